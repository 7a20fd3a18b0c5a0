import * as admin from '#contract/reports-admin.ts'
import * as contract from '#contract/reports.ts'
import { bind } from '#server/kit/http/bind.ts'
import { bindPlainForm } from '#server/kit/http/bind-plain-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { submitComplaint } from './submit-complaint.ts'
import { createReport } from './create.ts'
import { deleteClosedReportsTask } from './delete-closed.ts'
import { listReports } from './list.ts'
import { countComplaintsByMonth } from './count-complaints.ts'
import { answerReport, updateReport, closeReport, readReport } from './thread.ts'

/** Reports about what should not be public, complaints, and what administrators do with them. */
export function reportRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  tasks.add(deleteClosedReportsTask({ db, now }))
  bind(api, contract.sendReport, async (ctx, { body }) => ({ data: await createReport(ctx, body) }))
  bind(api, contract.submitComplaint, async (ctx, { body }) => ({
    data: await submitComplaint(ctx, body),
  }))
  bindPlainForm(api, '/grievance', '/grievance', contract.submitComplaint.body, submitComplaint)
  bind(
    api,
    contract.countComplaintsByMonth,
    async (ctx) => ({ data: await countComplaintsByMonth(ctx) }),
    // The day decides, and no table of public content.
    { fresh: true },
  )
  bind(api, admin.listReports, (ctx, { query }) => listReports(ctx, query))
  bind(api, admin.readReport, async (ctx, { params }) => ({
    data: await readReport(ctx, params.id),
  }))
  bind(api, admin.updateReport, async (ctx, { params, body }) => ({
    data: await updateReport(ctx, { ...params, ...body }),
  }))
  bind(api, admin.answerReport, async (ctx, { params, body }) => ({
    data: await answerReport(ctx, { ...params, ...body }),
  }))
  bind(api, admin.closeReport, async (ctx, { params, body }) => ({
    data: await closeReport(ctx, { ...params, ...body }),
  }))
}
