import { sql, type SQL } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  auditEntries,
  businesses,
  categories,
  districts,
  formerPages,
  importRows,
  locations,
  states,
} from '#server/kit/db/tables/index.ts'
import { MODERATION_ACTIONS } from '#server/businesses/write/actions.ts'
import { toCsvValue } from '#shared/text/csv.ts'
import { columnList, getFieldColumn } from './columns.ts'
import type { ListingValues } from './import-row.ts'
import type { Field } from './header.ts'

/** A listing that is there already, as an import compares it; the names are the table's. */
export type ExistingListing = ListingValues & {
  id: number
  slug: string
  former_slugs: string[]
  version: number
  /** If an import made this version: the one that its file said. */
  basis: number | null
  source: string | null
  source_id: string | null
  owner_id: number | null
  deleted: boolean
  /** Belongs to people: an import of a source leaves it as it is. */
  kept: boolean
  confirmed_at: unknown
  confirmed_by: string
  category: string
  city: string
  district: string
  state: string
}

/**
 * A listing belongs to people once it has an owner, or once somebody changed it: its audit entries
 * tell. Showing, hiding, verifying or featuring it is no change of what a file says. From then on
 * an import of its source leaves it alone.
 */
export const ownedOrEditedCondition = sql`(b.owner_id is not null or exists (
  select from ${auditEntries} a
  where a.noun = 'businesses' and a.record_id = b.id and (a.action = 'update' or a.actor = 'user')
    and not a.action = any(${sql.param([...MODERATION_ACTIONS])}::text[])))`

/** Finds listings by their numbers. */
export const findListingsByNumber = async (
  db: DbOrTransaction,
  ids: readonly number[],
): Promise<Map<number, ExistingListing>> => {
  if (ids.length === 0) return new Map()
  const found = await read(db, sql`where b.id = any(${sql.param([...ids])}::int[])`)
  return new Map(found.map((listing) => [listing.id, listing]))
}

/** Finds the listings that everybody sees, by their main number; the first of each comes first. */
export const findLiveListingsByPhone = async (
  db: DbOrTransaction,
  phones: readonly string[],
): Promise<ExistingListing[]> =>
  phones.length === 0
    ? []
    : read(
        db,
        sql`where b.phone = any(${sql.param([...phones])}::text[])
          and b.status = 'active' and b.deleted_at is null order by b.id`,
      )

export type SourceId = { source: string; source_id: string }

/** The listings of these sources, by `sourceKey`; `lock` until the transaction ends. */
export const findListingsBySource = async (
  db: DbOrTransaction,
  ids: readonly SourceId[],
  lock: boolean,
): Promise<Map<string, ExistingListing>> => {
  if (ids.length === 0) return new Map()
  const pairs = JSON.stringify(ids.map(({ source, source_id }) => ({ source, source_id })))
  const found = await read(
    db,
    sql`join jsonb_to_recordset(${pairs}::jsonb) as r (source text, source_id text)
      on b.source = r.source and b.source_id = r.source_id
      ${lock ? sql`order by b.id for update of b` : sql``}`,
  )
  return new Map(found.map((listing) => [sourceKey(listing), listing]))
}

export const sourceKey = ({
  source,
  source_id,
}: Pick<ExistingListing, 'source' | 'source_id'>): string => `${source}\n${source_id}`

async function read(db: DbOrTransaction, which: SQL): Promise<ExistingListing[]> {
  const { rows } = await db.execute<ExistingListing>(sql`
    select b.id, b.slug, b.version,
      array(select f.slug from ${formerPages} f
        where f.noun = 'businesses' and f.record_id = b.id) as former_slugs,
      (select i.was ->> 'basis' from ${importRows} i
        where i.business_id = b.id and i.version = b.version limit 1) as basis,
      b.source, b.source_id, b.owner_id,
      b.deleted_at is not null as deleted, ${ownedOrEditedCondition} as kept, b.confirmed_at,
      b.confirmed_by, c.name as category, l.city, d.name as district, s.name as state,
      ${columnList('b.')}
    from ${businesses} b join ${categories} c on c.id = b.category_id
      join ${locations} l on l.id = b.location_id join ${districts} d on d.id = l.district_id
      join ${states} s on s.id = d.state_id ${which}`)
  return rows.map((row) => ({
    ...row,
    version: Number(row.version),
    basis: row.basis === null ? null : Number(row.basis),
  }))
}

/** The text that our export writes for a field of the listing. */
export function getFieldText(listing: ExistingListing, field: Field): string {
  if (field === 'category' || field === 'city' || field === 'district' || field === 'state')
    return listing[field]
  const column = getFieldColumn(field)
  return column ? String(toCsvValue(listing[column])) : ''
}
