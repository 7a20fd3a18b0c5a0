import { inArray } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { amenities, businesses, categories, locations } from '#server/kit/db/tables/index.ts'
import { toRupees, type Paise, asPaise } from '#shared/rules/money.ts'
import { getHistoryChanges, type AuditDetail } from './changes.ts'

/** Turns a stored value into what a person reads: names instead of ids, rupees instead of paise. */
export type NameResolver = (field: string, value: unknown) => unknown

type Columns = typeof businesses.$inferSelect
type MoneyColumn = {
  [Name in keyof Columns]: Paise extends Columns[Name] ? Name : never
}[keyof Columns]
/** Columns in paise. */
const MONEY: Record<MoneyColumn, true> = { minimumOrder: true, deliveryFee: true }

const isNumber = (value: unknown): value is number => typeof value === 'number'
const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(isNumber) : isNumber(value) ? [value] : []

/** Reads the names of all that the entries of a page mention. */
export async function loadNameResolver(
  db: Db,
  entries: readonly { detail: AuditDetail }[],
): Promise<NameResolver> {
  const changes = entries.flatMap(({ detail }) => getHistoryChanges(detail))
  const idsOf = (field: string) => [
    ...new Set(
      changes
        .filter((change) => change.field === field)
        .flatMap(({ before, after }) => [...numbersIn(before), ...numbersIn(after)]),
    ),
  ]
  const read = async (
    ids: number[],
    rows: (ids: number[]) => Promise<{ id: number; name: string }[]>,
  ) => new Map((ids.length > 0 ? await rows(ids) : []).map(({ id, name }) => [id, name]))
  const ofCategory = await read(idsOf('categoryId'), (ids) =>
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(inArray(categories.id, ids)),
  )
  const ofTown = await read(idsOf('locationId'), (ids) =>
    db
      .select({ id: locations.id, name: locations.city })
      .from(locations)
      .where(inArray(locations.id, ids)),
  )
  const ofFeature = await read(idsOf('selectedFeatures'), (ids) =>
    db
      .select({ id: amenities.id, name: amenities.name })
      .from(amenities)
      .where(inArray(amenities.id, ids)),
  )
  const ofListing = await read(idsOf('movedToId'), (ids) =>
    db
      .select({ id: businesses.id, name: businesses.name })
      .from(businesses)
      .where(inArray(businesses.id, ids)),
  )
  const NAMED: Record<string, Map<number, string>> = {
    categoryId: ofCategory,
    locationId: ofTown,
    selectedFeatures: ofFeature,
    movedToId: ofListing,
  }
  return (field, value) => {
    const known = NAMED[field]
    if (known && Array.isArray(value)) return value.flatMap((id) => known.get(id as number) ?? [])
    if (known && isNumber(value)) return known.get(value) ?? null
    if (Object.hasOwn(MONEY, field) && isNumber(value)) return toRupees(asPaise(value))
    return value
  }
}
