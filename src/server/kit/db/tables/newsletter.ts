import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestampColumn, identityColumn } from './columns.ts'

/** People who asked for the newsletter. Nothing is sent before the address is confirmed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: identityColumn(),
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    /** SHA-256 of the token in the confirmation mail, in hexadecimal; null once it is used. */
    confirmTokenHash: text('confirm_token_hash'),
    confirmSentAt: timestampColumn('confirm_sent_at'),
    confirmedAt: timestampColumn('confirmed_at'),
    unsubscribedAt: timestampColumn('unsubscribed_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('newsletter_subscribers_token_unique').on(t.confirmTokenHash),
    check(
      'newsletter_subscribers_status_known',
      sql`${t.status} in ('pending', 'confirmed', 'unsubscribed')`,
    ),
    check(
      'newsletter_subscribers_email_shape',
      sql`${t.email} like '%_@_%' and length(${t.email}) <= 254`,
    ),
  ],
)
