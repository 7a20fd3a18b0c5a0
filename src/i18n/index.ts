import { en } from './en/index.ts'

/**
 * Every text of the public site in one language. A second locale must supply all of them to
 * type-check.
 */
export type Messages = typeof en

export const DEFAULT_LOCALE = 'en'

const DICTIONARIES = { en } satisfies Record<string, Messages>

export type Locale = keyof typeof DICTIONARIES

/**
 * The texts of a locale, such as `getMessages(Astro.currentLocale).navigation.search`. Unknown
 * locales get English.
 */
export function getMessages(locale: string | undefined): Messages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES[DEFAULT_LOCALE]
}
