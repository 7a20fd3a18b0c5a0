import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn } from './columns.ts'

/** Accounts that are deleted on a day to come, unless their owner signs in before. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedAt: timestampColumn('asked_at').notNull(),
    dueAt: timestampColumn('due_at').notNull(),
    /** Reviews stay, without a name. */
    keepsReviews: boolean('keeps_reviews').notNull(),
    /** Whether listings stay without an owner or go. */
    listings: text('listings', { enum: ['keep', 'remove'] }).notNull(),
  },
  (t) => [
    index('account_deletions_due_index').on(t.dueAt),
    check('account_deletions_listings_known', sql`${t.listings} in ('keep', 'remove')`),
  ],
)
