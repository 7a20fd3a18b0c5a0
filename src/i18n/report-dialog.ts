import { adReport } from './en/report-ad.ts'
import { businessReport } from './en/report-business.ts'
import { reportForm } from './en/report-form.ts'
import type { Locale } from './index.ts'

/** Texts of the dialog that reports an ad or a business; downloaded when it is first opened. */
export type ReportMessages = {
  form: typeof reportForm
  business: typeof businessReport
  classified: typeof adReport
}

const DICTIONARIES = {
  en: { form: reportForm, business: businessReport, classified: adReport },
} satisfies Record<Locale, ReportMessages>

/** The texts of a locale. Unknown locales get English. */
export function getReportMessages(locale: string | undefined): ReportMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
