import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Amenity, listAmenities as endpoint } from '#contract/amenities.ts'
import {
  amenities,
  businessAmenities,
  businesses,
  categories,
} from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { amenityColumns } from './columns.ts'

const MAX_ROWS = 5000

/** The features a listing can have, category by category in their order. */
export async function listAmenities(
  { db }: VisitorContext,
  query: z.output<typeof endpoint.query>,
): Promise<Amenity[]> {
  const counts = db
    .select({ amenityId: businessAmenities.amenityId, count: count().as('count') })
    .from(businessAmenities)
    .innerJoin(businesses, eq(businesses.id, businessAmenities.businessId))
    .where(eq(businesses.status, 'active'))
    .groupBy(businessAmenities.amenityId)
    .as('counts')
  return db
    .select({ ...amenityColumns, businessCount: sql<number>`coalesce(${counts.count}, 0)::int` })
    .from(amenities)
    .innerJoin(categories, eq(categories.id, amenities.categoryId))
    .leftJoin(counts, eq(counts.amenityId, amenities.id))
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
