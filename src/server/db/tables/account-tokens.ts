import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at, identity } from './columns.ts'

/**
 * Tokens of mailed links that prove who reads the mail: to set a new password, to confirm an
 * address, or to download the account's data. Each works once.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['reset-password', 'confirm-email', 'change-email', 'download'],
    }).notNull(),
    /** The new address that a link of `change-email` confirms. */
    email: text('email'),
    /** SHA-256 of the token, in hexadecimal, so that a reader of the table cannot use it. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('account_tokens_account_index').on(t.accountId, t.purpose),
    check(
      'account_tokens_purpose_known',
      sql`${t.purpose} in ('reset-password', 'confirm-email', 'change-email', 'download')`,
    ),
    check(
      'account_tokens_email_belongs',
      sql`(${t.purpose} = 'change-email') = (${t.email} is not null)`,
    ),
  ],
)
