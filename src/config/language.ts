import { DEFAULT_LANGUAGES, LANGUAGES, type Language, type LanguageCode } from './languages.ts'

/* Written in by the bundler (astro.config.mjs). Node runs code in English, and knows what is
   published from its environment. */

/** The language of the bundle that this code is in. */
export const BUNDLE_LANGUAGE = (process.env.ZILA_LANGUAGE ?? 'en') as LanguageCode

/** The languages that this site publishes, English first. */
export const PUBLISHED_LANGUAGES =
  /* @__PURE__ */ (process.env.LANGUAGES?.match(/\w+/g) as LanguageCode[] | null | undefined) ??
  DEFAULT_LANGUAGES

/** The language that pages of this bundle offer beside their own; null where there is none. */
export const OTHER_LANGUAGE: Language | null =
  /* @__PURE__ */ LANGUAGES.find(
    ({ code }) => code !== BUNDLE_LANGUAGE && PUBLISHED_LANGUAGES.includes(code),
  ) ?? null
