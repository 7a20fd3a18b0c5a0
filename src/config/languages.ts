import { DISTRICT_LANGUAGES } from '#district/local.ts'

/**
 * The languages of the site, the one that texts are written in first: its code (the folder of its
 * texts in `i18n/`), its own name, its tag for dates and numbers, and the beginning of its
 * addresses; what invites its readers on a page in another language, and how they say no.
 */
export const LANGUAGES = [
  {
    code: 'en',
    name: 'English',
    tag: 'en-IN',
    prefix: '',
    invitation: 'Read this page in English',
    dismiss: 'Close',
  },
  {
    code: 'hi',
    name: 'हिंदी',
    tag: 'hi-IN',
    prefix: '/hi',
    invitation: 'यह पेज हिंदी में पढ़ें',
    dismiss: 'बंद करें',
  },
] as const

export type Language = (typeof LANGUAGES)[number]
export type LanguageCode = Language['code']

/** The language without a beginning: its addresses are those that all languages share. */
export const FIRST_LANGUAGE = LANGUAGES[0]

/** What a site publishes unless its operator says otherwise: every language of the district. */
export const DEFAULT_LANGUAGES: readonly LanguageCode[] = /* @__PURE__ */ LANGUAGES.map(
  ({ code }) => code,
).filter((code) => DISTRICT_LANGUAGES.includes(code))

export const findLanguage = (code: LanguageCode): Language =>
  LANGUAGES.find((language) => language.code === code)!

/** What exists once, for readers of all languages. */
const SHARED = /^\/(?:(?:api|uploads|_astro)(?:\/|$)|offline\/|(?:developers$|robots\.txt$))/

/** Whether the page or file of an address exists in each language, `/about` and `/hi/about`. */
export const isTranslatedPath = (path: string): boolean => !SHARED.test(path)

/** `/hi/business/x` → Hindi, and `/business/x`: the address that all languages share. */
export function splitLanguage(address: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const { prefix } = language
    if (prefix === '' || !address.startsWith(prefix)) continue
    const path = address.slice(prefix.length)
    if (path === '' || path.startsWith('/')) return { language, path: path || '/' }
  }
  return { language: FIRST_LANGUAGE, path: address }
}

/** The address of a page in a language: `/business/x` → `/hi/business/x`, `/` → `/hi`. */
export const addLanguage = ({ prefix }: Language, path: string): string =>
  prefix !== '' && isTranslatedPath(path) ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path

/** The same for a link that people wrote: one to a page in a language of their choice stays. */
export const linkInLanguage = (language: Language, path: string): string =>
  splitLanguage(path).language === FIRST_LANGUAGE ? addLanguage(language, path) : path

/** The addresses of pages in each of these languages, once where a page is the same in all. */
export const addLanguages = (
  codes: readonly LanguageCode[],
  paths: readonly string[],
): string[] => [
  ...new Set(codes.flatMap((code) => paths.map((path) => addLanguage(findLanguage(code), path)))),
]
