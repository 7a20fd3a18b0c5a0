import { adReport } from './en/report-ad.ts'
import { businessReport } from './en/report-business.ts'
import { reportForm } from './en/report-form.ts'

/** Texts of the dialog that reports an ad or a business; downloaded when it is first opened. */
export const reportMessages = { form: reportForm, business: businessReport, classified: adReport }
