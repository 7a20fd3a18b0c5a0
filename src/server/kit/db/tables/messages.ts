import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { classifiedInquiries } from './classifieds.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * Messages between accounts about a business or an inquiry; each side archives or deletes its own
 * copy. The inquiry itself is the first message of its conversation.
 */
export const messages = pgTable(
  'messages',
  {
    id: identityColumn(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    inquiryId: integer('inquiry_id').references(() => classifiedInquiries.id, {
      onDelete: 'set null',
    }),
    /** Made by the sender's device, so that a message sent again is kept once. */
    clientKey: text('client_key'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Paths of uploads. */
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    /** When the receiver was notified by mail. */
    mailedAt: timestampColumn('mailed_at'),
    readAt: timestampColumn('read_at'),
    senderArchivedAt: timestampColumn('sender_archived_at'),
    senderDeletedAt: timestampColumn('sender_deleted_at'),
    receiverArchivedAt: timestampColumn('receiver_archived_at'),
    receiverDeletedAt: timestampColumn('receiver_deleted_at'),
  },
  (t) => [
    index('messages_receiver_index').on(t.receiverId, t.createdAt),
    index('messages_sender_index').on(t.senderId, t.createdAt),
    index('messages_inquiry_index').on(t.inquiryId),
    uniqueIndex('messages_client_key').on(t.senderId, t.clientKey),
    check('messages_about_one', sql`${t.businessId} is null or ${t.inquiryId} is null`),
    check('messages_pictures_array', sql`jsonb_typeof(${t.pictures}) = 'array'`),
    check('messages_subject_length', sql`length(btrim(${t.subject})) between 1 and 100`),
    check('messages_message_length', sql`length(btrim(${t.message})) between 1 and 1000`),
    check('messages_not_to_self', sql`${t.senderId} <> ${t.receiverId}`),
  ],
)

/** Whose messages an account does not want. */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.blockedId] }),
    index('message_blocks_blocked_index').on(t.blockedId),
    check('message_blocks_not_self', sql`${t.accountId} <> ${t.blockedId}`),
  ],
)

/** Answers that an account keeps ready. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    id: identityColumn(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('quick_replies_account_index').on(t.accountId),
    check('quick_replies_text_length', sql`length(btrim(${t.text})) between 1 and 1000`),
  ],
)
