import * as contract from '#contract/ad-figures.ts'
import { rebuildAndCompareSums } from '#server/advertising/creatives/index.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { forecastCampaign } from './forecast.ts'
import { readAdOverview } from './overview.ts'
import { readAdStatement } from './statement.ts'
import { exportCampaignStats } from './stats-file.ts'
import { getCampaignStats } from './stats.ts'
import { deleteOldWeeklySummaries, sendWeeklyAdSummaries } from './weekly-summaries.ts'

/** What advertisers and administrators read of the sums of the ledger. */
export function adFigureRoutes(api: Api): void {
  const ctx = { ...api.ports, now: api.deps.now ?? (() => new Date()) }
  api.deps.tasks.add({
    name: 'mail the week of advertisers',
    everyMs: QUARTER_HOUR_MS,
    run: async () => {
      await sendWeeklyAdSummaries(ctx)
      await deleteOldWeeklySummaries(ctx)
    },
  })
  bind(api, contract.getCampaignStats, async (ctx, { params, query }) => ({
    data: await getCampaignStats(ctx, { ...query, id: params.id }),
  }))
  bind(api, contract.exportCampaignStats, async (ctx, { params, query }) => ({
    data: await exportCampaignStats(ctx, { ...query, id: params.id }),
  }))
  bind(api, contract.getAdForecast, async (ctx, { query }) => ({
    data: await forecastCampaign(ctx, query),
  }))
  bind(api, contract.getAdStatement, async (ctx, { query }) => ({
    data: await readAdStatement(ctx, query),
  }))
  bind(api, contract.getAdOverview, async (ctx) => ({ data: await readAdOverview(ctx) }))
  bind(api, contract.rebuildAdSums, async (ctx) => ({ data: await rebuildAndCompareSums(ctx) }))
}
