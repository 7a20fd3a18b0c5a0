import * as contract from '#contract/analytics.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { countAction } from './count-action.ts'
import { exportAnalytics } from './export.ts'
import { listAnalytics } from './list.ts'
import { readAnalytics, readTotals } from './read.ts'
import { deleteCountsTask, publishViewsTask } from './tasks.ts'

/** Counting what people do with listings and ads, and showing it to those they belong to. */
export function analyticsRoutes(api: Api): void {
  const now = api.deps.now ?? (() => new Date())
  api.deps.tasks.add(publishViewsTask({ db: api.deps.db, now }))
  api.deps.tasks.add(deleteCountsTask({ db: api.deps.db, now }))
  bind(api, contract.countAction, async (ctx, input) => ({ data: await countAction(ctx, input) }))
  bind(api, contract.getAnalyticsTotals, async (ctx, { query }) => ({
    data: await readTotals(ctx, query.days),
  }))
  bind(api, contract.readAnalytics, async (ctx, { query }) => ({
    data: await readAnalytics(ctx, query),
  }))
  bind(api, contract.listAnalytics, (ctx, { query }) => listAnalytics(ctx, query))
  bind(api, contract.exportAnalytics, async (ctx, { query }) => ({
    data: await exportAnalytics(ctx, query),
  }))
}
