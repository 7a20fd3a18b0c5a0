import { inquiry } from './en/inquiry.ts'
import { reportForm } from './en/report-form.ts'
import type { Locale, Messages } from './index.ts'

/** What the dialogs of an ad's page say: apart from the rest, as the browser downloads it. */
export type AdDialogMessages = Pick<Messages, 'inquiry' | 'reportForm'>

const DICTIONARIES = { en: { inquiry, reportForm } } satisfies Record<Locale, AdDialogMessages>

/** The texts of a locale. Unknown locales read English. */
export function adDialogMessages(locale: string | undefined): AdDialogMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
