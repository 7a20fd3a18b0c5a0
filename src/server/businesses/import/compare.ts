import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { auditEntries, businesses } from '#server/db/tables/index.ts'
import { columnList, rowsAsTable } from './columns.ts'
import { JUDGING_ACTIONS } from '#server/businesses/write/actions.ts'
import type { ImportRow } from './row.ts'

/** The rows of one batch compared with the database. */
export type Comparison = {
  fresh: ImportRow[]
  changed: ImportRow[]
  unchanged: number
  /** Differ from the file, but belong to people now: they are left as they are. */
  kept: number
}

/**
 * A listing belongs to people once it has an owner, or once a signed-in person changed it (its
 * audit entries tell; showing, hiding, verifying or featuring it is no change of what a file says).
 * From then on an import leaves it alone.
 */
export const belongsToPeople = sql`(b.owner_id is not null or exists (
  select from ${auditEntries} a
  where a.noun = 'businesses' and a.record_id = b.id and a.actor = 'user'
    and not a.action = any(${sql.param([...JUDGING_ACTIONS])}::text[])))`

export async function compare(
  db: Db | Transaction,
  source: string,
  rows: readonly ImportRow[],
): Promise<Comparison> {
  const { rows: present } = await db.execute<{
    source_id: string
    differs: boolean
    kept: boolean
  }>(sql`
    select b.source_id, (${columnList('b.')})
      is distinct from (${columnList('r.')}) as differs, ${belongsToPeople} as kept
    from ${rowsAsTable(rows)} join ${businesses} b on b.source = ${source}
      and b.source_id = r.source_id`)
  const states = new Map(present.map((row) => [row.source_id, row]))
  const differing = rows.filter((row) => states.get(row.source_id)?.differs)
  const changed = differing.filter((row) => !states.get(row.source_id)?.kept)
  return {
    fresh: rows.filter((row) => !states.has(row.source_id)),
    changed,
    unchanged: present.length - differing.length,
    kept: differing.length - changed.length,
  }
}
