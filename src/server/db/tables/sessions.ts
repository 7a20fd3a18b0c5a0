import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at } from './columns.ts'

/** The session of each token: without its row a token is not valid. */
export const sessions = pgTable(
  'sessions',
  {
    /** Random; the token holds it as `sid`. */
    id: text('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    /** Exact to the day, so that a session in use is rarely written. */
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (t) => [
    index('sessions_account_index').on(t.accountId),
    index('sessions_seen_index').on(t.lastSeenAt),
  ],
)
