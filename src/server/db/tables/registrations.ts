import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, identity } from './columns.ts'

/**
 * Accounts asked for whose address is not confirmed yet. There may be several for one address, also
 * for one that has an account: nobody learns which, and none of them keeps the address from its
 * owner.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: identity(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: ['user', 'owner'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** SHA-256 of what the browser that registered was given. */
    secretHash: text('secret_hash').notNull().unique(),
    /**
     * SHA-256 of the token of the mailed link, and of the mailed code with the id; null until they
     * are mailed.
     */
    linkHash: text('link_hash').unique(),
    codeHash: text('code_hash'),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('registrations_expiry_index').on(t.expiresAt),
    check('registrations_role_known', sql`${t.role} in ('user', 'owner')`),
    check('registrations_email_shape', sql`${t.email} like '%_@_%' and length(${t.email}) <= 254`),
    check('registrations_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
  ],
)
