import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'

/** After many rows: fresh statistics for the planner, and the search index without a backlog. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`select settle_search()`)
}
