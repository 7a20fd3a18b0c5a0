import { SAMPLE_APPEARANCE, type SiteAppearance } from '#config/site-settings.ts'
import { getDarkColours, getLightColours } from './colours.ts'
import { getCategoryColourRules } from './category-colours.ts'
import { getChangedShapeTokens, getAllShapeTokens } from './shape.ts'

type Tokens = Record<`--${string}`, string>

/**
 * The rules by which a website's settings change the look of tokens.css, and the earths that its
 * own category colours bring. Empty for the sample district's settings and no earths.
 */
export function getThemeCss(look: SiteAppearance, earths: Iterable<string> = []): string {
  let rules = known.get(look)
  if (rules === undefined) known.set(look, (rules = lookCss(look)))
  return rules + getCategoryColourRules(earths)
}

/* Every page of a build is given the same settings. */
const known = new WeakMap<SiteAppearance, string>()

function lookCss(look: SiteAppearance): string {
  const light = block(':root', changedOf(look, getLightColours))
  const dark = block(':root', changedOf(look, getDarkColours))
  const rules = [block(':root', getChangedShapeTokens(look))]
  // Each in its own query, so that what only the light theme changes does not reach into the dark
  // one.
  if (look.theme === 'auto') rules.push(whenDeviceIs('light', light), whenDeviceIs('dark', dark))
  else rules.push(look.theme === 'light' ? light : dark)
  return rules.join('')
}

/** Tokens that the look sets otherwise than the sample district's. */
function changedOf(look: SiteAppearance, derive: (look: SiteAppearance) => Tokens): Tokens {
  const standard = derive(SAMPLE_APPEARANCE)
  return Object.fromEntries(
    Object.entries(derive(look)).filter(
      ([name, value]) => standard[name as `--${string}`] !== value,
    ),
  )
}

function block(selector: string, tokens: Tokens): string {
  const body = Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return body && `${selector}{${body}}`
}

const whenDeviceIs = (scheme: 'light' | 'dark', rules: string) =>
  rules && `@media (prefers-color-scheme:${scheme}){${rules}}`

/** All tokens of a look in one theme, stronger than what a page has: for a preview. */
export const getLookCss = (look: SiteAppearance, theme: 'light' | 'dark'): string =>
  block(':root:root:root', {
    ...(theme === 'light' ? getLightColours(look) : getDarkColours(look)),
    ...getAllShapeTokens(look),
  })
