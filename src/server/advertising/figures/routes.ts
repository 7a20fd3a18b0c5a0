import * as contract from '#contract/ad-figures.ts'
import { rebuildAndCompareSums } from '#server/advertising/creatives/index.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { exportClicks } from './clicks-file.ts'
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
  bindData(api, contract.getCampaignStats, (ctx, { params, query }) =>
    getCampaignStats(ctx, { ...query, id: params.id }),
  )
  bindData(api, contract.exportCampaignStats, (ctx, { params, query }) =>
    exportCampaignStats(ctx, { ...query, id: params.id }),
  )
  bindData(api, contract.getAdForecast, (ctx, { query }) => forecastCampaign(ctx, query))
  bindData(api, contract.getAdStatement, (ctx, { query }) => readAdStatement(ctx, query))
  bindData(api, contract.exportAdClicks, (ctx, { query }) => exportClicks(ctx, query))
  bindData(api, contract.getAdOverview, (ctx) => readAdOverview(ctx))
  bindData(api, contract.rebuildAdSums, (ctx) => rebuildAndCompareSums(ctx))
}
