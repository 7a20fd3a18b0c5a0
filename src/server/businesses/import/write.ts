import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { businesses } from '#server/db/tables/index.ts'
import { markChanged } from '#server/publisher/mark.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { assignments, columnList, rowsAsTable } from './columns.ts'
import { belongsToPeople, compare } from './compare.ts'
import type { ImportRow } from './row.ts'
import { freeSlugs } from '#server/businesses/write/slugs.ts'

export type WriteOptions = {
  source: string
  status: 'active' | 'pending'
  /** The town's name for a slug. */
  cityOf: (locationId: number) => string
  keep?: Keep | undefined
}

/** A listing that was written: its version now, and its values before unless it was created. */
export type KeptRow = { businessId: number; version: number; was: Record<string, unknown> | null }

export type Keep = (tx: Transaction, rows: readonly KeptRow[]) => Promise<void>

export type Written = { created: number; updated: number; unchanged: number; kept: number }

/** Writes one batch with its search documents and its publish mark, in the caller's transaction. */
export async function writeBatch(
  tx: Transaction,
  rows: readonly ImportRow[],
  options: WriteOptions,
): Promise<Written> {
  // Two imports of one source take turns, batch by batch.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`import ${options.source}`}, 0))`,
  )
  const { fresh, changed, unchanged, kept } = await compare(tx, options.source, rows)
  const created = fresh.length === 0 ? [] : await insert(tx, fresh, options)
  const updated = changed.length === 0 ? [] : await update(tx, changed, options.source)
  const rowsWritten = [...created, ...updated]
  await options.keep?.(tx, rowsWritten)
  await indexBusinesses(
    tx,
    rowsWritten.map(({ businessId }) => businessId),
  )
  if (created.length + updated.length > 0)
    await markChanged(tx, 'businesses', null, created.length > 0 ? 'created' : 'updated')
  return {
    created: created.length,
    updated: updated.length,
    unchanged,
    kept: kept + changed.length - updated.length,
  }
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
  { source, status, cityOf }: WriteOptions,
): Promise<KeptRow[]> {
  const slugs = await freeSlugs(
    tx,
    rows.map((row) => ({ name: row.name, city: cityOf(row.location_id) })),
  )
  const named = rows.map((row, index) => ({ ...row, slug: slugs[index]! }))
  const { rows: created } = await tx.execute<Numbers>(sql`
    insert into ${businesses} (source, source_id, slug, status, approved_at, confirmed_at,
      confirmed_by, ${columnList()})
    select ${source}, r.source_id, r.slug, ${status}, case when ${status} = 'active'
      then now() end, coalesce(${dayOfSource}, now()), 'source',
      ${columnList('r.')}
    from ${rowsAsTable(named, ', slug text')}
    on conflict (source, source_id) do nothing
    returning id, version`)
  return created.map(({ id, version }) => ({ businessId: id, version: Number(version), was: null }))
}

async function update(
  tx: Transaction,
  rows: readonly ImportRow[],
  source: string,
): Promise<KeptRow[]> {
  const ids = rows.map((row) => row.source_id)
  const { rows: before } = await tx.execute<Numbers>(sql`
    select b.id, b.source_id, b.confirmed_at, b.confirmed_by, ${columnList('b.')}
    from ${businesses} b
    where b.source = ${source} and b.source_id = any(${sql.param(ids)}::text[])
    for update`)
  const was = new Map(before.map(({ id, ...values }) => [id, values]))
  const { rows: updated } = await tx.execute<Numbers>(sql`
    update ${businesses} b set ${assignments},
      confirmed_at = case when b.confirmed_by = 'source'
        then coalesce(${dayOfSource}, b.confirmed_at)
        else greatest(b.confirmed_at, ${dayOfSource}) end,
      confirmed_by = case when ${dayOfSource} > b.confirmed_at then 'source'
        else b.confirmed_by end
    from ${rowsAsTable(rows)}
    where b.source = ${source} and b.source_id = r.source_id and not ${belongsToPeople}
    returning b.id, b.version`)
  return updated.map(({ id, version }) => ({
    businessId: id,
    version: Number(version),
    was: was.get(id)!,
  }))
}
