import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locations } from './locations.ts'

/**
 * Of how many listings of a town a fact was known at the beginning of a day (YYYY-MM-DD, in Indian
 * time). A day on which nothing was counted has no rows.
 */
export const coverageDays = pgTable(
  'coverage_days',
  {
    day: text('day').notNull(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    total: integer('total').notNull(),
    phone: integer('phone').notNull(),
    hours: integer('hours').notNull(),
    photo: integer('photo').notNull(),
    point: integer('point').notNull(),
  },
  (t) => [
    primaryKey({ name: 'coverage_days_pkey', columns: [t.locationId, t.day] }),
    check('coverage_days_day_shape', sql`${t.day} ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$'`),
    check(
      'coverage_days_counts',
      sql`0 <= least(${t.phone}, ${t.hours}, ${t.photo}, ${t.point})
          and greatest(${t.phone}, ${t.hours}, ${t.photo}, ${t.point}) <= ${t.total}`,
    ),
  ],
)
