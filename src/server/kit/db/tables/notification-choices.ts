import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * Notification settings of an account. A kind without a row is sent at once. Messages to the phone
 * (`sms`) are one kind, `all`; `whatsapp` is reserved, nothing sends it yet.
 */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A kind of `shared/rules/notifications.ts`, or `all`. */
    kind: text('kind').notNull(),
    channel: text('channel', { enum: ['mail', 'sms', 'whatsapp'] }).notNull(),
    choice: text('choice', { enum: ['now', 'daily', 'off'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind, t.channel] }),
    check('notification_choices_channel_known', sql`${t.channel} in ('mail', 'sms', 'whatsapp')`),
    check('notification_choices_choice_known', sql`${t.choice} in ('now', 'daily', 'off')`),
  ],
)

/** What waits for the daily mail of an account. */
export const digestItems = pgTable(
  'digest_items',
  {
    id: identityColumn(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    url: text('url'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [index('digest_items_account_index').on(t.accountId, t.createdAt)],
)
