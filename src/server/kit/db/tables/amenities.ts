import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { categories } from './categories.ts'
import { identityColumn, timestampColumns, versionColumn } from './columns.ts'

/** Features and amenities a listing of a category can have; `/features` in the API. */
export const amenities = pgTable(
  'amenities',
  {
    id: identityColumn(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    nameHi: text('name_hi'),
    icon: text('icon'),
    description: text('description').notNull().default(''),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    sortOrder: integer('sort_order').notNull().default(0),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('amenities_category_name_unique').on(t.categoryId, t.name),
    check('amenities_status_known', sql`${t.status} in ('active', 'inactive')`),
    check('amenities_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
  ],
)

/** The amenities a business has: the specification's `selectedFeatures`. */
export const businessAmenities = pgTable(
  'business_amenities',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    amenityId: integer('amenity_id')
      .notNull()
      .references(() => amenities.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.amenityId] }),
    index('business_amenities_amenity_index').on(t.amenityId),
  ],
)
