import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * Mail to send, written in the transaction of the change it tells about. A job sends it and retries
 * if that fails.
 */
export const mails = pgTable(
  'mails',
  {
    id: identityColumn(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Which template made it, for the log. */
    template: text('template').notNull(),
    /** For bulk mail: the address that ends the subscription with one click. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Mails of one thread are shown together by mail programs. */
    thread: text('thread'),
    status: text('status', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    nextTryAt: timestampColumn('next_try_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: timestampColumn('sent_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('mails_recipient_index').on(sql`lower(${t.recipient})`, t.createdAt),
    index('mails_waiting_index')
      .on(t.nextTryAt, t.id)
      .where(sql`${t.status} = 'waiting'`),
    check('mails_status_known', sql`${t.status} in ('waiting', 'sent', 'failed')`),
    check(
      'mails_recipient_shape',
      sql`${t.recipient} like '%_@_%' and length(${t.recipient}) <= 254`,
    ),
    check('mails_one_line', sql`${t.subject} !~ '[\\r\\n]' and ${t.recipient} !~ '[\\r\\n]'`),
  ],
)
