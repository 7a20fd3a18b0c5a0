import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  languageCheck,
  languageColumn,
  timestampColumn,
  identityColumn,
  timestampColumns,
} from './columns.ts'

/** People who sign in: visitors with an account, business owners, administrators. */
export const accounts = pgTable(
  'accounts',
  {
    id: identityColumn(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: ['user', 'owner', 'admin'] })
      .notNull()
      .default('user'),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    customerType: text('customer_type', {
      enum: ['individual', 'business_owner', 'startup', 'enterprise', 'freelancer', 'student'],
    })
      .notNull()
      .default('individual'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    pincode: text('pincode'),
    profilePhoto: text('profile_photo'),
    emailConfirmedAt: timestampColumn('email_confirmed_at'),
    language: languageColumn(),
    /** The server made the password at the first start; an administrator has to replace it. */
    isPasswordMade: boolean('is_password_made').notNull().default(false),
    /** When an administrator signed in for the first time; without a second factor, only then. */
    graceUsedAt: timestampColumn('grace_used_at'),
    ...timestampColumns(),
  },
  (t) => [
    uniqueIndex('accounts_email_unique').on(sql`lower(${t.email})`),
    // The list of administrators.
    index('accounts_recent_index').on(t.createdAt, t.id),
    index('accounts_name_index').on(t.name, t.id),
    index('accounts_anywhere_index').using(
      'gin',
      sql`(lower(${t.name} || ' ' || ${t.email} ||
        ' ' || coalesce(${t.phone}, ''))) gin_trgm_ops`,
    ),
    check('accounts_role_known', sql`${t.role} in ('user', 'owner', 'admin')`),
    languageCheck('accounts', t.language),
    check('accounts_status_known', sql`${t.status} in ('active', 'inactive')`),
    check(
      'accounts_customer_type_known',
      sql`${t.customerType} in ('individual', 'business_owner', 'startup', 'enterprise',
          'freelancer', 'student')`,
    ),
    check('accounts_email_shape', sql`${t.email} like '%_@_%' and length(${t.email}) <= 254`),
    check('accounts_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
  ],
)
