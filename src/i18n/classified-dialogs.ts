import { inquiry } from './en/inquiry.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the dialogs on an ad's page; apart from the rest, because the browser downloads them.
 */
export type ClassifiedDialogMessages = Pick<Messages, 'inquiry'>

const DICTIONARIES = { en: { inquiry } } satisfies Record<Locale, ClassifiedDialogMessages>

/** The texts of a locale. Unknown locales get English. */
export function getClassifiedDialogMessages(locale: string | undefined): ClassifiedDialogMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
