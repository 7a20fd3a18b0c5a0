import { count, desc, eq } from 'drizzle-orm'
import type { Inquiry } from '#contract/classifieds.ts'
import type { Pagination } from '#contract/endpoint.ts'
import { classifieds as a, classifiedInquiries as q } from '#server/kit/db/tables/index.ts'
import { getClassifiedStatusAt, type InquiryType } from '#shared/rules/classifieds.ts'
import { formatConversationKey } from '#shared/rules/conversations.ts'
import { toRupees } from '#shared/rules/money.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

const SUBJECTS: Record<InquiryType, string> = {
  general: 'Question',
  price_negotiation: 'Price',
  availability: 'Availability',
  product_details: 'Details',
  meeting_request: 'Meeting',
}

/** What an inquiry is about, with the title of the ad. */
export const getInquirySubject = (type: InquiryType, classifiedTitle: string): string =>
  `${SUBJECTS[type]}: ${classifiedTitle}`

/** Questions about a person's ads, the newest first. */
export async function listSellerInquiries(
  { db, actor: seller, now: clock }: UserContext,
  query: { page: number; limit: number },
): Promise<{ data: Inquiry[]; pagination: Pagination }> {
  const now = clock()
  const isOwn = eq(a.accountId, seller.id)
  const questions = db
    .select({
      id: q.id,
      buyerId: q.buyerId,
      adId: q.adId,
      adTitle: a.title,
      adPrice: a.price,
      status: a.status,
      expiresAt: a.expiresAt,
      inquiryType: q.inquiryType,
      message: q.message,
      offeredPrice: q.offeredPrice,
      offerAnswer: q.offerAnswer,
      buyerName: q.buyerName,
      buyerPhone: q.buyerPhone,
      buyerEmail: q.buyerEmail,
      preferredContact: q.preferredContact,
      readAt: q.readAt,
      createdAt: q.createdAt,
    })
    .from(q)
    .innerJoin(a, eq(a.id, q.adId))
    .where(isOwn)
    .orderBy(desc(q.createdAt), desc(q.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [rows, { total }] = await Promise.all([questions, getInquiryStats({ db, actor: seller })])
  const data = rows.map(({ readAt, createdAt, status, expiresAt, buyerId, ...row }) => ({
    ...row,
    adPrice: toRupees(row.adPrice),
    adStatus: getClassifiedStatusAt({ status, expiresAt }, now),
    offeredPrice: toRupees(row.offeredPrice),
    subject: getInquirySubject(row.inquiryType, row.adTitle),
    conversation: formatConversationKey(buyerId, { businessId: null, inquiryId: row.id }),
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }))
  return { data, pagination: toPagination(query, total) }
}

/** How many there are, and how many of them nobody has read. */
export async function getInquiryStats({
  db,
  actor: seller,
}: Pick<UserContext, 'db' | 'actor'>): Promise<{ total: number; unread: number }> {
  const [row] = await db
    .select({ total: count(), read: count(q.readAt) })
    .from(q)
    .innerJoin(a, eq(a.id, q.adId))
    .where(eq(a.accountId, seller.id))
  return { total: row?.total ?? 0, unread: (row?.total ?? 0) - (row?.read ?? 0) }
}
