import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { timestampColumn } from './columns.ts'

/** Businesses an account has saved; a visitor's set lives in the browser. */
export const favourites = pgTable(
  'favourites',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.businessId] }),
    index('favourites_business_index').on(t.businessId),
  ],
)
