import type { SiteAppearance } from '#config/site-settings.ts'
import { getContrast, darkenUntil, lightenUntil, getReadableInk } from '#shared/rules/colour.ts'

/* Grounds that words must be readable on: the darkest of the light theme, the lightest of the
   dark one. */
export const DARKEST_LIGHT_GROUND = '#efeae0'
export const LIGHTEST_DARK_GROUND = '#453724'
export const MIN_TEXT_CONTRAST = 4.5
const MARKS = 3

/** The first of the wishes that reads on the ground, else black or white. */
const reads = (ground: string, ratio: number, ...wishes: string[]) =>
  wishes.find((wish) => getContrast(wish, ground) >= ratio) ?? getReadableInk(ground)

/** Tokens of the light theme that follow from the three colours of the settings. */
export function getLightColours({
  primaryColor,
  secondaryColor,
  accentColor,
}: SiteAppearance): Record<`--${string}`, string> {
  const onWall = reads(secondaryColor, MIN_TEXT_CONTRAST, '#fff3e0')
  const awayFromWall =
    getContrast(onWall, '#000000') > getContrast(onWall, '#ffffff') ? lightenUntil : darkenUntil
  return {
    '--primary': primaryColor,
    '--on-primary': reads(primaryColor, MIN_TEXT_CONTRAST, '#ffffff', '#0c2216'),
    '--link': darkenUntil(primaryColor, DARKEST_LIGHT_GROUND, MIN_TEXT_CONTRAST),
    '--secondary': secondaryColor,
    '--on-secondary': onWall,
    '--on-wall-2': reads(secondaryColor, MIN_TEXT_CONTRAST, '#eed9c6', onWall),
    '--on-wall-mark': awayFromWall('#e9a933', secondaryColor, MIN_TEXT_CONTRAST),
    '--wall-line': awayFromWall('#e2ae85', secondaryColor, MARKS),
    '--draw': darkenUntil(secondaryColor, DARKEST_LIGHT_GROUND, MARKS),
    '--accent': accentColor,
    '--on-accent': reads(accentColor, MIN_TEXT_CONTRAST, '#20140d'),
    '--flame-text': darkenUntil(accentColor, DARKEST_LIGHT_GROUND, MIN_TEXT_CONTRAST),
  }
}

/** The same for the dark theme: colours for words are lightened, the wall is darkened. */
export function getDarkColours({
  primaryColor,
  secondaryColor,
  accentColor,
}: SiteAppearance): Record<`--${string}`, string> {
  const primary = lightenUntil(primaryColor, LIGHTEST_DARK_GROUND, MIN_TEXT_CONTRAST)
  const accent = lightenUntil(accentColor, '#15110e', MIN_TEXT_CONTRAST)
  return {
    '--primary': primary,
    '--on-primary': reads(primary, MIN_TEXT_CONTRAST, '#0c2216'),
    '--link': primary,
    '--secondary': darkenUntil(secondaryColor, '#fbead6', 11),
    '--draw': lightenUntil(secondaryColor, LIGHTEST_DARK_GROUND, MARKS),
    '--accent': accent,
    '--on-accent': reads(accent, MIN_TEXT_CONTRAST, '#20140d'),
    '--flame-text': lightenUntil(accentColor, LIGHTEST_DARK_GROUND, MIN_TEXT_CONTRAST),
  }
}
