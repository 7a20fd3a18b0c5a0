import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { businesses as b, categories, locations } from '#server/db/tables/index.ts'
import { orderOf } from './order.ts'
import { searchFor } from './search/index.ts'

/** The active businesses that a visitor's words fit best, with what tells them apart. */
export async function businessesCalled(db: Db, text: string, atMost: number) {
  const { rows } = await searchFor(db, text, async ({ condition, rank }) => {
    const found = await db
      .select({ slug: b.slug, name: b.name, category: categories.name, city: locations.city })
      .from(b)
      .innerJoin(categories, eq(categories.id, b.categoryId))
      .innerJoin(locations, eq(locations.id, b.locationId))
      .where(and(eq(b.status, 'active'), condition))
      .orderBy(...orderOf('relevance', { distanceKm: rank, rank }))
      .limit(atMost)
    return { rows: found, isNothing: found.length === 0 }
  })
  return rows
}
