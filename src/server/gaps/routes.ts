import * as contract from '#contract/gaps.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { getCoverage } from './coverage.ts'
import { listGaps } from './list.ts'
import { takeNextCall } from './next-call.ts'
import { saveCall } from './save-call.ts'
import { gapTasks } from './tasks.ts'
import { listVisits } from './visits.ts'

/** What listings lack: calling and visiting them, and how much is known of each town. */
export function gapRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  for (const task of gapTasks({ db, now })) tasks.add(task)
  bind(api, contract.listGaps, (ctx, { query }) => listGaps(ctx, query))
  bindData(api, contract.takeNextCall, (ctx, { body }) => takeNextCall(ctx, body))
  bindData(api, contract.saveCall, (ctx, { body }) => saveCall(ctx, body))
  bindData(api, contract.listVisits, (ctx, { query }) => listVisits(ctx, query))
  bindData(api, contract.getCoverage, (ctx) => getCoverage(ctx), {
    tables: ['businesses', 'locations', 'coverage_days'],
  })
}
