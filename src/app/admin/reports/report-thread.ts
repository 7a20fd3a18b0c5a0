import type { CallResponse } from '#client/call.ts'

/** A report with its answers, as one opens it. */
export type ReportThread = CallResponse<'GET /reports/admin/{id}'>['data']
