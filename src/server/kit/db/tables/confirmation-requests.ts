import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { timestampColumn } from './columns.ts'

/** When the owner of a stale listing was last asked by mail whether it is still right. */
export const confirmationRequests = pgTable(
  'confirmation_asks',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    askedAt: timestampColumn('asked_at').notNull(),
  },
  (t) => [index('confirmation_asks_time_index').on(t.askedAt)],
)
