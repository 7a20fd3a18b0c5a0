import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { viewCounts } from '#server/db/tables/index.ts'
import type { DayViews } from './tally.ts'

/* A statement has room for 65,535 values. */
const AT_ONCE = 5_000

/** Adds views to those of their day, all or none. */
export async function writeViews(db: Db, views: readonly DayViews[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (let from = 0; from < views.length; from += AT_ONCE) {
      await tx
        .insert(viewCounts)
        .values(views.slice(from, from + AT_ONCE))
        .onConflictDoUpdate({
          target: [viewCounts.noun, viewCounts.recordId, viewCounts.day],
          set: { views: sql`${viewCounts.views} + excluded.views` },
        })
    }
  })
}
