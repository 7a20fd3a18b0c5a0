import { eq, sql } from 'drizzle-orm'
import type { AmenityDetail } from '#contract/amenities.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { amenities as a, businessAmenities, categories } from '#server/kit/db/tables/index.ts'

/** What everyone sees of a feature. */
export const amenityColumns = {
  id: a.id,
  name: a.name,
  nameHi: a.nameHi,
  icon: a.icon,
  description: a.description,
  category: categories.name,
  categoryName: categories.name,
  categoryId: a.categoryId,
  status: a.status,
  sortOrder: a.sortOrder,
}

/** Features with what administrators see of them. */
export const selectDetails = (db: DbOrTransaction) =>
  db
    .select({
      ...amenityColumns,
      businessCount: sql<number>`(select count(*)::int from ${businessAmenities}
        where amenity_id = ${a.id})`,
      version: a.version,
      updatedAt: a.updatedAt,
    })
    .from(a)
    .innerJoin(categories, eq(categories.id, a.categoryId))
    .$dynamic()

type Row = Omit<AmenityDetail, 'updatedAt'> & { updatedAt: Date }

/** A row as the contract's detail. */
export const serialiseDetail = (row: Row): AmenityDetail => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})
