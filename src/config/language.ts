import type { LanguageCode } from './languages.ts'

/* Written in by the bundler (astro.config.mjs); Node runs code in English. */

/** The language of the bundle that this code is in. */
export const LANGUAGE = (process.env.ZILA_LANGUAGE ?? 'en') as LanguageCode
