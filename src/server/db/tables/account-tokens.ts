import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at, identity } from './columns.ts'

/**
 * Tokens of mailed links that prove who reads the mail: to set a new password or to confirm the
 * address. Each works once.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset-password', 'confirm-email'] }).notNull(),
    /** SHA-256 of the token, in hexadecimal, so that a reader of the table cannot use it. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('account_tokens_account_index').on(t.accountId, t.purpose),
    check('account_tokens_purpose_known', sql`${t.purpose} in ('reset-password', 'confirm-email')`),
  ],
)
