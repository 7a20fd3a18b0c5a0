import { and, count, desc, eq } from 'drizzle-orm'
import type { Facets } from '#contract/businesses.ts'
import type { Db } from '#server/db/connection.ts'
import { businesses as b, categories, districts, locations } from '#server/db/tables/index.ts'
import type { Filters } from './filters.ts'

const MOST_ENTRIES = 200

/** How many each category and each town would leave, under all filters but its own kind; the largest first. */
export async function countFacets(db: Db, { category, town, others }: Filters): Promise<Facets> {
  const [byCategory, byTown] = await Promise.all([
    db
      .select({ id: categories.id, slug: categories.slug, name: categories.name, count: count() })
      .from(b)
      .innerJoin(categories, eq(categories.id, b.categoryId))
      .where(and(others, town))
      .groupBy(categories.id)
      .orderBy(desc(count()), categories.name)
      .limit(MOST_ENTRIES),
    db
      .select({
        id: locations.id,
        slug: locations.slug,
        city: locations.city,
        district: districts.name,
        count: count(),
      })
      .from(b)
      .innerJoin(locations, eq(locations.id, b.locationId))
      .innerJoin(districts, eq(districts.id, locations.districtId))
      .where(and(others, category))
      .groupBy(locations.id, districts.name)
      .orderBy(desc(count()), locations.city, locations.id)
      .limit(MOST_ENTRIES),
  ])
  return { category: byCategory, city: byTown }
}
