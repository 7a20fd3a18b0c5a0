import * as admin from '#contract/reports-admin.ts'
import * as contract from '#contract/reports.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import { bindPlainForm } from '#server/kit/http/bind-plain-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { submitComplaint } from './submit-complaint.ts'
import { createReport } from './create.ts'
import { anonymiseClosedReportsTask } from './delete-closed.ts'
import { listReports } from './list.ts'
import { countComplaintsByMonth } from './count-complaints.ts'
import { answerReport, updateReport, closeReport, readReport } from './thread.ts'

/** Reports about what should not be public, complaints, and what administrators do with them. */
export function reportRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  tasks.add(anonymiseClosedReportsTask({ db, now }))
  bindData(api, contract.sendReport, (ctx, { body }) => createReport(ctx, body))
  bindData(api, contract.submitComplaint, (ctx, { body }) => submitComplaint(ctx, body))
  bindPlainForm(api, '/grievance', '/grievance', contract.submitComplaint.body, submitComplaint)
  bindData(
    api,
    contract.countComplaintsByMonth,
    (ctx) => countComplaintsByMonth(ctx),
    // The day decides, and no table of public content.
    { fresh: true },
  )
  bind(api, admin.listReports, (ctx, { query }) => listReports(ctx, query))
  bindData(api, admin.getReport, (ctx, { params }) => readReport(ctx, params.id))
  bindData(api, admin.updateReport, (ctx, { params, body }) =>
    updateReport(ctx, { ...params, ...body }),
  )
  bindData(api, admin.answerReport, (ctx, { params, body }) =>
    answerReport(ctx, { ...params, ...body }),
  )
  bindData(api, admin.closeReport, (ctx, { params, body }) =>
    closeReport(ctx, { ...params, ...body }),
  )
}
