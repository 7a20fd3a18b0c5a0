import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { classifiedAdPath } from '#config/routes.ts'
import type { sendInquiry } from '#contract/classifieds.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { countMessage } from '#server/analytics/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { classifiedInquiries as q } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { refuseBlocked, writeInquiryMessage } from '#server/conversations/messages/index.ts'
import { classifiedInquiry } from '#server/kit/mail/templates/ad-inquiry.ts'
import { findWritten, rememberWritten } from '#server/kit/rate-limit/index.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import { isPublicClassified, getClassifiedStatusAt } from '#shared/rules/classifieds.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import type { ClassifiedRow } from './columns.ts'
import { classifiedNotFound, findClassified } from './get.ts'
import { getInquirySubject } from './inquiries.ts'

type Inquiry = z.output<typeof sendInquiry.body>

/**
 * Keeps a buyer's question. The same words about the same ad within a day, or the same key, are one
 * question, so a second press does not tell the seller twice. Throws NOT_FOUND, FORBIDDEN,
 * NOT_POSSIBLE or TOO_MANY_REQUESTS.
 */
export async function storeInquiry(
  { db, config, limits, actor: buyer, address, now: clock }: UserContext,
  { key, ...inquiry }: Inquiry,
): Promise<{ id: number }> {
  const now = clock()
  await limits.take([
    { use: 'inquiry from', network: address, max: 60, withinMs: HOUR_MS },
    { use: 'inquiry by', key: buyer.id, max: 20, withinMs: HOUR_MS },
    {
      use: 'inquiry about an ad by',
      key: `${buyer.id} about ${inquiry.adId}`,
      max: 5,
      withinMs: HOUR_MS,
    },
  ])
  return db.transaction(async (tx) => {
    const once = { use: `inquiry by ${buyer.id}`, key }
    const written = await findWritten(tx, once)
    if (written !== undefined) return { id: written }
    const classified = await findClassified(tx, inquiry.adId)
    acceptsInquiries(classified, buyer, now)
    await refuseBlocked(tx, buyer.id, classified.accountId)
    const message = normaliseText(inquiry.message)
    const earlier = await sameInquiry(tx, buyer, classified.id, message, now)
    if (earlier) return earlier
    const [made] = await tx
      .insert(q)
      .values({
        ...inquiry,
        message,
        buyerName: normaliseText(inquiry.buyerName),
        buyerId: buyer.id,
      })
      .returning({ id: q.id })
    await rememberWritten(tx, once, made!.id)
    await recordAudit(tx, buyer, 'create', 'classified-inquiries', made!.id, {
      adId: classified.id,
    })
    await writeInquiryMessage(tx, {
      inquiryId: made!.id,
      buyerId: buyer.id,
      sellerId: classified.accountId,
      subject: getInquirySubject(inquiry.inquiryType, classified.title),
      message,
      now,
    })
    await notifySeller(tx, classified, inquiry, { siteUrl: config.siteUrl, now })
    await countMessage(tx, { noun: 'classified', recordId: classified.id, sender: buyer.id, now })
    return made!
  })
}

async function notifySeller(
  tx: Transaction,
  classified: ClassifiedRow,
  inquiry: Omit<Inquiry, 'key'>,
  place: { siteUrl: string; now: Date },
): Promise<void> {
  const { accountId, title, slug } = classified
  const { message, offeredPrice, buyerName, buyerPhone, buyerEmail, preferredContact } = inquiry
  const values = {
    title,
    url: `${place.siteUrl}${classifiedAdPath(slug)}`,
    message,
    offeredPrice,
    buyerName,
    buyerPhone,
    buyerEmail,
    preferredContact,
  }
  await notifyAccounts(tx, classifiedInquiry, [
    {
      accountId,
      values: () => values,
      ...(buyerEmail ? { replyTo: buyerEmail } : {}),
      text: { template: 'new-message', name: title, ...place },
    },
  ])
}

function acceptsInquiries(classified: ClassifiedRow, buyer: UserActor, now: Date): void {
  const status = getClassifiedStatusAt(classified, now)
  if (!isPublicClassified(status)) throw classifiedNotFound()
  if (classified.accountId === buyer.id)
    throw new ApiError('FORBIDDEN', { message: 'This is your own ad.' })
  if (status === 'sold') throw new ApiError('NOT_POSSIBLE', { message: 'This item has been sold.' })
  if (status !== 'active') throw new ApiError('NOT_POSSIBLE', { message: 'This ad has expired.' })
}

async function sameInquiry(
  tx: Transaction,
  buyer: UserActor,
  classifiedId: number,
  message: string,
  now: Date,
) {
  const since = new Date(now.getTime() - DAY_MS)
  const [row] = await tx
    .select({ id: q.id })
    .from(q)
    .where(
      and(
        eq(q.adId, classifiedId),
        eq(q.buyerId, buyer.id),
        eq(q.message, message),
        gt(q.createdAt, since),
      ),
    )
    .limit(1)
  return row
}
