import { asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businessAmenities, businesses as b } from '#server/kit/db/tables/index.ts'
import type { BulkChange } from '#shared/rules/bulk-changes.ts'

export type ListingRow = typeof b.$inferSelect
/** Column values as JSON has them; `features` are ids of amenities. */
export type ColumnValues = Record<string, unknown>

/** What each change writes. */
const COLUMNS: Record<BulkChange['what'], readonly (keyof ListingRow)[]> = {
  status: [
    ...(['status', 'hiddenReason', 'approvedAt', 'confirmedAt', 'confirmedBy'] as const),
    ...(['pausedUntil', 'pausedFor', 'closedAt', 'movedToId', 'movedToAddress'] as const),
  ],
  category: ['categoryId', 'serviceInformation', 'sourceDate'],
  verified: ['verified'],
  featured: ['featured'],
  confirmed: ['confirmedAt', 'confirmedBy'],
}

/** These listings as they are, locked in the order of their ids. */
export const lockListings = (tx: Transaction, ids: readonly number[]): Promise<ListingRow[]> =>
  tx
    .select()
    .from(b)
    .where(inArray(b.id, [...ids]))
    .orderBy(asc(b.id))
    .for('update')

/** What a change writes of these listings, by id. */
export async function readAffectedValues(
  tx: Transaction,
  rows: readonly ListingRow[],
  what: BulkChange['what'],
): Promise<Map<number, ColumnValues>> {
  const features = what === 'category' ? await featuresOf(tx, rows) : undefined
  return new Map(
    rows.map((row) => [
      row.id,
      toJson({
        ...Object.fromEntries(COLUMNS[what].map((name) => [name, row[name]])),
        ...(features ? { features: features.get(row.id) ?? [] } : {}),
      }),
    ]),
  )
}

const toJson = (values: ColumnValues) => JSON.parse(JSON.stringify(values)) as ColumnValues

async function featuresOf(tx: Transaction, rows: readonly { id: number }[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map<number, number[]>()
  const found = await tx
    .select()
    .from(businessAmenities)
    .where(inArray(businessAmenities.businessId, ids))
    .orderBy(asc(businessAmenities.amenityId))
  const grouped = Map.groupBy(found, ({ businessId }) => businessId)
  return new Map([...grouped].map(([id, some]) => [id, some.map(({ amenityId }) => amenityId)]))
}

/** Kept values as the columns take them; a name that is no column any more is left out. */
export function toKnownColumns(values: ColumnValues): Partial<ListingRow> {
  const columns = getTableColumns(b)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!(name in columns)) return []
      const isTime = columns[name as keyof typeof columns].dataType === 'date'
      return [[name, isTime && typeof value === 'string' ? new Date(value) : value]]
    }),
  )
}
