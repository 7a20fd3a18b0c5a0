import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import {
  updateAssignments,
  columnList,
  diffValues,
  rowsToSqlTable,
  type ListingValues,
} from '#server/businesses/import/index.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { businesses, importRows, imports } from '#server/kit/db/tables/index.ts'
import { BULK_MARK_OPTIONS, markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { endImport } from './end.ts'
import { saveImportProgress } from './lease.ts'
import { removeNewTowns } from './new-towns.ts'

const BATCH = 200
const JOB: Actor = { kind: 'job', name: 'undo import' }

/** What people did with a listing that the import created; then it stays. */
const isUsed = sql`(b.owner_id is not null
  or exists (select from reviews r where r.business_id = b.id)
  or exists (select from business_claims c where c.business_id = b.id)
  or exists (select from messages m where m.business_id = b.id))`

/**
 * Takes back what an import wrote, a batch in a transaction: listings that it created are removed,
 * those it changed have their values again. Whoever was changed since stays. After a power cut it
 * goes on where it was.
 */
export async function undoRows(
  db: Db,
  { id }: Pick<typeof imports.$inferSelect, 'id'>,
  signal: AbortSignal,
): Promise<void> {
  const isLeft = and(eq(importRows.importId, id), isNull(importRows.outcome))
  const total = await db.$count(importRows, eq(importRows.importId, id))
  await db.update(imports).set({ total }).where(eq(imports.id, id))
  for (let after = 0; ;) {
    if (signal.aborted) {
      await db.update(imports).set({ leaseUntil: null }).where(eq(imports.id, id))
      return
    }
    const rows = await db
      .select()
      .from(importRows)
      .where(and(isLeft, gt(importRows.businessId, after)))
      .orderBy(asc(importRows.businessId))
      .limit(BATCH)
    if (rows.length === 0) break
    await db.transaction((tx) => undoBatch(tx, id, rows))
    after = rows.at(-1)!.businessId
    await saveImportProgress(db, id, total - (await db.$count(importRows, isLeft)))
  }
  await removeNewTowns(db, id)
  await endImport(db, id, { state: 'undone' })
}

type Present = ListingValues & { id: number; version: string; used: boolean }
/** Of a listing that was changed by its number; its history tells that too. */
type Was = ListingValues & { basis?: number }

async function undoBatch(
  tx: Transaction,
  importId: number,
  rows: readonly (typeof importRows.$inferSelect)[],
): Promise<void> {
  const ids = rows.map(({ businessId }) => businessId)
  const { rows: present } = await tx.execute<Present>(sql`
    select b.id, b.version, ${isUsed} as used, ${columnList('b.')} from ${businesses} b
    where b.id = any(${sql.param(ids)}::int[]) order by b.id for update`)
  const states = new Map(present.map((row) => [row.id, row]))
  const isSame = ({ businessId, version, was }: (typeof rows)[number]) => {
    const state = states.get(businessId)
    return Number(state?.version) === version && (was !== null || state?.used === false)
  }
  const same = rows.filter(isSame)
  const created = same.filter(({ was }) => was === null).map(({ businessId }) => businessId)
  const updated = same.filter(({ was }) => was !== null)
  if (created.length > 0) {
    await tx.delete(businesses).where(inArray(businesses.id, created))
    await markEachChanged(tx, 'businesses', created, 'deleted', BULK_MARK_OPTIONS)
  }
  if (updated.length > 0) {
    // What an import could not write in those days stays.
    const values = updated.map(({ businessId, was }) => ({
      ...states.get(businessId),
      ...was,
      id: businessId,
    }))
    const more = 'id integer, confirmed_at timestamptz, confirmed_by text'
    await tx.execute(sql`update ${businesses} b set ${updateAssignments},
        confirmed_at = coalesce(r.confirmed_at, b.confirmed_at),
        confirmed_by = coalesce(r.confirmed_by, b.confirmed_by)
      from ${rowsToSqlTable(values, more)} where b.id = r.id`)
    const edits = updated.filter(({ was }) => (was as Was).basis !== undefined)
    await recordAudits(
      tx,
      JOB,
      'businesses',
      edits.map(({ businessId, was }) => ({
        action: 'update',
        recordId: businessId,
        detail: diffValues(states.get(businessId)!, was as Was),
      })),
    )
    await indexBusinesses(
      tx,
      updated.map(({ businessId }) => businessId),
    )
    const restored = updated.map(({ businessId }) => businessId)
    await markEachChanged(tx, 'businesses', restored, 'updated', BULK_MARK_OPTIONS)
  }
  // A listing already deleted counts as undone.
  const kept = rows.filter((row) => states.has(row.businessId) && !isSame(row))
  const keptIds = new Set(kept.map(({ businessId }) => businessId))
  for (const outcome of ['undone', 'kept'] as const) {
    const some = ids.filter((one) => keptIds.has(one) === (outcome === 'kept'))
    if (some.length > 0)
      await tx
        .update(importRows)
        .set({ outcome })
        .where(and(eq(importRows.importId, importId), inArray(importRows.businessId, some)))
  }
}
