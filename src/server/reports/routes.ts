import * as admin from '#contract/reports-admin.ts'
import * as contract from '#contract/reports.ts'
import { bind } from '#server/http/bind.ts'
import { bindPlainForm } from '#server/http/bind-plain-form.ts'
import type { Api } from '#server/http/context.ts'
import { complain } from './complain.ts'
import { createReport } from './create.ts'
import { deleteClosedReportsTask } from './delete-closed.ts'
import { listReports } from './list.ts'
import { countComplaints } from './months.ts'
import { answerReport, changeReport, closeReport, readReport } from './thread.ts'

/** Reports about what should not be public, complaints, and what administrators do with them. */
export function reportRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  tasks.add(deleteClosedReportsTask({ db, now }))
  bind(api, contract.sendReport, async (ctx, { body }) => ({ data: await createReport(ctx, body) }))
  bind(api, contract.complain, async (ctx, { body }) => ({ data: await complain(ctx, body) }))
  bindPlainForm(api, '/grievance', '/grievance', contract.complain.body, complain)
  bind(
    api,
    contract.countComplaints,
    async (ctx) => ({ data: await countComplaints(ctx) }),
    // The day decides, and no table of public content.
    { fresh: true },
  )
  bind(api, admin.listReports, (ctx, { query }) => listReports(ctx, query))
  bind(api, admin.readReport, async (ctx, { params }) => ({
    data: await readReport(ctx, params.id),
  }))
  bind(api, admin.changeReport, async (ctx, { params, body }) => ({
    data: await changeReport(ctx, { ...params, ...body }),
  }))
  bind(api, admin.answerReport, async (ctx, { params, body }) => ({
    data: await answerReport(ctx, { ...params, ...body }),
  }))
  bind(api, admin.closeReport, async (ctx, { params, body }) => ({
    data: await closeReport(ctx, { ...params, ...body }),
  }))
}
