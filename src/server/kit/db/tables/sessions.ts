import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn } from './columns.ts'

/** The session of each token: without its row a token is not valid. */
export const sessions = pgTable(
  'sessions',
  {
    /** Random; the token holds it as `sid`. */
    id: text('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * The id before the last proof, and until when it is still taken: what other tabs have sent
     * already is answered, but not as proved.
     */
    formerId: text('former_id'),
    formerUntil: timestampColumn('former_until'),
    createdAt: timestampColumn('created_at').notNull(),
    /**
     * Exact to the day, so that a session in use is rarely written; of administrators, whose idle
     * sessions end, to the minute.
     */
    lastSeenAt: timestampColumn('last_seen_at').notNull(),
    /** When its owner last showed that it is them: by signing in, or when asked again. */
    confirmedAt: timestampColumn('confirmed_at'),
    /** An administrator's first session may administer without a second factor. */
    hasGrace: boolean('has_grace').notNull().default(false),
    /** What the browser said of itself at the sign-in. */
    userAgent: text('user_agent').notNull().default(''),
    /** Its network at the sign-in, encrypted: the table does not reveal where people are. */
    sealedNetwork: text('sealed_network'),
  },
  (t) => [
    index('sessions_account_index').on(t.accountId),
    index('sessions_former_index').on(t.formerId),
    index('sessions_seen_index').on(t.lastSeenAt),
  ],
)
