import { and, eq, or } from 'drizzle-orm'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses,
  classifieds,
  classifiedInquiries,
  messageBlocks,
  messages,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ConversationSubject } from '#shared/rules/conversations.ts'
import { aboutCondition, betweenCondition } from './about.ts'

/** The receiver of a message and what it is about. */
export type MessageTarget = ConversationSubject & { receiverId: number }

/**
 * Throws NOT_FOUND if this sender may not write to the receiver, and NOT_POSSIBLE where one of the
 * two has blocked the other.
 */
export async function requireReceiver(
  tx: Transaction,
  senderId: number,
  letter: MessageTarget,
): Promise<void> {
  const { receiverId } = letter
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, receiverId), eq(accounts.status, 'active')))
  const isAllowed =
    letter.inquiryId === null
      ? (await isReceiverBusinessOwner(tx, letter)) || (await haveWritten(tx, senderId, letter))
      : await areSides(tx, senderId, letter)
  if (!account || !isAllowed)
    throw new ApiError('NOT_FOUND', {
      message: 'Business owner not found. Please try again later.',
    })
  await refuseBlocked(tx, senderId, receiverId)
}

/**
 * Throws NOT_POSSIBLE if one has blocked the other. The blocked side learns only that the message
 * cannot be delivered.
 */
export async function refuseBlocked(
  tx: DbOrTransaction,
  senderId: number,
  receiverId: number,
): Promise<void> {
  const rows = await tx
    .select({ by: messageBlocks.accountId })
    .from(messageBlocks)
    .where(or(blockCondition(senderId, receiverId), blockCondition(receiverId, senderId)))
  if (rows.some(({ by }) => by === senderId))
    throw new ApiError('NOT_POSSIBLE', {
      message: 'You blocked this person. Unblock them to send a message.',
    })
  if (rows.length > 0)
    throw new ApiError('NOT_POSSIBLE', { message: 'This message could not be delivered.' })
}

export const blockCondition = (by: number, blocked: number) =>
  and(eq(messageBlocks.accountId, by), eq(messageBlocks.blockedId, blocked))

export async function isReceiverBusinessOwner(
  tx: Transaction,
  { receiverId, businessId }: MessageTarget,
): Promise<boolean> {
  if (businessId === null) return false
  const [row] = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(publicBusinessCondition(receiverId, businessId))
  return row !== undefined
}

/** The condition that a business is public and belongs to this owner. */
export const publicBusinessCondition = (ownerId: number, businessId: number) =>
  and(
    eq(businesses.id, businessId),
    eq(businesses.ownerId, ownerId),
    eq(businesses.status, 'active'),
  )

/** Whether the receiver has ever written to this sender about the same subject. */
export async function hasReceiverWritten(
  db: DbOrTransaction,
  senderId: number,
  letter: MessageTarget,
): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        aboutCondition(letter),
        eq(messages.senderId, letter.receiverId),
        eq(messages.receiverId, senderId),
      ),
    )
    .limit(1)
  return row !== undefined
}

async function haveWritten(
  tx: Transaction,
  senderId: number,
  letter: MessageTarget,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(aboutCondition(letter), betweenCondition(senderId, letter.receiverId)))
    .limit(1)
  return row !== undefined
}

/** Whether the two are the buyer who asked and the seller of the ad. */
async function areSides(
  tx: Transaction,
  senderId: number,
  letter: MessageTarget,
): Promise<boolean> {
  if (letter.businessId !== null) return false
  const [row] = await tx
    .select({ buyer: classifiedInquiries.buyerId, seller: classifieds.accountId })
    .from(classifiedInquiries)
    .innerJoin(classifieds, eq(classifieds.id, classifiedInquiries.adId))
    .where(eq(classifiedInquiries.id, letter.inquiryId!))
  if (!row) return false
  const { buyer, seller } = row
  return (
    (senderId === buyer && letter.receiverId === seller) ||
    (senderId === seller && letter.receiverId === buyer)
  )
}
