import { isDeepStrictEqual } from 'node:util'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import type { FieldChange } from '#shared/rules/imports.ts'
import { toCsvValue } from '#shared/text/csv.ts'
import type { ParsedRow } from './parsed-row.ts'
import { COLUMN_NAMES, getColumnField, getFieldColumn } from './columns.ts'
import type { ImportRow, ListingValues } from './import-row.ts'
import { findListingsBySource, sourceKey, getFieldText, type ExistingListing } from './listing.ts'
import type { Field } from './header.ts'
import type { RowContext } from './row.ts'

/** A listing that the file changes. */
export type ChangedListing = {
  line: number
  listing: ExistingListing
  values: ListingValues
  changes: FieldChange[]
  /** Set when the row has our number: what an administrator changed, of whichever listing. */
  edit: { basis: number | null } | null
}

/** The rows of one batch compared with the database. */
export type BatchComparison = {
  fresh: ImportRow[]
  changed: ChangedListing[]
  unchanged: number
  /** Differ from the file, but belong to people now: they are left as they are. */
  kept: number
}

export type CompareOptions = Pick<RowContext, 'kinds' | 'places'> & {
  /** What the file says something of: the rest of a listing stays. */
  fields: ReadonlySet<Field>
  /** Whether the listings of a source are locked until the transaction ends. */
  lock: boolean
}

export async function compareWithDatabase(
  db: DbOrTransaction,
  rows: readonly ParsedRow[],
  { kinds, places, fields, lock }: CompareOptions,
): Promise<BatchComparison> {
  const result: BatchComparison = { fresh: [], changed: [], unchanged: 0, kept: 0 }
  const sourced = rows.flatMap((placed) => ('row' in placed ? [placed.row] : []))
  const listings = await findListingsBySource(db, sourced, lock)
  const columns = COLUMN_NAMES.filter(
    (name) => name === 'location_id' || [...fields].some((field) => getFieldColumn(field) === name),
  )
  const shown = (column: keyof ListingValues, value: unknown) =>
    column === 'location_id'
      ? places.cityOf(value as number)
      : column === 'category_id'
        ? kinds.nameOf(value as number)
        : String(toCsvValue(value))

  for (const placed of rows) {
    if ('edit' in placed) {
      const { listing, values, changes, basis } = placed.edit
      if (changes.length === 0) result.unchanged += 1
      else
        result.changed.push({
          line: placed.line,
          listing,
          values: { ...pickValues(listing), ...values },
          changes,
          edit: { basis },
        })
      continue
    }
    const { row, updates } = placed
    const listing = updates ?? listings.get(sourceKey(row))
    if (!listing) {
      result.fresh.push(row)
      continue
    }
    // What a file of another source lacks is still true of the listing.
    const told = updates ? columns.filter((name) => !isEmpty(row[name])) : columns
    const differing = told.filter((name) => !isDeepStrictEqual(row[name], listing[name]))
    if (differing.length === 0) result.unchanged += 1
    else if (listing.kept) result.kept += 1
    else
      result.changed.push({
        line: placed.line,
        listing,
        values: { ...pickValues(listing), ...pick(row, told) },
        changes: differing.map((name) => ({
          field: getColumnField(name),
          before: getFieldText(listing, getColumnField(name)),
          after: shown(name, row[name]),
        })),
        edit: null,
      })
  }
  return result
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The current values of the fields that an import writes. */
export const pickValues = (listing: ListingValues): ListingValues =>
  pick(listing, COLUMN_NAMES) as ListingValues

const pick = (
  values: ListingValues,
  names: readonly (keyof ListingValues)[],
): Partial<ListingValues> => Object.fromEntries(names.map((name) => [name, values[name]]))
