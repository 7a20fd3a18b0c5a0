import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { dayShapeOf } from '#shared/rules/day-shape.ts'

/* How old figures may be that decide what is shown; what is charged is always exact. */
const SPENT_MS = 1000
const COUNTS_MS = 60_000
const SHAPE_MS = 60 * 60_000
/** What creatives did, and when visitors came, is learnt from so many days. */
const DAYS = 28

/** What a campaign has spent, in paise. */
export type Spent = { spent: number; spentToday: number }
/** How often a creative was seen and followed. */
export type Counts = { views: number; clicks: number }

type Kept<Key, Value> = { key: Key; readAt: number; value: Promise<Value> }

/** Remembers the last answer for a key, for a time. */
function remembered<Key, Value>(forMs: number, read: (db: Db, key: Key) => Promise<Value>) {
  const all = new WeakMap<Db, Kept<Key, Value>>()
  return (db: Db, key: Key): Promise<Value> => {
    const kept = all.get(db)
    if (kept?.key === key && performance.now() - kept.readAt < forMs) return kept.value
    const value = read(db, key)
    all.set(db, { key, readAt: performance.now(), value })
    value.catch(() => all.delete(db))
    return value
  }
}

/** The campaigns that may be shown on a day. One object for as long as nothing about them changes. */
export type OfDay = { day: string; campaignIds: readonly number[] }

const spentOf = remembered(SPENT_MS, async (db, { day, campaignIds }: OfDay) => {
  const { rows } = await db.execute<{ id: number; spent: number; today: number }>(sql`
    select c.id, coalesce(t.spent, 0) as spent, coalesce(d.spent, 0) as today
    from campaigns c
    left join campaign_totals t on t.campaign_id = c.id
    left join campaign_days d on d.campaign_id = c.id and d.day = ${day}
    where c.id = any(${sql.param(campaignIds)}::int[])`)
  return new Map<number, Spent>(
    rows.map(({ id, spent, today }) => [id, { spent, spentToday: today }]),
  )
})

const countsOf = remembered(COUNTS_MS, async (db, day: string) => {
  const { rows } = await db.execute<{ id: number; views: number; clicks: number }>(sql`
    select creative_id as id,
      coalesce(sum(count) filter (where kind = 'view'), 0)::int as views,
      coalesce(sum(count) filter (where kind = 'click'), 0)::int as clicks
    from ad_hours
    where verdict = 'billed' and hour >= ${day}::date - ${DAYS}::int
    group by creative_id`)
  return new Map<number, Counts>(rows.map(({ id, views, clicks }) => [id, { views, clicks }]))
})

const shapeOf = remembered(SHAPE_MS, async (db, day: string) => {
  const { rows } = await db.execute<{ hour: number; views: number }>(sql`
    select extract(hour from hour at time zone 'Asia/Kolkata')::int as hour,
      sum(count)::int as views
    from ad_hours
    where kind = 'view' and verdict = 'billed'
      and hour >= ${day}::date - ${DAYS}::int and hour < ${day}::date
    group by 1`)
  return dayShapeOf(rows)
})

export type Figures = Awaited<ReturnType<typeof readFigures>>

/** What decides among advertisements: spending, what creatives did, and how the day goes. */
export async function readFigures(db: Db, ofDay: OfDay) {
  const [spent, counts, shape] = await Promise.all([
    spentOf(db, ofDay),
    countsOf(db, ofDay.day),
    shapeOf(db, ofDay.day),
  ])
  return { spent, counts, shape }
}
