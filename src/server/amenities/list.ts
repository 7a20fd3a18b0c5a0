import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Amenity, listAmenities as endpoint } from '#contract/amenities.ts'
import { amenities, categories } from '#server/db/tables/index.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { columns } from './columns.ts'

const MAX_ROWS = 5000

/** The features a listing can have, category by category in their order. */
export async function listAmenities(
  { db }: VisitorContext,
  query: z.output<typeof endpoint.query>,
): Promise<Amenity[]> {
  return db
    .select(columns)
    .from(amenities)
    .innerJoin(categories, eq(categories.id, amenities.categoryId))
    .where(
      and(
        query.categoryId === undefined ? undefined : eq(amenities.categoryId, query.categoryId),
        query.status === 'all' ? undefined : eq(amenities.status, query.status),
      ),
    )
    .orderBy(
      asc(categories.sortOrder),
      asc(categories.id),
      asc(amenities.sortOrder),
      asc(amenities.name),
    )
    .limit(MAX_ROWS)
}
