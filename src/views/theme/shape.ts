import { SAMPLE_APPEARANCE, type SiteAppearance } from '#config/site-settings.ts'

type Tokens = Record<`--${string}`, string>

/* Radius of buttons, of inputs, of cards. A card cannot be a pill. */
const RADII: Record<SiteAppearance['borderRadius'], [string, string, string]> = {
  none: ['0', '0', '0'],
  small: ['4px', '3px', '4px'],
  medium: ['8px', '6px', '10px'],
  large: ['14px', '10px', '18px'],
  full: ['99px', '22px', '24px'],
}

const SHADOWS: Record<SiteAppearance['shadowStyle'], string> = {
  none: 'none',
  subtle: '0 1px 0 rgb(60 30 10/.06)',
  medium: '0 2px 8px rgb(60 30 10/.12)',
  strong: '0 6px 20px rgb(60 30 10/.2)',
}

const SIZES: Record<SiteAppearance['fontSize'], string> = {
  small: '93.75%',
  medium: '100%',
  large: '112.5%',
}

const AFTER_CHOSEN_FONT =
  "Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',system-ui,sans-serif"

/**
 * Tokens of font, size, radius and shadow, for the settings that differ from the sample district's.
 */
export function getChangedShapeTokens(look: SiteAppearance): Tokens {
  const standard = getAllShapeTokens(SAMPLE_APPEARANCE)
  return Object.fromEntries(
    Object.entries(getAllShapeTokens(look)).filter(
      ([name, value]) => standard[name as `--${string}`] !== value,
    ),
  )
}

/** The same for all of the settings. */
export function getAllShapeTokens({
  fontFamily,
  fontSize,
  borderRadius,
  shadowStyle,
}: SiteAppearance): Tokens {
  const [control, input, card] = RADII[borderRadius]
  return {
    '--face-body': `'${fontFamily.replace(/[^\w -]/g, '')}',${AFTER_CHOSEN_FONT}`,
    '--t-root': SIZES[fontSize],
    '--shadow': SHADOWS[shadowStyle],
    '--radius': control,
    '--radius-s': input,
    '--radius-c': card,
  }
}
