import type { CallAnswer } from '#client/call.ts'

/** A report with its answers, as one opens it. */
export type ReportThread = CallAnswer<'GET /reports/admin/{id}'>['data']
