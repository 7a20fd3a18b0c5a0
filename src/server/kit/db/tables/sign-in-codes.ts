import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * Sign-ins from an unknown device while somebody guesses: they wait for the code that is mailed. A
 * wrong password gets a row as well, without an account: nothing tells the two apart.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: identityColumn(),
    /** Null where the password was wrong, so that no code is right. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token that the asking browser got. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Keyed hash of the code and the row; null until it is mailed. */
    codeHash: text('code_hash'),
    /** Beside a code to the number of an account that was silent for long, not a password. */
    isBesideNumber: boolean('is_beside_number').notNull().default(false),
    tries: smallint('tries').notNull().default(0),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (t) => [
    index('sign_in_codes_account_index').on(t.accountId),
    index('sign_in_codes_expiry_index').on(t.expiresAt),
  ],
)
