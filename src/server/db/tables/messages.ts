import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { at, identity } from './columns.ts'

/** Messages between accounts about a business; each side archives or deletes its own copy. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    readAt: at('read_at'),
    senderArchivedAt: at('sender_archived_at'),
    senderDeletedAt: at('sender_deleted_at'),
    receiverArchivedAt: at('receiver_archived_at'),
    receiverDeletedAt: at('receiver_deleted_at'),
  },
  (t) => [
    index('messages_receiver_index').on(t.receiverId, t.createdAt),
    index('messages_sender_index').on(t.senderId, t.createdAt),
    check('messages_subject_length', sql`length(btrim(${t.subject})) between 1 and 100`),
    check('messages_message_length', sql`length(btrim(${t.message})) between 1 and 1000`),
    check('messages_not_to_self', sql`${t.senderId} <> ${t.receiverId}`),
  ],
)
