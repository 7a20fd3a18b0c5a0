import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { classifiedInquiries, messages } from '#server/kit/db/tables/index.ts'

/** Keys of first messages of inquiries; the colon keeps them apart from those of devices. */
export const INQUIRY_KEY_LIKE = 'inquiry:%'
const keyOf = (inquiryId: number) => `inquiry:${inquiryId}`

const MAX_SUBJECT = 100

const subjectLine = (subject: string) => Array.from(subject).slice(0, MAX_SUBJECT).join('')

type Question = {
  inquiryId: number
  buyerId: number
  sellerId: number
  subject: string
  message: string
  now: Date
}

/**
 * Begins the conversation of an inquiry with the buyer's question. It sends no mail, because the
 * inquiry does.
 */
export async function writeInquiryMessage(
  tx: Transaction,
  { inquiryId, buyerId, sellerId, subject, message, now }: Question,
): Promise<void> {
  await tx.insert(messages).values({
    senderId: buyerId,
    receiverId: sellerId,
    inquiryId,
    clientKey: keyOf(inquiryId),
    subject: subjectLine(subject),
    message,
    createdAt: now,
    mailedAt: now,
  })
}

/** Says in the conversation of an inquiry what became of the offer; its mail is the inquiry's. */
export async function writeOfferReply(
  tx: Transaction,
  { inquiryId, buyerId, sellerId, subject, message, now }: Question,
): Promise<void> {
  await tx.insert(messages).values({
    senderId: sellerId,
    receiverId: buyerId,
    inquiryId,
    subject: subjectLine(subject),
    message,
    createdAt: now,
    mailedAt: now,
  })
}

/** Marks the first message of an inquiry as read, when the inquiry is read. */
export async function markInquiryMessageRead(
  tx: Transaction,
  inquiryId: number,
  now: Date,
): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.clientKey, keyOf(inquiryId)), isNull(messages.readAt)))
}

/** Marks an inquiry as read, when its first message is read. */
export async function markInquiryRead(
  tx: Transaction,
  inquiryId: number | null,
  now: Date,
): Promise<void> {
  if (inquiryId === null) return
  await tx
    .update(classifiedInquiries)
    .set({ readAt: now })
    .where(and(eq(classifiedInquiries.id, inquiryId), isNull(classifiedInquiries.readAt)))
}
