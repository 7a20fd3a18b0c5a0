import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { forecast } from '#server/ad-figures/forecast.ts'
import { readOverview } from '#server/ad-figures/overview.ts'
import { readStatement } from '#server/ad-figures/statement.ts'
import { campaignStats } from '#server/ad-figures/stats.ts'
import { listCampaigns } from '#server/campaigns/list.ts'
import { closeDays } from '#server/creatives/ledger/days.ts'
import type { Db } from '#server/db/connection.ts'
import { campaigns } from '#server/db/tables/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { readPlacements } from '#server/placements/columns.ts'
import { toPaise } from '#shared/rules/money.ts'
import type { Figure } from './measure.ts'

const CREATIVES = 5000
const CAMPAIGNS = 1000
const DAYS = 28
/** Of each day, as hours of the evening. */
const HOURS = 6
const TIMES = 20

/** Fills without the time limit that statements of the product have. */
export async function fillWith(db: Db, statement: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(statement)
  })
}

/** Four weeks of sums for every creative: what pages of figures are read from. */
export async function fillSums(db: Db): Promise<void> {
  const rows = sql`
    from generate_series(1, ${CREATIVES}::int) creative
      cross join generate_series(0, ${DAYS - 1}::int) day
      cross join generate_series(0, ${HOURS - 1}::int) hour`
  const time = sql`date_trunc('hour', now(), 'Asia/Kolkata')
    - day * interval '1 day' - hour * interval '1 hour'`
  const columns = sql`${time}, 1 + creative % ${CAMPAIGNS}::int, creative, 1 + creative % 2,
    'home', ''`
  await fillWith(
    db,
    sql`
    insert into ad_offer_hours
      (hour, campaign_id, creative_id, placement_id, page, town, count)
    select ${columns}, 30 ${rows}`,
  )
  for (const [kind, verdict, count, amount] of [
    ['view', 'billed', 20, 0],
    ['click', 'billed', 1, 800],
    ['click', 'repeat', 1, 0],
  ] as const)
    await fillWith(
      db,
      sql`
      insert into ad_hours (hour, campaign_id, creative_id, placement_id, page, town, kind, verdict,
        count, amount)
      select ${columns}, ${kind}, ${verdict}, ${count}::int, ${amount}::int ${rows}`,
    )
  await fillWith(
    db,
    sql`
    insert into campaign_days (campaign_id, day, spent, views, clicks)
    select campaign_id, (hour at time zone 'Asia/Kolkata')::date, sum(amount),
      sum(count) filter (where kind = 'view'),
      sum(count) filter (where kind = 'click' and verdict = 'billed')
    from ad_hours group by 1, 2`,
  )
  await fillWith(
    db,
    sql`
    insert into campaign_totals (campaign_id, spent, views, clicks)
    select campaign_id, sum(spent), sum(views), sum(clicks) from campaign_days group by 1`,
  )
}

/** How long pages of figures take, from the sums. */
export async function pageFigures(db: Db): Promise<Figure[]> {
  const [owner] = await db.select({ id: campaigns.accountId }).from(campaigns).limit(1)
  const admin = { kind: 'user', id: owner!.id, role: 'admin', name: 'Admin' } as const
  const ctx = { db, actor: admin, now: () => new Date() } as unknown as UserContext
  const query = { sort: 'spent', order: 'desc', page: 1, limit: 100 } as const
  const asked = { costPerClick: toPaise(8), budget: toPaise(1000), locations: [], keywords: [] }
  const pages: Record<string, () => Promise<unknown>> = {
    'statistics of a campaign, compared': () => campaignStats(ctx, { id: 7, compare: 'true' }),
    'a hundred campaigns': () => listCampaigns(ctx, query),
    'a statement of a thousand campaigns': () => readStatement(ctx, {}),
    'a forecast': () => forecast(ctx, asked as never),
    placements: () => readPlacements(db, new Date()),
    'the overview': () => readOverview(ctx),
  }
  const began = performance.now()
  await closeDays(db, new Date())
  const closing = (performance.now() - began) / 1000
  const figures: Figure[] = [
    { name: 'figures of ads: four weeks added up', value: closing, unit: 's', better: 'less' },
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
