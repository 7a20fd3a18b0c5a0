import { forecastCampaign } from '#server/advertising/figures/forecast.ts'
import { readAdOverview } from '#server/advertising/figures/overview.ts'
import { readAdStatement } from '#server/advertising/figures/statement.ts'
import { getCampaignStats } from '#server/advertising/figures/stats.ts'
import { listCampaigns } from '#server/advertising/campaigns/list.ts'
import { closeDays } from '#server/advertising/creatives/ledger/days.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { campaigns } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { readPlacements } from '#server/advertising/placements/columns.ts'
import { toPaise } from '#shared/rules/money.ts'
import type { BenchFigure } from './measure.ts'

const TIMES = 20

/** How long pages of figures take, from the sums. */
export async function measureAdPages(db: Db): Promise<BenchFigure[]> {
  const [owner] = await db.select({ id: campaigns.accountId }).from(campaigns).limit(1)
  const admin = { kind: 'user', id: owner!.id, role: 'admin', name: 'Admin' } as const
  const ctx = { db, actor: admin, now: () => new Date() } as unknown as UserContext
  const query = { sort: 'spent', order: 'desc', page: 1, limit: 100 } as const
  const asked = { costPerClick: toPaise(8), budget: toPaise(1000), locations: [], keywords: [] }
  const pages: Record<string, () => Promise<unknown>> = {
    'statistics of a campaign, compared': () => getCampaignStats(ctx, { id: 7, compare: 'true' }),
    'a hundred campaigns': () => listCampaigns(ctx, query),
    'a statement of a thousand campaigns': () => readAdStatement(ctx, {}),
    'a forecast': () => forecastCampaign(ctx, asked as never),
    placements: () => readPlacements(db, new Date()),
    'the overview': () => readAdOverview(ctx),
  }
  const began = performance.now()
  await closeDays(db, new Date())
  const closing = (performance.now() - began) / 1000
  const figures: BenchFigure[] = [
    { name: 'figures of ads: five weeks added up', value: closing, unit: 's', better: 'less' },
  ]
  for (const [name, read] of Object.entries(pages)) {
    const times: number[] = []
    for (let n = 0; n < TIMES; n += 1) {
      const before = performance.now()
      await read()
      times.push(performance.now() - before)
    }
    times.sort((a, b) => a - b)
    const middle = times[TIMES / 2] ?? 0
    figures.push({ name: `figures of ads: ${name}`, value: middle, unit: 'ms', better: 'less' })
    figures.push({
      name: `figures of ads: ${name}, slowest of ${TIMES}`,
      value: times.at(-1) ?? 0,
      unit: 'ms',
      better: 'less',
    })
  }
  return figures
}
