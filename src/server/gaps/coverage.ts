import { eq, sql } from 'drizzle-orm'
import type { Coverage } from '#contract/gaps.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses as b, coverageDays as d, locations } from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { GAPS, type Growth } from '#shared/rules/gaps.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

type Counts = Growth & { locationId: number }

/** Of how many live listings of each town a fact is known. */
export const COUNT_COVERAGE = sql`select ${b.locationId} as "locationId",
    count(*)::int as total, count(${b.phone})::int as phone, count(${b.hours})::int as hours,
    count(*) filter (where ${b.images} <> '[]'::jsonb)::int as photo,
    count(${b.latitude})::int as point
  from ${b} where ${b.status} = 'active' group by ${b.locationId}`

const KEYS = ['total', ...GAPS] as const
const NOTHING: Growth = { total: 0, phone: 0, hours: 0, photo: 0, point: 0 }

const combine = (a: Growth, other: Growth, sign: 1 | -1): Growth =>
  Object.fromEntries(KEYS.map((key) => [key, a[key] + sign * other[key]])) as Growth
const sum = (rows: readonly Growth[]): Growth =>
  rows.reduce<Growth>((all, row) => combine(all, row, 1), NOTHING)

/**
 * What is known of the live listings of each town, and how many more that is than a week and a
 * month ago; null where nothing was counted on that day.
 */
export async function getCoverage({
  db,
  now: clock,
}: Pick<VisitorContext, 'db' | 'now'>): Promise<Coverage> {
  const now = clock()
  const { rows } = await db.execute<Counts>(COUNT_COVERAGE)
  const { id, city, nameHi } = locations
  const places = await db.select({ id, city, nameHi }).from(locations).orderBy(city)
  const week = await countsOf(db, now, 7)
  const month = await countsOf(db, now, 30)
  const towns = places.flatMap((place) => {
    const counts = rows.find(({ locationId }) => locationId === place.id)
    if (!counts) return []
    const { locationId, ...known } = counts
    const since = (before: readonly Counts[] | null): Growth | null =>
      before && combine(known, before.find((row) => row.locationId === locationId) ?? NOTHING, -1)
    return [{ ...place, ...known, week: since(week), month: since(month) }]
  })
  const all = sum(rows)
  const since = (before: readonly Counts[] | null): Growth | null =>
    before && combine(all, sum(before), -1)
  return {
    all: { ...all, week: since(week), month: since(month) },
    towns: towns.sort((one, other) => other.total - one.total),
  }
}

/** What was counted some days ago; null when nothing was. */
async function countsOf(db: Db, now: Date, days: number): Promise<Counts[] | null> {
  const day = getKolkataDate(new Date(now.getTime() - days * DAY_MS))
  const { locationId, total, phone, hours, photo, point } = d
  const rows = await db
    .select({ locationId, total, phone, hours, photo, point })
    .from(d)
    .where(eq(d.day, day))
  return rows.length > 0 ? rows : null
}
