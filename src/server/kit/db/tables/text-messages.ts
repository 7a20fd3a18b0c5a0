import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { languageCheck, languageColumn, timestampColumn, identityColumn } from './columns.ts'

const STATES = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const

/**
 * Messages to phones, written in the transaction of the change they tell about. Each costs money
 * and disturbs somebody, so it is handed to the gateway once: what is `sending` when a process ends
 * stays so, and what the gateway did not answer clearly is `unknown`.
 */
export const textMessages = pgTable(
  'text_messages',
  {
    id: identityColumn(),
    recipient: text('recipient').notNull(),
    /** Which text it is: a file of `kit/text-messages/templates`. */
    template: text('template').notNull(),
    language: languageColumn(),
    /** What the text is made with. Emptied once the message is handed over. */
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    /** Who it is for, for the limit of a day and the copy of their data. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    state: text('state', { enum: STATES }).notNull().default('waiting'),
    /** Why it was not sent, without the number and the text. */
    problem: text('problem'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    sentAt: timestampColumn('sent_at'),
  },
  (t) => [
    index('text_messages_created_index').on(t.createdAt),
    index('text_messages_account_index').on(t.accountId, t.createdAt),
    index('text_messages_waiting_index')
      .on(t.id)
      .where(sql`${t.state} = 'waiting'`),
    languageCheck('text_messages', t.language),
    check(
      'text_messages_state_known',
      sql`${t.state} in ('waiting', 'sending', 'sent', 'failed', 'unknown')`,
    ),
    check('text_messages_recipient_shape', sql`${t.recipient} ~ '^\\+[1-9][0-9]{7,14}$'`),
  ],
)
