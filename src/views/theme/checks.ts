import type { SiteAppearance } from '#config/site-settings.ts'
import { getContrast } from '#shared/rules/colour.ts'
import {
  getDarkColours,
  getLightColours,
  LIGHTEST_DARK_GROUND,
  DARKEST_LIGHT_GROUND,
  MIN_TEXT_CONTRAST,
} from './colours.ts'

type ColourName = 'primaryColor' | 'secondaryColor' | 'accentColor'

/** What is seen of one of the three colours: words on it, and itself as words. */
export type ColourCheck = {
  /** The colour of words on it, and their contrast. */
  wordsOn: string
  ratio: number
  /** As words on the paper of the light theme: its contrast, and what is used where that is low. */
  asWords: { ratio: number; instead: string | null } | null
}

/** Checks a chosen colour as the pages use it. */
export function checkColour(look: SiteAppearance, name: ColourName): ColourCheck {
  const tokens = getLightColours(look)
  const on = { primaryColor: 'primary', secondaryColor: 'secondary', accentColor: 'accent' }[name]
  const wordsOn = tokens[`--on-${on}`]!
  const words = (
    { primaryColor: '--link', accentColor: '--flame-text', secondaryColor: null } as const
  )[name]
  const ratio = getContrast(look[name], DARKEST_LIGHT_GROUND)
  return {
    wordsOn,
    ratio: getContrast(wordsOn, look[name]),
    asWords: words && {
      ratio,
      instead: ratio < MIN_TEXT_CONTRAST ? tokens[words]! : null,
    },
  }
}

/** How many pairs of words and ground can be read, and how many colours were changed for that. */
export function checkAppearanceContrast(look: SiteAppearance): {
  good: number
  all: number
  corrected: number
} {
  const [light, dark] = [getLightColours(look), getDarkColours(look)]
  const pairs = [light, dark].flatMap((tokens, isDark) => {
    const ground = isDark ? LIGHTEST_DARK_GROUND : DARKEST_LIGHT_GROUND
    const wall = tokens['--secondary']!
    return [
      [tokens['--on-primary'], tokens['--primary']],
      [tokens['--link'], ground],
      [tokens['--on-accent'], tokens['--accent']],
      [tokens['--flame-text'], ground],
      ...(isDark
        ? []
        : [
            [tokens['--on-secondary'], wall],
            [tokens['--on-wall-2'], wall],
            [tokens['--on-wall-mark'], wall],
          ]),
    ]
  })
  const good = pairs.filter(
    ([words, ground]) => getContrast(words!, ground!) >= MIN_TEXT_CONTRAST,
  ).length
  const corrected = [
    [light['--link'], look.primaryColor],
    [light['--flame-text'], look.accentColor],
    [dark['--link'], look.primaryColor],
    [dark['--flame-text'], look.accentColor],
  ].filter(([used, chosen]) => used!.toLowerCase() !== chosen!.toLowerCase()).length
  return { good, all: pairs.length, corrected }
}
