import { sql, type SQL } from 'drizzle-orm'
import { IS_TRUSTED } from '#server/advertising/balances/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { readHourlyShares } from './ledger/day-shape.ts'
import { midnightSql } from './ledger/midnight.ts'
import { createTimedCache } from './ledger/cached.ts'

/* How old figures may be that decide what is shown; what is charged is always exact. */
const SPENT_MS = 1000
const COUNTS_MS = 60_000
const SHAPE_MS = HOUR_MS
/** What creatives did is learnt from so many days. */
const DAYS = 28

/** What a campaign has spent and its advertiser has left, in paise. */
export type CampaignSpend = { spent: number; spentToday: number; balance: number }
/** How often a creative was seen and followed. */
export type CreativeCounts = { views: number; clicks: number }

/**
 * The campaigns that may be shown on a day. One object for as long as nothing about them changes.
 */
export type CampaignIdsForDay = { day: string; campaignIds: readonly number[] }

type Row = { id: number; spent: number; today: number; balance: number | null }

const spentOf = createTimedCache(SPENT_MS, async (db, { day, campaignIds }: CampaignIdsForDay) => {
  const { rows } = await db.execute<Row>(sql`
    select c.id, coalesce(t.spent, 0) as spent, coalesce(d.spent, 0) as today,
      case when not ${IS_TRUSTED} then coalesce(b.balance + b.credit_limit, 0) end as balance
    from campaigns c
    left join campaign_totals t on t.campaign_id = c.id
    left join ad_balances b on b.account_id = c.account_id
    left join campaign_days d on d.campaign_id = c.id and d.day = ${day}
    where c.id = any(${sql.param(campaignIds)}::int[])`)
  return new Map<number, CampaignSpend>(
    rows.map(({ id, spent, today, balance }) => [
      id,
      { spent, spentToday: today, balance: balance ?? Infinity },
    ]),
  )
})

/** Figures of creatives over hours, by id. */
async function countsBetween(db: Db, since: SQL, until: SQL): Promise<Map<number, CreativeCounts>> {
  const { rows } = await db.execute<{ id: number; views: number; clicks: number }>(sql`
    select creative_id as id,
      coalesce(sum(count) filter (where kind = 'view'), 0)::bigint as views,
      coalesce(sum(count) filter (where kind = 'click'), 0)::bigint as clicks
    from ad_hours
    where verdict = 'billed' and hour >= ${since} and hour < ${until}
    group by creative_id`)
  return new Map(rows.map(({ id, views, clicks }) => [id, { views, clicks }]))
}

/* Days that are over change by withdrawals alone; reading them takes far longer than today. */
const countsBefore = createTimedCache(SHAPE_MS, (db, day: string) =>
  countsBetween(db, midnightSql(shiftDay(day, -DAYS)), midnightSql(day)),
)

/* The first visitors of a day are served with what was known the day before. */
const UNTIL_READ = { otherKeysServe: true }

const countsOf = createTimedCache(
  COUNTS_MS,
  async (db, day: string) => {
    const [before, today] = await Promise.all([
      countsBefore(db, day),
      countsBetween(db, midnightSql(day), sql`'infinity'::timestamptz`),
    ])
    const counts = new Map(before)
    for (const [id, { views, clicks }] of today) {
      const known = counts.get(id) ?? { views: 0, clicks: 0 }
      counts.set(id, { views: known.views + views, clicks: known.clicks + clicks })
    }
    return counts
  },
  UNTIL_READ,
)

export type AdSelectionFigures = Awaited<ReturnType<typeof readAdSelectionFigures>>

/** What decides among advertisements: spending, what creatives did, and how the day goes. */
export async function readAdSelectionFigures(db: Db, ofDay: CampaignIdsForDay) {
  const [spent, counts, shape] = await Promise.all([
    spentOf(db, ofDay),
    countsOf(db, ofDay.day),
    readHourlyShares(db, ofDay.day),
  ])
  return { spent, counts, shape }
}
