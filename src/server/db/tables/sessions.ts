import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at } from './columns.ts'

/** What stands behind each token: without its row a token is worth nothing. */
export const sessions = pgTable(
  'sessions',
  {
    /** Random; in the token as `sid`. */
    id: text('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    /** To the day, so that a session in use is seldom written. */
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (t) => [
    index('sessions_account_index').on(t.accountId),
    index('sessions_seen_index').on(t.lastSeenAt),
  ],
)
