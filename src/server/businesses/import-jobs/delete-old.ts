import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import {
  importChanges,
  importFiles,
  importProblems,
  importRows,
  imports,
} from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** So many days after an import began. */
const RETENTION_DAYS = { files: 7, problems: 30, rows: 180 }

/** Forgets files that were never imported, and what old imports wrote: those cannot be undone. */
export async function deleteOldImports(db: Db, now: Date): Promise<void> {
  for (const [table, days] of [
    [importFiles, RETENTION_DAYS.files],
    [importProblems, RETENTION_DAYS.problems],
    [importChanges, RETENTION_DAYS.problems],
    [importRows, RETENTION_DAYS.rows],
  ] as const) {
    const before = new Date(now.getTime() - days * DAY_MS).toISOString()
    await db.execute(sql`delete from ${table} where import_id in (
      select id from ${imports} where created_at < ${before}::timestamptz)`)
  }
}
