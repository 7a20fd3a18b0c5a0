import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { viewCounts } from '#server/db/tables/index.ts'
import type { ViewedNoun } from './tally.ts'

/**
 * How often each of the records was opened, as far as it is written; a record that never was is
 * left out.
 */
export async function viewsOf(
  db: Db,
  noun: ViewedNoun,
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
