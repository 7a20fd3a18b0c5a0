import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn } from './columns.ts'
import { sessions } from './sessions.ts'

const PURPOSES = [
  ...(['reset-password', 'confirm-email', 'change-email', 'restore-mobile'] as const),
  ...(['download', 'export', 'backup'] as const),
] as const

/**
 * Tokens of addresses that work once. Those of mails prove who reads the mail: to set a new
 * password or to confirm an address. Those of files stand for the session that asked for the file.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: identityColumn(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: PURPOSES,
    }).notNull(),
    /** The new address that a link of `change-email` confirms. */
    email: text('email'),
    /** The number that a link of `restore-mobile` brings back. */
    mobile: text('mobile'),
    /** Which file a token of `export` or `backup` sends, and no other. */
    subject: text('subject'),
    /** The session that asked for a file: no file is sent after its end. */
    sessionId: text('session_id').references(() => sessions.id, {
      onDelete: 'cascade',
      onUpdate: 'cascade',
    }),
    /** SHA-256 of the token, in hexadecimal, so that a reader of the table cannot use it. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestampColumn('expires_at').notNull(),
    usedAt: timestampColumn('used_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('account_tokens_account_index').on(t.accountId, t.purpose),
    index('account_tokens_session_index').on(t.sessionId),
    check(
      'account_tokens_purpose_known',
      sql`${t.purpose} in (${sql.raw(PURPOSES.map((purpose) => `'${purpose}'`).join(', '))})`,
    ),
    check(
      'account_tokens_email_belongs',
      sql`(${t.purpose} = 'change-email') = (${t.email} is not null)`,
    ),
    check(
      'account_tokens_mobile_belongs',
      sql`(${t.purpose} = 'restore-mobile') = (${t.mobile} is not null)`,
    ),
    check(
      'account_tokens_subject_belongs',
      sql`(${t.purpose} in ('export', 'backup')) = (${t.subject} is not null)`,
    ),
    check(
      'account_tokens_session_belongs',
      sql`(${t.purpose} in ('download', 'export', 'backup')) = (${t.sessionId} is not null)`,
    ),
  ],
)
