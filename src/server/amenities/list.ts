import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Amenity, listAmenities as endpoint } from '#contract/amenities.ts'
import { amenities, categories } from '#server/db/tables/index.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'

const MAX_ROWS = 5000

/** The features a listing can have, category by category in their order. */
export async function listAmenities(
  { db }: VisitorContext,
  query: z.output<typeof endpoint.query>,
): Promise<Amenity[]> {
  return db
    .select({
      id: amenities.id,
      name: amenities.name,
      nameHi: amenities.nameHi,
      icon: amenities.icon,
      description: amenities.description,
      category: categories.name,
      categoryId: amenities.categoryId,
      status: amenities.status,
      sortOrder: amenities.sortOrder,
    })
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
