import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn, timestampColumns } from './columns.ts'
import { enquiries } from './enquiries.ts'
import { mails } from './mails.ts'

/** What administrators answered to a message to the website, by mail. */
export const contactReplies = pgTable(
  'contact_answers',
  {
    id: identityColumn(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    /** Mails are forgotten after some weeks. */
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('contact_answers_enquiry_index').on(t.enquiryId, t.id),
    index('contact_answers_account_index').on(t.accountId),
    index('contact_answers_mail_index').on(t.mailId),
    check('contact_answers_message_length', sql`length(btrim(${t.message})) between 1 and 5000`),
  ],
)

/** Answers that are kept to be used again, in English and Hindi. */
export const cannedResponses = pgTable(
  'canned_answers',
  {
    id: identityColumn(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    textHi: text('text_hi').notNull().default(''),
    ...timestampColumns(),
  },
  (t) => [
    check('canned_answers_title_filled', sql`length(btrim(${t.title})) between 1 and 80`),
    check('canned_answers_text_filled', sql`length(btrim(${t.text})) between 1 and 2000`),
  ],
)
