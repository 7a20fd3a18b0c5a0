import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { messages } from '#server/kit/db/tables/index.ts'
import type { ConversationSubject } from '#shared/rules/conversations.ts'

/** Messages about this business or inquiry, or about neither. */
export const aboutCondition = ({ businessId, inquiryId }: ConversationSubject): SQL =>
  and(
    businessId === null ? isNull(messages.businessId) : eq(messages.businessId, businessId),
    inquiryId === null ? isNull(messages.inquiryId) : eq(messages.inquiryId, inquiryId),
  )!

/** Messages from one of two people to the other. */
export const betweenCondition = (one: number, other: number): SQL =>
  or(
    and(eq(messages.senderId, one), eq(messages.receiverId, other)),
    and(eq(messages.senderId, other), eq(messages.receiverId, one)),
  )!
