import { and, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { dailyCounts, viewCounts } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { countOnce, type Viewer } from './count.ts'
import type { ViewedRecordType } from './events.ts'

/**
 * Counts that a person opened a record's page, and returns how often it was opened in all. Throws
 * TOO_MANY_REQUESTS.
 */
export async function countView(
  viewer: Viewer,
  view: { noun: ViewedRecordType; recordId: number; search?: string | undefined },
): Promise<{ viewCount: number }> {
  await countOnce(viewer, { ...view, kind: 'view' })
  return { viewCount: await getCurrentViewCount(viewer, view) }
}

/** How often a record was opened: the shown views of earlier days plus those counted since. */
export async function getCurrentViewCount(
  { db, now }: Pick<Viewer, 'db' | 'now'>,
  { noun, recordId }: { noun: ViewedRecordType; recordId: number },
): Promise<number> {
  const since = previousDay(now())
  const [shown, counted] = await Promise.all([
    db
      .select({ views: sum(viewCounts.views).mapWith(Number) })
      .from(viewCounts)
      .where(
        and(
          eq(viewCounts.noun, noun),
          eq(viewCounts.recordId, recordId),
          lt(viewCounts.day, since),
        ),
      ),
    db
      .select({ views: sum(dailyCounts.count).mapWith(Number) })
      .from(dailyCounts)
      .where(
        and(
          eq(dailyCounts.noun, noun),
          eq(dailyCounts.recordId, recordId),
          eq(dailyCounts.kind, 'view'),
          gte(dailyCounts.day, since),
        ),
      ),
  ])
  return (shown[0]?.views ?? 0) + (counted[0]?.views ?? 0)
}

/** How often each of the records was opened, as pages show it; one that never was is left out. */
export async function getPublishedViewCounts(
  db: Db,
  noun: ViewedRecordType,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: viewCounts.recordId, views: sum(viewCounts.views).mapWith(Number) })
    .from(viewCounts)
    .where(and(eq(viewCounts.noun, noun), inArray(viewCounts.recordId, [...ids])))
    .groupBy(viewCounts.recordId)
  return new Map(rows.map(({ id, views }) => [id, views]))
}

/**
 * Brings what pages show up to what is counted, from a day on or of all days. Any change of a shown
 * count drops public answers from memory, so this runs only now and then, and only for records that
 * are shown.
 */
export async function publishViewCounts(db: Db, since = '2000-01-01'): Promise<void> {
  await db.execute(sql`
    insert into ${viewCounts} (noun, record_id, day, views)
    select c.noun, c.record_id, c.day, c.count from ${dailyCounts} c
    left join ${viewCounts} v on v.noun = c.noun and v.record_id = c.record_id and v.day = c.day
    where c.kind = 'view' and c.noun in ('blog', 'classified') and c.day >= ${since}
      and c.count > coalesce(v.views, 0)
    order by c.noun, c.record_id, c.day
    on conflict (noun, record_id, day)
      do update set views = greatest(view_counts.views, excluded.views)`)
}

export const previousDay = (now: Date): string => getKolkataDate(new Date(now.getTime() - DAY_MS))
