import { enquiryForm } from './en/enquiry-form.ts'
import { messageForm } from './en/message-form.ts'
import { reportForm } from './en/report-form.ts'
import { reviewForm } from './en/review-form.ts'
import type { Locale, Messages } from './index.ts'

/** What the dialogs of a business's page say: apart from the rest, as the browser downloads it. */
export type DialogMessages = Pick<
  Messages,
  'enquiryForm' | 'messageForm' | 'reportForm' | 'reviewForm'
>

const DICTIONARIES = { en: { enquiryForm, messageForm, reportForm, reviewForm } } satisfies Record<
  Locale,
  DialogMessages
>

/** The texts of a locale. Unknown locales read English. */
export function dialogMessages(locale: string | undefined): DialogMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
