import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import type { compareDuplicates as endpoint } from '#contract/duplicates.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { accounts, businesses, categories, locations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { MERGE_FIELDS, type MergeField } from '#shared/rules/duplicates.ts'
import { MERGE_FIELD_COLUMNS, isEmpty, type MergeRow } from './fields.ts'

type LabelledRow = { row: MergeRow; category: string; city: string; owner: string | null }

/** What differs between two listings, and what of it is better in the second. Throws NOT_FOUND. */
export async function compareDuplicates(
  { db }: Pick<UserContext, 'db'>,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<ResponseOf<typeof endpoint>['data']> {
  const rows = await db
    .select({
      row: businesses,
      category: categories.name,
      city: locations.city,
      owner: accounts.name,
    })
    .from(businesses)
    .innerJoin(locations, eq(locations.id, businesses.locationId))
    .innerJoin(categories, eq(categories.id, businesses.categoryId))
    .leftJoin(accounts, eq(accounts.id, businesses.ownerId))
    .where(inArray(businesses.id, [keptId, goneId]))
  const kept = rows.find(({ row }) => row.id === keptId)
  const gone = rows.find(({ row }) => row.id === goneId)
  if (!kept || !gone) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return MERGE_FIELDS.filter((field) =>
    MERGE_FIELD_COLUMNS[field].some((name) => !isDeepStrictEqual(kept.row[name], gone.row[name])),
  ).map((field) => {
    const first = MERGE_FIELD_COLUMNS[field][0]!
    return {
      field,
      kept: wordsOf(field, kept),
      gone: wordsOf(field, gone),
      takes: isEmpty(kept.row[first]) && !isEmpty(gone.row[first]),
    }
  })
}

function wordsOf(field: MergeField, { row, category, city, owner }: LabelledRow): string {
  if (field === 'category') return category
  if (field === 'owner') return owner ?? row.ownerName ?? ''
  if (field === 'place') {
    const point = row.latitude === null ? '' : `${row.latitude}, ${row.longitude}`
    return [row.address, row.landmark, city, row.zipCode, point].filter(Boolean).join(', ')
  }
  const value = row[field]
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
