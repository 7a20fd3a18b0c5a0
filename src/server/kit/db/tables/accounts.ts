import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  languageCheck,
  languageColumn,
  timestampColumn,
  identityColumn,
  timestampColumns,
} from './columns.ts'

/**
 * People who sign in: visitors with an account, business owners, administrators. Each has an email
 * address, a mobile number or both, which they have shown to be theirs.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: identityColumn(),
    email: text('email'),
    /** Null for who signs in by codes to the mobile number and has set no password. */
    passwordHash: text('password_hash'),
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
    /** What others may be told; it signs nobody in. */
    phone: text('phone'),
    /** In E.164. Its owner has typed a code that was sent to it. */
    mobile: text('mobile'),
    mobileConfirmedAt: timestampColumn('mobile_confirmed_at'),
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
    /** When a passkey was offered after a sign-in by number, and made or declined. */
    passkeyOfferClosedAt: timestampColumn('passkey_offer_closed_at'),
    /** Exact to the day. After a long silence a number may have another owner. */
    lastActiveAt: timestampColumn('last_active_at').notNull().defaultNow(),
    ...timestampColumns(),
  },
  (t) => [
    uniqueIndex('accounts_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('accounts_mobile_unique').on(t.mobile),
    // The list of administrators.
    index('accounts_recent_index').on(t.createdAt, t.id),
    index('accounts_name_index').on(t.name, t.id),
    index('accounts_anywhere_index').using(
      'gin',
      sql`(lower(${t.name} || ' ' || coalesce(${t.email}, '') ||
        ' ' || coalesce(${t.phone}, '') || ' ' || coalesce(${t.mobile}, ''))) gin_trgm_ops`,
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
    check('accounts_mobile_shape', sql`${t.mobile} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check(
      'accounts_mobile_confirmed',
      sql`(${t.mobile} is null) = (${t.mobileConfirmedAt} is null)`,
    ),
    check('accounts_reachable', sql`${t.email} is not null or ${t.mobile} is not null`),
    check(
      'accounts_admin_password',
      sql`${t.role} <> 'admin' or (${t.email} is not null and ${t.passwordHash} is not null)`,
    ),
    check('accounts_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
  ],
)
