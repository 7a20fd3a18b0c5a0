import { inquiry } from './en/inquiry.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the dialogs on an ad's page; apart from the rest, because the browser downloads them.
 */
export type AdDialogMessages = Pick<Messages, 'inquiry'>

const DICTIONARIES = { en: { inquiry } } satisfies Record<Locale, AdDialogMessages>

/** The texts of a locale. Unknown locales get English. */
export function getAdDialogMessages(locale: string | undefined): AdDialogMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
