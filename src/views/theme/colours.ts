import type { SiteLook } from '#config/site-settings.ts'
import { getContrast, darkenUntil, lightenUntil, getReadableInk } from '#shared/rules/colour.ts'

/* Grounds that words must be readable on: the darkest of the light theme, the lightest of the
   dark one. */
export const SUNK_LIGHT = '#efeae0'
export const SAND_DARK = '#453724'
export const WORDS = 4.5
const MARKS = 3

/** The first of the wishes that reads on the ground, else black or white. */
const reads = (ground: string, ratio: number, ...wishes: string[]) =>
  wishes.find((wish) => getContrast(wish, ground) >= ratio) ?? getReadableInk(ground)

/** Tokens of the light theme that follow from the three colours of the settings. */
export function lightColours({
  primaryColor,
  secondaryColor,
  accentColor,
}: SiteLook): Record<`--${string}`, string> {
  const onWall = reads(secondaryColor, WORDS, '#fff3e0')
  const awayFromWall =
    getContrast(onWall, '#000000') > getContrast(onWall, '#ffffff') ? lightenUntil : darkenUntil
  return {
    '--primary': primaryColor,
    '--on-primary': reads(primaryColor, WORDS, '#ffffff', '#0c2216'),
    '--link': darkenUntil(primaryColor, SUNK_LIGHT, WORDS),
    '--secondary': secondaryColor,
    '--on-secondary': onWall,
    '--on-wall-2': reads(secondaryColor, WORDS, '#eed9c6', onWall),
    '--on-wall-mark': awayFromWall('#e9a933', secondaryColor, WORDS),
    '--wall-line': awayFromWall('#e2ae85', secondaryColor, MARKS),
    '--draw': darkenUntil(secondaryColor, SUNK_LIGHT, MARKS),
    '--accent': accentColor,
    '--on-accent': reads(accentColor, WORDS, '#20140d'),
    '--flame-text': darkenUntil(accentColor, SUNK_LIGHT, WORDS),
  }
}

/** The same for the dark theme: colours for words are lightened, the wall is darkened. */
export function darkColours({
  primaryColor,
  secondaryColor,
  accentColor,
}: SiteLook): Record<`--${string}`, string> {
  const primary = lightenUntil(primaryColor, SAND_DARK, WORDS)
  const accent = lightenUntil(accentColor, '#15110e', WORDS)
  return {
    '--primary': primary,
    '--on-primary': reads(primary, WORDS, '#0c2216'),
    '--link': primary,
    '--secondary': darkenUntil(secondaryColor, '#fbead6', 11),
    '--draw': lightenUntil(secondaryColor, SAND_DARK, MARKS),
    '--accent': accent,
    '--on-accent': reads(accent, WORDS, '#20140d'),
    '--flame-text': lightenUntil(accentColor, SAND_DARK, WORDS),
  }
}
