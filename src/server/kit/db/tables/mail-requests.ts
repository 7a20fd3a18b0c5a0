import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { languageCheck, languageColumn, timestampColumn, identityColumn } from './columns.ts'
import { registrations } from './registrations.ts'

/**
 * Mails that visitors ask for to an address. Every request writes one such row, whoever has the
 * address. Which mail is sent is decided later, in the background, so the answer reveals nothing
 * about the address.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: identityColumn(),
    kind: text('kind', { enum: ['registration', 'reset-password', 'newsletter'] }).notNull(),
    email: text('email').notNull(),
    language: languageColumn(),
    registrationId: integer('registration_id').references(() => registrations.id, {
      onDelete: 'cascade',
    }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    languageCheck('mail_requests', t.language),
    check(
      'mail_requests_kind_known',
      sql`${t.kind} in ('registration', 'reset-password', 'newsletter')`,
    ),
    check(
      'mail_requests_registration',
      sql`(${t.kind} = 'registration') = (${t.registrationId} is not null)`,
    ),
  ],
)
