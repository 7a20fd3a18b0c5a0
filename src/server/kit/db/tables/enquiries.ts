import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { languageCheck, languageColumn, timestampColumn, identityColumn } from './columns.ts'

/** Contact enquiries: from the contact page (no business) and from a business page. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: identityColumn(),
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    businessName: text('business_name'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    language: languageColumn(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** `spam`: caught by the form's honeypot; it is kept apart, not thrown away. */
    status: text('status', { enum: ['new', 'open', 'answered', 'closed', 'spam'] })
      .notNull()
      .default('new'),
    /** Whether the website answers it; else it went to the business or its owner. */
    forSite: boolean('for_site').notNull().default(true),
    /** The owner who reads it in the app, where one was told; nobody after another gets the listing. */
    recipientId: integer('recipient_id').references(() => accounts.id, { onDelete: 'set null' }),
    recipientReadAt: timestampColumn('recipient_read_at'),
    /** The administrator who answers it. */
    assignedTo: integer('assigned_to').references(() => accounts.id, { onDelete: 'set null' }),
    answeredAt: timestampColumn('answered_at'),
    closedAt: timestampColumn('closed_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('enquiries_status_index').on(t.status, t.createdAt),
    index('enquiries_account_index').on(t.accountId),
    index('enquiries_recipient_index').on(t.recipientId, t.id),
    index('enquiries_assigned_index').on(t.assignedTo),
    index('enquiries_site_index')
      .on(t.createdAt)
      .where(sql`${t.forSite}`),
    languageCheck('enquiries', t.language),
    check(
      'enquiries_status_known',
      sql`${t.status} in ('new', 'open', 'answered', 'closed', 'spam')`,
    ),
    check('enquiries_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
    check('enquiries_email_shape', sql`${t.email} like '%_@_%' and length(${t.email}) <= 254`),
    check('enquiries_message_length', sql`length(btrim(${t.message})) between 1 and 5000`),
  ],
)
