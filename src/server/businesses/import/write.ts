import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { BULK_MARK_OPTIONS, markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { FieldChange } from '#shared/rules/imports.ts'
import type { ParsedRow } from './parsed-row.ts'
import { updateAssignments, columnList, rowsToSqlTable } from './columns.ts'
import {
  compareWithDatabase,
  pickValues,
  type ChangedListing,
  type CompareOptions,
} from './compare.ts'
import { ownedOrEditedCondition } from './listing.ts'
import { recordEdits, type EditAudit } from './record-edits.ts'
import type { ImportRow } from './import-row.ts'
import { findFreeSlugs } from '#server/businesses/write/slugs.ts'

export type WriteOptions = Omit<CompareOptions, 'lock'> & {
  status: 'active' | 'pending'
  editing?: EditAudit | undefined
  keep?: RowsWrittenHook | undefined
}

/**
 * A listing that was written: its version now, and its values before unless it was created. Those
 * values name the version that the file said (`basis`) where the row had our number.
 */
export type StoredRow = { businessId: number; version: number; was: Record<string, unknown> | null }

export type RowsWrittenHook = (tx: Transaction, rows: readonly StoredRow[]) => Promise<void>

/** What is different in a listing, and on which line of the file it stands. */
export type ListingChange = { line: number; id: number; name: string; changes: FieldChange[] }

export type WriteCounts = { created: number; updated: number; unchanged: number; kept: number }
export type WriteResult = WriteCounts & { changes: ListingChange[] }

export const ZERO_COUNTS: WriteCounts = { created: 0, updated: 0, unchanged: 0, kept: 0 }
export const COUNT_NAMES = ['created', 'updated', 'unchanged', 'kept'] as const

/** Writes one batch with its search documents and its publish mark, in the caller's transaction. */
export async function writeBatch(
  tx: Transaction,
  rows: readonly ParsedRow[],
  options: WriteOptions,
): Promise<WriteResult> {
  await takeTurns(tx, rows)
  const { fresh, changed, unchanged, kept } = await compareWithDatabase(tx, rows, {
    ...options,
    lock: true,
  })
  const created = fresh.length === 0 ? [] : await insert(tx, fresh, options)
  const updated = changed.length === 0 ? [] : await update(tx, changed)
  const rowsWritten = [...created, ...updated]
  const writtenIds = new Set(updated.map(({ businessId }) => businessId))
  const written = changed.filter(({ listing }) => writtenIds.has(listing.id))
  await recordEdits(tx, written, options.editing)
  await options.keep?.(tx, rowsWritten)
  await indexBusinesses(
    tx,
    rowsWritten.map(({ businessId }) => businessId),
  )
  const idsOf = (some: readonly StoredRow[]) => some.map(({ businessId }) => businessId)
  await markEachChanged(tx, 'businesses', idsOf(created), 'created', BULK_MARK_OPTIONS)
  await markEachChanged(tx, 'businesses', idsOf(updated), 'updated', BULK_MARK_OPTIONS)
  return {
    created: created.length,
    updated: updated.length,
    unchanged,
    kept: kept + changed.length - updated.length,
    changes: written.map(toListingChange),
  }
}

/** What the file would change of a listing, as a person reads it. */
export const toListingChange = ({ line, listing, changes }: ChangedListing): ListingChange => ({
  line,
  id: listing.id,
  name: listing.name,
  changes,
})

/** Two imports of one source take turns, batch by batch. */
async function takeTurns(tx: Transaction, rows: readonly ParsedRow[]): Promise<void> {
  const sources = rows.flatMap((placed) => ('row' in placed ? [placed.row.source] : []))
  for (const source of [...new Set(sources)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${source}`}, 0))`)
}

/**
 * Since when the facts of a row `r` are known to be so: the first day of what its source date
 * names, never a day to come; null when it names none.
 */
const dayOfSource = sql.raw(`case when r.source_date is not null
  then least(now(), (left(r.source_date || '-01', 7) || '-01')::date) end`)

type Numbers = { id: number; version: string }

async function insert(
  tx: Transaction,
  rows: readonly ImportRow[],
  { status, places }: WriteOptions,
): Promise<StoredRow[]> {
  const slugs = await findFreeSlugs(
    tx,
    rows.map((row) => ({ name: row.name, city: places.cityOf(row.location_id) })),
  )
  const named = rows.map((row, index) => ({ ...row, slug: slugs[index]! }))
  const { rows: created } = await tx.execute<Numbers>(sql`
    insert into ${businesses} (source, source_id, slug, status, approved_at, confirmed_at,
      confirmed_by, ${columnList()})
    select r.source, r.source_id, r.slug, ${status}, case when ${status} = 'active'
      then now() end, coalesce(${dayOfSource}, now()), 'source',
      ${columnList('r.')}
    from ${rowsToSqlTable(named, 'source text, source_id text, slug text')}
    on conflict (source, source_id) do nothing
    returning id, version`)
  return created.map(({ id, version }) => ({ businessId: id, version: Number(version), was: null }))
}

/** Writes what changed, but for listings that somebody else changed since they were read. */
async function update(tx: Transaction, changed: readonly ChangedListing[]): Promise<StoredRow[]> {
  const rows = changed.map(({ listing: { id, version }, values, edit }) => ({
    ...values,
    id,
    version,
    is_edit: edit !== null,
  }))
  const { rows: updated } = await tx.execute<Numbers>(sql`
    update ${businesses} b set ${updateAssignments},
      confirmed_at = case when b.confirmed_by = 'source'
        then coalesce(${dayOfSource}, b.confirmed_at)
        else greatest(b.confirmed_at, ${dayOfSource}) end,
      confirmed_by = case when ${dayOfSource} > b.confirmed_at then 'source'
        else b.confirmed_by end
    from ${rowsToSqlTable(rows, 'id integer, version bigint, is_edit boolean')}
    where b.id = r.id and b.version = r.version and (r.is_edit or not ${ownedOrEditedCondition})
    returning b.id, b.version`)
  const before = new Map(changed.map((one) => [one.listing.id, one]))
  return updated.map(({ id, version }) => ({
    businessId: id,
    version: Number(version),
    was: previousValues(before.get(id)!),
  }))
}

const previousValues = ({ listing, edit }: ChangedListing) => ({
  ...pickValues(listing),
  confirmed_at: listing.confirmed_at,
  confirmed_by: listing.confirmed_by,
  ...(edit && { basis: edit.basis ?? listing.version }),
})
