import { and, eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  classifieds as a,
  classifiedInquiries as q,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { offerAnswered } from '#server/kit/mail/templates/offer-answered.ts'
import {
  markInquiryMessageRead,
  refuseBlocked,
  writeOfferReply,
} from '#server/conversations/messages/index.ts'
import { getClassifiedStatusAt } from '#shared/rules/classifieds.ts'
import { formatConversationKey } from '#shared/rules/conversations.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { formatRupees, toRupees } from '#shared/rules/money.ts'
import type { OfferDecision } from '#shared/rules/offers.ts'

type Answer = { id: number; answer: OfferDecision; note: string }
type Offer = Awaited<ReturnType<typeof lockedOffer>>

const MAX_MESSAGE = 1000

/**
 * Accepts or declines a buyer's offer for an ad of one's own; the buyer reads it in the
 * conversation and by mail. The same answer again changes nothing. Throws NOT_FOUND, also for
 * another's, NOT_POSSIBLE or TOO_MANY_REQUESTS.
 */
export async function answerOffer(
  { db, actor: seller, config, limits, now: clock }: UserContext,
  { id, answer, note }: Answer,
): Promise<{ id: number; offerAnswer: OfferDecision }> {
  const now = clock()
  await limits.take([{ use: 'offer answered by', key: seller.id, max: 60, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    const offer = await lockedOffer(tx, seller.id, id)
    if (offer.offerAnswer === answer) return { id, offerAnswer: answer }
    mayBe(answer, offer, now)
    await refuseBlocked(tx, seller.id, offer.buyerId)
    await tx
      .update(q)
      .set({ offerAnswer: answer, offerAnsweredAt: now, readAt: offer.readAt ?? now })
      .where(eq(q.id, id))
    await markInquiryMessageRead(tx, id, now)
    await recordAudit(tx, seller, `offer ${answer}`, 'classified-inquiries', id)
    await notifyBuyer(tx, { ...offer, id, answer, note, sellerId: seller.id, now }, config.siteUrl)
    return { id, offerAnswer: answer }
  })
}

function mayBe(answer: OfferDecision, offer: Offer, now: Date): void {
  if (offer.offeredPrice === null)
    throw new ApiError('NOT_POSSIBLE', { message: 'This inquiry has no price offer.' })
  const status = getClassifiedStatusAt(offer, now)
  if (answer === 'accepted' && status !== 'active')
    throw new ApiError('NOT_POSSIBLE', { message: `This ad is ${status}.` })
}

type Told = Offer & Answer & { sellerId: number; now: Date }

/** In the conversation, and by mail with the way back to it. */
async function notifyBuyer(tx: Transaction, told: Told, siteUrl: string): Promise<void> {
  const { id: inquiryId, answer, note, title, buyerId, sellerId, now } = told
  const offer = toRupees(told.offeredPrice) ?? 0
  const says = answer === 'accepted' ? 'I accept' : 'I cannot accept'
  const sentence = `${says} your offer of ${formatRupees(offer)} for “${title}”.`
  await writeOfferReply(tx, {
    ...{ inquiryId, buyerId, sellerId, now },
    subject: `Offer ${answer}: ${title}`,
    message: (note ? `${sentence}\n\n${note}` : sentence).slice(0, MAX_MESSAGE),
  })
  const key = formatConversationKey(sellerId, { businessId: null, inquiryId })
  const url = `${siteUrl}${APP_PATHS.messages}?with=${key}`
  const values = { title, sellerName: told.sellerName, offer, answer, note, url }
  await queueMail(tx, { to: told.buyerEmail, template: offerAnswered, values })
}

/**
 * The inquiry about an ad of that seller, and nobody else changes it until the transaction ends.
 */
async function lockedOffer(tx: Transaction, sellerId: number, id: number) {
  const [row] = await tx
    .select({
      buyerId: q.buyerId,
      offeredPrice: q.offeredPrice,
      offerAnswer: q.offerAnswer,
      readAt: q.readAt,
      title: a.title,
      status: a.status,
      expiresAt: a.expiresAt,
      sellerName: a.contactName,
      buyerEmail: accounts.email,
    })
    .from(q)
    .innerJoin(a, eq(a.id, q.adId))
    .innerJoin(accounts, eq(accounts.id, q.buyerId))
    .where(and(eq(q.id, id), eq(a.accountId, sellerId)))
    .for('update', { of: [q, a] })
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Inquiry not found.' })
  return row
}
