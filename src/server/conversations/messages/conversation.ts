import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm'
import type { getConversation as endpoint } from '#contract/conversations.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import {
  businesses,
  classifieds,
  classifiedInquiries,
  messageBlocks,
  messages,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { parseConversationKey, type ConversationSubject } from '#shared/rules/conversations.ts'
import { aboutCondition, betweenCondition } from './about.ts'
import { serialiseMessage, selectMessages } from './columns.ts'
import { readInquiries } from './inquiries.ts'
import { blockCondition, publicBusinessCondition } from './may-write.ts'
import { copyInFolderCondition, hasCopyCondition } from './mine.ts'

type Answer = ResponseOf<typeof endpoint>['data']
type ConversationQuery = { key: string } & EndpointInput<typeof endpoint>['query']

/** The account's own copies of a conversation, archived or not. */
export const conversationCondition = (account: number, key: string) => {
  const parts = parseConversationKey(key)
  return and(
    hasCopyCondition(account),
    betweenCondition(account, parts.other),
    aboutCondition(parts),
  )!
}

/**
 * The newest messages of a conversation, or those before one of them. Throws NOT_FOUND if the
 * account has no copy of it.
 */
export async function getConversation(
  ctx: UserContext,
  { key, before, limit }: ConversationQuery,
): Promise<Answer> {
  const { db, actor } = ctx
  const all = conversationCondition(actor.id, key)
  const rows = await selectMessages(db)
    .where(and(all, before ? lt(messages.id, before) : undefined))
    .orderBy(desc(messages.id))
    .limit(limit + 1)
  const count = await db.$count(messages, all)
  const [named] =
    rows.length > 0 ? rows : await selectMessages(db).where(all).orderBy(asc(messages.id)).limit(1)
  if (!named) throw new ApiError('NOT_FOUND', { message: 'Conversation not found.' })
  const newest = serialiseMessage(named, ctx)
  const other = newest.senderId === actor.id ? newest.receiver : newest.sender
  const [inquiry = null] = await readInquiries(ctx, named.inquiryId ? [named.inquiryId] : [])
  const kept = await db.$count(messages, and(all, copyInFolderCondition(actor.id, 'both', 'kept')))
  return {
    key,
    other,
    business: newest.business,
    inquiry,
    phone: await phoneOf(ctx, other.id, named),
    isBlocked: (await db.$count(messageBlocks, blockCondition(actor.id, other.id))) > 0,
    isArchived: kept === 0,
    count,
    messages: rows
      .slice(0, limit)
      .reverse()
      .map((row) => serialiseMessage(row, ctx)),
    hasEarlier: rows.length > limit,
  }
}

/** The phone number of the other side: that of the business, the ad or the buyer. */
async function phoneOf(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  other: number,
  { businessId, inquiryId }: ConversationSubject,
): Promise<string | null> {
  if (businessId !== null) {
    const [row] = await db
      .select({ phone: businesses.phone })
      .from(businesses)
      .where(publicBusinessCondition(other, businessId))
    return row?.phone ?? null
  }
  if (inquiryId === null) return null
  const [row] = await db
    .select({
      buyerId: classifiedInquiries.buyerId,
      buyerPhone: classifiedInquiries.buyerPhone,
      contactPhone: classifieds.contactPhone,
      showPhone: classifieds.showPhone,
    })
    .from(classifiedInquiries)
    .innerJoin(classifieds, eq(classifieds.id, classifiedInquiries.adId))
    .where(eq(classifiedInquiries.id, inquiryId))
  if (!row) return null
  if (row.buyerId !== actor.id) return row.buyerPhone
  return row.showPhone ? row.contactPhone : null
}

/** The messages of a conversation that the account received and has not read. */
export const unreadCopiesCondition = (account: number, key: string) =>
  and(
    conversationCondition(account, key),
    eq(messages.receiverId, account),
    isNull(messages.readAt),
  )!
