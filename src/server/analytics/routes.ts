import * as contract from '#contract/analytics.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { countAction } from './count-action.ts'
import { exportAnalytics } from './export.ts'
import { listAnalytics } from './list.ts'
import { readAnalytics, readTotals } from './read.ts'
import { deleteExpiredVisitDataTask, publishViewsTask } from './tasks.ts'

/** Counting what people do with listings and ads, and showing it to those they belong to. */
export function analyticsRoutes(api: Api): void {
  const now = api.deps.now ?? (() => new Date())
  api.deps.tasks.add(publishViewsTask({ db: api.deps.db, now }))
  api.deps.tasks.add(deleteExpiredVisitDataTask({ db: api.deps.db, now }))
  bindData(api, contract.countAction, (ctx, input) => countAction(ctx, input))
  bindData(api, contract.getAnalyticsTotals, (ctx, { query }) => readTotals(ctx, query.days))
  bindData(api, contract.getAnalyticsByDay, (ctx, { query }) => readAnalytics(ctx, query))
  bind(api, contract.listAnalytics, (ctx, { query }) => listAnalytics(ctx, query))
  bindData(api, contract.exportAnalytics, (ctx, { query }) => exportAnalytics(ctx, query))
}
