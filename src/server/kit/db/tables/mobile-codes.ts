import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { languageCheck, languageColumn, timestampColumn, identityColumn } from './columns.ts'
import { textMessages } from './text-messages.ts'

const PURPOSES = ['sign-in', 'add', 'proof'] as const

/**
 * Numbers that somebody is proving: to sign in, where an account is made for a new number, to add
 * the number to an account, or to show that it is still them. Whether the number has an account
 * is looked up only after the code.
 */
export const mobileCodes = pgTable(
  'mobile_codes',
  {
    id: identityColumn(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    mobile: text('mobile').notNull(),
    /** Whose number it is to be, or who proves that it is them; null for a sign-in. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of the account that a sign-in may make. */
    name: text('name'),
    role: text('role', { enum: ['user', 'owner'] })
      .notNull()
      .default('user'),
    language: languageColumn(),
    /** SHA-256 of the token that the asking browser got. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Keyed hashes of the code, and of the one sent before it: messages may arrive late. */
    codeHash: text('code_hash').notNull(),
    formerCodeHash: text('former_code_hash'),
    formerExpiresAt: timestampColumn('former_expires_at'),
    tries: smallint('tries').notNull().default(0),
    /** When the code was given back; a name may still be asked for. */
    provenAt: timestampColumn('proven_at'),
    /** The message that carries the code. */
    messageId: integer('message_id').references(() => textMessages.id, { onDelete: 'set null' }),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (t) => [
    index('mobile_codes_account_index').on(t.accountId),
    index('mobile_codes_message_index').on(t.messageId),
    index('mobile_codes_expiry_index').on(t.expiresAt),
    languageCheck('mobile_codes', t.language),
    check('mobile_codes_purpose_known', sql`${t.purpose} in ('sign-in', 'add', 'proof')`),
    check('mobile_codes_role_known', sql`${t.role} in ('user', 'owner')`),
    check('mobile_codes_mobile_shape', sql`${t.mobile} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check(
      'mobile_codes_account_belongs',
      sql`(${t.purpose} = 'sign-in') = (${t.accountId} is null)`,
    ),
  ],
)
