import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn } from './columns.ts'

const ofAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The authenticator app of an account. It counts once a code of it was given. */
export const authenticators = pgTable('authenticators', {
  accountId: ofAccount().primaryKey(),
  /** Encrypted with a key made of the server's secret (`second-factor/encrypt-value.ts`). */
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: timestampColumn('confirmed_at'),
  /** The time step of the last code that was accepted: each code is good once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestampColumn('created_at').notNull().defaultNow(),
})

/** Codes on paper for a lost phone. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identityColumn(),
    accountId: ofAccount(),
    /** Its first four signs, which tell which code it is; null of those of 16 signs. */
    name: text('name'),
    /** Argon2id of the rest; of a code of 16 signs SHA-256 of the whole, in hexadecimal. */
    codeHash: text('code_hash').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (t) => [index('recovery_codes_account_index').on(t.accountId)],
)

/** Passkeys: the public half of each, and what the browser must be told about it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identityColumn(),
    accountId: ofAccount(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    lastUsedAt: timestampColumn('last_used_at'),
  },
  (t) => [
    index('passkeys_account_index').on(t.accountId),
    check('passkeys_name_length', sql`length(btrim(${t.name})) between 1 and 60`),
  ],
)

/** A sign-in that waits for its second factor, or a passkey that was asked for. */
export const challenges = pgTable(
  'challenges',
  {
    id: identityColumn(),
    /** Null for a sign-in by a passkey alone: it tells whose it is. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['sign-in', 'add-passkey', 'confirm', 'passkey-sign-in'],
    }).notNull(),
    /** SHA-256 of the token that names it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** What a passkey must sign. */
    challenge: text('challenge').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (t) => [
    index('challenges_account_index').on(t.accountId),
    index('challenges_expiry_index').on(t.expiresAt),
    check(
      'challenges_purpose_known',
      sql`${t.purpose} in ('sign-in', 'add-passkey', 'confirm', 'passkey-sign-in')`,
    ),
    check(
      'challenges_account_belongs',
      sql`(${t.purpose} = 'passkey-sign-in') = (${t.accountId} is null)`,
    ),
  ],
)
