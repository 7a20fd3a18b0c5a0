import * as contract from '#contract/ad-figures.ts'
import { rebuildAndCompare } from '#server/creatives/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { forecast } from './forecast.ts'
import { readOverview } from './overview.ts'
import { readStatement } from './statement.ts'
import { campaignStatsFile } from './stats-file.ts'
import { campaignStats } from './stats.ts'
import { deleteOldWeeks, notifyWeek } from './week.ts'

const QUARTER_HOUR_MS = 15 * 60_000

/** What advertisers and administrators read of the sums of the ledger. */
export function adFigureRoutes(api: Api): void {
  const ctx = { ...api.ports, now: api.deps.now ?? (() => new Date()) }
  api.deps.tasks.add({
    name: 'mail the week of advertisers',
    everyMs: QUARTER_HOUR_MS,
    run: async () => {
      await notifyWeek(ctx)
      await deleteOldWeeks(ctx)
    },
  })
  bind(api, contract.campaignStats, async (ctx, { params, query }) => ({
    data: await campaignStats(ctx, { ...query, id: params.id }),
  }))
  bind(api, contract.campaignStatsFile, async (ctx, { params, query }) => ({
    data: await campaignStatsFile(ctx, { ...query, id: params.id }),
  }))
  bind(api, contract.adForecast, async (ctx, { query }) => ({ data: await forecast(ctx, query) }))
  bind(api, contract.adStatement, async (ctx, { query }) => ({
    data: await readStatement(ctx, query),
  }))
  bind(api, contract.adOverview, async (ctx) => ({ data: await readOverview(ctx) }))
  bind(api, contract.rebuildAdSums, async (ctx) => ({ data: await rebuildAndCompare(ctx) }))
}
