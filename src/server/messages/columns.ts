import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Message } from '#contract/messages.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { accounts, businesses, messages } from '#server/db/tables/index.ts'

export const sender = alias(accounts, 'sender')
export const receiver = alias(accounts, 'receiver')

const COLUMNS = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: messages.receiverId,
  businessId: messages.businessId,
  subject: messages.subject,
  message: messages.message,
  readAt: messages.readAt,
  createdAt: messages.createdAt,
  senderName: sender.name,
  receiverName: receiver.name,
  businessName: businesses.name,
  businessSlug: businesses.slug,
}

/** Messages with the names of both sides and of the business; conditions are the caller's. */
export const selectMessages = (db: Db | Transaction) =>
  db
    .select(COLUMNS)
    .from(messages)
    .innerJoin(sender, eq(sender.id, messages.senderId))
    .innerJoin(receiver, eq(receiver.id, messages.receiverId))
    .leftJoin(businesses, eq(businesses.id, messages.businessId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectMessages>>[number]

/** What both sides see of a message. */
export function presentMessage(row: Row): Message {
  const { id, senderId, receiverId, businessId, subject, message, readAt, createdAt } = row
  return {
    id,
    senderId,
    receiverId,
    businessId,
    subject,
    message,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
    sender: { id: senderId, name: row.senderName },
    receiver: { id: receiverId, name: row.receiverName },
    business:
      businessId === null
        ? null
        : { id: businessId, name: row.businessName ?? '', slug: row.businessSlug ?? '' },
  }
}
