import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Message } from '#contract/messages.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses,
  classifieds,
  classifiedInquiries,
  messages,
} from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { formatConversationKey } from '#shared/rules/conversations.ts'

export const sender = alias(accounts, 'sender')
export const receiver = alias(accounts, 'receiver')

const COLUMNS = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: messages.receiverId,
  businessId: messages.businessId,
  inquiryId: messages.inquiryId,
  subject: messages.subject,
  message: messages.message,
  pictures: messages.pictures,
  readAt: messages.readAt,
  createdAt: messages.createdAt,
  senderName: sender.name,
  receiverName: receiver.name,
  businessName: businesses.name,
  businessSlug: businesses.slug,
  adTitle: classifieds.title,
}

/**
 * Messages with the names of both sides and of what they are about; conditions are the caller's.
 */
export const selectMessages = (db: DbOrTransaction) =>
  db
    .select(COLUMNS)
    .from(messages)
    .innerJoin(sender, eq(sender.id, messages.senderId))
    .innerJoin(receiver, eq(receiver.id, messages.receiverId))
    .leftJoin(businesses, eq(businesses.id, messages.businessId))
    .leftJoin(classifiedInquiries, eq(classifiedInquiries.id, messages.inquiryId))
    .leftJoin(classifieds, eq(classifieds.id, classifiedInquiries.adId))
    .$dynamic()

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** The reader, the time, and the configuration that signs links. */
export type MessageReader = Pick<UserContext, 'actor' | 'config' | 'now'>

/** What both sides see of a message. */
export function serialiseMessage(row: MessageRow, { actor, config, now }: MessageReader): Message {
  const { id, senderId, receiverId, businessId, inquiryId } = row
  const { subject, message, readAt, createdAt } = row
  const links = row.pictures.length > 0 ? createPrivateLinks(config.jwtSecret) : null
  return {
    id,
    senderId,
    receiverId,
    businessId,
    inquiryId,
    subject,
    message,
    pictures: row.pictures.map((path) => links!.sign(path, now())),
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
    sender: { id: senderId, name: row.senderName },
    receiver: { id: receiverId, name: row.receiverName },
    business:
      businessId === null
        ? null
        : { id: businessId, name: row.businessName ?? '', slug: row.businessSlug ?? '' },
    conversation: formatConversationKey(senderId === actor.id ? receiverId : senderId, row),
  }
}
