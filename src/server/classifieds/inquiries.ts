import { count, desc, eq } from 'drizzle-orm'
import type { Inquiry } from '#contract/classifieds.ts'
import { classifiedAds as a, classifiedInquiries as q } from '#server/db/tables/index.ts'
import type { InquiryType } from '#shared/rules/classifieds.ts'
import { toRupees } from '#shared/rules/money.ts'
import type { UserContext } from '#server/http/verb-context.ts'

const MAX_ROWS = 500

const SUBJECTS: Record<InquiryType, string> = {
  general: 'Question',
  price_negotiation: 'Price',
  availability: 'Availability',
  product_details: 'Details',
  meeting_request: 'Meeting',
}

/** Questions about a person's ads, the newest first. */
export async function sellerInquiries({ db, actor: seller }: UserContext): Promise<Inquiry[]> {
  const rows = await db
    .select({
      id: q.id,
      adId: q.adId,
      adTitle: a.title,
      inquiryType: q.inquiryType,
      message: q.message,
      offeredPrice: q.offeredPrice,
      buyerName: q.buyerName,
      buyerPhone: q.buyerPhone,
      buyerEmail: q.buyerEmail,
      preferredContact: q.preferredContact,
      readAt: q.readAt,
      createdAt: q.createdAt,
    })
    .from(q)
    .innerJoin(a, eq(a.id, q.adId))
    .where(eq(a.accountId, seller.id))
    .orderBy(desc(q.createdAt), desc(q.id))
    .limit(MAX_ROWS)
  return rows.map(({ readAt, createdAt, ...row }) => ({
    ...row,
    offeredPrice: toRupees(row.offeredPrice),
    subject: `${SUBJECTS[row.inquiryType]}: ${row.adTitle}`,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }))
}

/** How many there are, and how many of them nobody has read. */
export async function inquiryStats({
  db,
  actor: seller,
}: UserContext): Promise<{ total: number; unread: number }> {
  const [row] = await db
    .select({ total: count(), read: count(q.readAt) })
    .from(q)
    .innerJoin(a, eq(a.id, q.adId))
    .where(eq(a.accountId, seller.id))
  return { total: row?.total ?? 0, unread: (row?.total ?? 0) - (row?.read ?? 0) }
}
