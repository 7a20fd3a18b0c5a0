import { enquiryForm } from './en/enquiry-form.ts'
import { messageForm } from './en/message-form.ts'
import { reviewForm } from './en/review-form.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the dialogs on a business's page; apart from the rest, because the browser downloads
 * them.
 */
export type DialogMessages = Pick<Messages, 'enquiryForm' | 'messageForm' | 'reviewForm'>

const DICTIONARIES = {
  en: { enquiryForm, messageForm, reviewForm },
} satisfies Record<Locale, DialogMessages>

/** The texts of a locale. Unknown locales get English. */
export function getDialogMessages(locale: string | undefined): DialogMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
