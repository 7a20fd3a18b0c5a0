/**
 * The languages of the site, the one that texts are written in first: its code (the folder of its
 * texts in `i18n/`), its own name, its tag for dates and numbers, and the beginning of its
 * addresses.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', tag: 'en-IN', prefix: '' },
  { code: 'hi', name: 'हिंदी', tag: 'hi-IN', prefix: '/hi' },
] as const

export type Language = (typeof LANGUAGES)[number]
export type LanguageCode = Language['code']

export const findLanguage = (code: LanguageCode): Language =>
  LANGUAGES.find((language) => language.code === code)!
