import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn } from './columns.ts'
import { locations } from './locations.ts'

/**
 * Accounts that administrators trust to call businesses and to write facts, beside their role: in
 * every town, or in those of `helper_towns`.
 */
export const helpers = pgTable(
  'helpers',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    everyTown: boolean('every_town').notNull(),
    grantedBy: integer('granted_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [index('helpers_granted_index').on(t.grantedBy)],
)

export const helperTowns = pgTable(
  'helper_towns',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => helpers.accountId, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'helper_towns_pkey', columns: [t.accountId, t.locationId] }),
    index('helper_towns_location_index').on(t.locationId),
  ],
)
