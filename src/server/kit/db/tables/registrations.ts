import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { languageCheck, languageColumn, timestampColumn, identityColumn } from './columns.ts'

/**
 * Requested accounts whose address is not confirmed yet. An address may have several, even if it
 * already has an account: nobody learns that, and no registration keeps the address from its owner.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: identityColumn(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: ['user', 'owner'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    language: languageColumn(),
    /** SHA-256 of the secret that the registering browser got. */
    secretHash: text('secret_hash').notNull().unique(),
    /**
     * SHA-256 of the token in the mailed link, and of the mailed code with the id; null until they
     * are mailed.
     */
    linkHash: text('link_hash').unique(),
    codeHash: text('code_hash'),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('registrations_expiry_index').on(t.expiresAt),
    languageCheck('registrations', t.language),
    check('registrations_role_known', sql`${t.role} in ('user', 'owner')`),
    check('registrations_email_shape', sql`${t.email} like '%_@_%' and length(${t.email}) <= 254`),
    check('registrations_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
  ],
)
