import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { MODERATION_DEADLINES } from '#config/moderation-deadlines.ts'
import { businessPath } from '#config/routes.ts'
import type { sendEnquiry as endpoint } from '#contract/enquiries.ts'
import { emailAddress } from '#contract/values.ts'
import { countMessage, isOwnerOrAdmin } from '#server/analytics/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { accounts, businesses, enquiries } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { canMailReceipt, queueMail } from '#server/kit/mail/index.ts'
import { contactReceived } from '#server/kit/mail/templates/contact-received.ts'
import { enquiry } from '#server/kit/mail/templates/enquiry.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import { getSiteMailRecipients } from '#server/kit/settings/index.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import { findWritten, rememberWritten } from '#server/kit/rate-limit/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { formatReference, getThreadId } from './reference.ts'

type Body = EndpointInput<typeof endpoint>['body']

const SAME_AGAIN_MS = 10 * MINUTE_MS

const SENT_TO_SITE = "Message sent successfully! We'll get back to you soon."
const SENT_TO_BUSINESS = 'Message sent successfully!'

/**
 * Keeps an enquiry to the site or to a business. A repetition within minutes, or with the same key,
 * is kept once, and what
 * the honeypot caught is kept as spam; both get the usual answer. Throws NOT_FOUND, NO_RECIPIENT or
 * TOO_MANY_REQUESTS.
 */
export async function sendEnquiry(
  { db, address, config, limits, now: clock, whoAsks }: VisitorContext,
  body: Body,
): Promise<{ message: string; reference: string | null }> {
  const now = clock()
  const isSpam = isCaughtByHoneypot(body)
  // Many people of a village share one address of their network.
  await limits.take([
    { use: 'enquiry from', network: address, max: 10, withinMs: 10 * MINUTE_MS },
    { use: 'enquiries from', network: address, max: 60, withinMs: DAY_MS },
    ...(body.businessId
      ? [{ use: 'enquiry to', key: body.businessId, max: 60, withinMs: HOUR_MS }]
      : []),
  ])
  const actor = await whoAsks()
  const forSite = await db.transaction(async (tx) => {
    const business = body.businessId ? await businessOf(tx, body.businessId) : null
    await takeAdvisoryLock(tx, `enquiry by ${body.email.toLowerCase()}`)
    const once = { use: 'enquiry', key: body.key }
    const same =
      (await findKeyed(tx, await findWritten(tx, once))) ??
      (await findSame(tx, body, new Date(now.getTime() - SAME_AGAIN_MS)))
    if (same) return same.forSite ? same.id : null
    const { to, isOwn: goesToBusiness } = isSpam
      ? { to: [], isOwn: business !== null }
      : await recipientsOf(tx, business)
    const reader = business?.reader ?? null
    const [row] = await tx
      .insert(enquiries)
      .values({
        name: body.name,
        email: body.email,
        phone: body.phone,
        message: body.message,
        language: body.language,
        businessId: business?.id ?? null,
        businessName: business?.name ?? body.businessName,
        accountId: actor.kind === 'user' ? actor.id : null,
        status: isSpam ? 'spam' : 'new',
        forSite: !goesToBusiness,
        recipientId: isSpam ? null : reader,
        createdAt: now,
      })
      .returning({ id: enquiries.id })
    await rememberWritten(tx, once, row!.id)
    await recordAudit(tx, actor, 'send', 'enquiries', row!.id, isSpam ? { spam: true } : {})
    const place = { now, siteUrl: config.siteUrl }
    for (const email of to) await mailTo(tx, place, email, body, business)
    if (business && reader !== null && !isSpam)
      await notifyOwner(tx, place, { accountId: reader, body, business })
    if (business && !isSpam && !isOwnerOrAdmin(actor, business.ownerId)) {
      const sender = body.email.toLowerCase()
      await countMessage(tx, { noun: 'business', recordId: business.id, sender, now })
    }
    if (goesToBusiness) return null
    if (!isSpam) await acknowledge(tx, row!.id, body)
    return row!.id
  })
  return {
    message: body.businessId ? SENT_TO_BUSINESS : SENT_TO_SITE,
    reference: forSite === null ? null : formatReference(forSite),
  }
}

/**
 * The addresses that are mailed beside the owner: that of a business whose owner has none, or else
 * of the readers of the website. Throws NO_RECIPIENT.
 */
async function recipientsOf(
  tx: Transaction,
  business: Business | null,
): Promise<{ to: string[]; isOwn: boolean }> {
  if (business?.ownerEmail) return { to: [], isOwn: true }
  // The address of an imported listing may be malformed.
  const own = emailAddress.safeParse(business?.email).data
  if (own || business?.reader) return { to: own ? [own] : [], isOwn: true }
  const { isRead, mailTo } = await getSiteMailRecipients(tx)
  if (isRead) return { to: mailTo, isOwn: false }
  const message = business
    ? 'This business can’t receive messages yet. Please call or visit.'
    : 'Messages are turned off right now.'
  throw new ApiError('NO_RECIPIENT', { message })
}

/** Tells the sender the number, at the address that was typed in. */
async function acknowledge(
  tx: Transaction,
  id: number,
  { email, language: pageLanguage }: Body,
): Promise<void> {
  if (!(await canMailReceipt(tx, email, contactReceived.name))) return
  await queueMail(tx, {
    to: email,
    pageLanguage,
    template: contactReceived,
    values: { reference: formatReference(id), hours: MODERATION_DEADLINES.contact?.hours ?? 24 },
    thread: getThreadId(id),
  })
}

type Place = { now: Date; siteUrl: string }

const toMailValues = (
  { siteUrl }: Place,
  { name, email, phone, message }: Body,
  business: Business | null,
) => ({
  ...{ name, email, phone, message },
  business: business && { name: business.name, url: siteUrl + businessPath(business.slug) },
})

const mailTo = (
  tx: Transaction,
  place: Place,
  to: string,
  body: Body,
  business: Business | null,
): Promise<unknown> =>
  queueMail(tx, {
    ...{ to, template: enquiry, values: toMailValues(place, body, business) },
    replyTo: body.email,
  })

/** Tells the owner, who without an email address learns by a text message where to read it. */
async function notifyOwner(
  tx: Transaction,
  place: Place,
  { accountId, body, business }: { accountId: number; body: Body; business: Business },
): Promise<void> {
  const notice = {
    accountId,
    values: () => toMailValues(place, body, business),
    replyTo: body.email,
    // Nothing of what the visitor typed: it would be an advertisement.
    text: { template: 'new-message' as const, name: business.name, ...place },
  }
  await notifyAccounts(tx, enquiry, [notice])
}

type Business = Awaited<ReturnType<typeof businessOf>>

async function businessOf(tx: Transaction, id: number) {
  const { name, slug, email, ownerId } = businesses
  const [row] = await tx
    .select({
      ...{ id: businesses.id, name, slug, email, ownerId },
      /** The owner's account, if it is open. */
      reader: accounts.id,
      ownerEmail: accounts.email,
    })
    .from(businesses)
    .leftJoin(accounts, and(eq(accounts.id, businesses.ownerId), eq(accounts.status, 'active')))
    .where(and(eq(businesses.id, id), eq(businesses.status, 'active')))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return row
}

/** The enquiry that this form has sent, also where it was deleted since. */
async function findKeyed(tx: Transaction, id: number | undefined) {
  if (id === undefined) return undefined
  const [row] = await tx
    .select({ id: enquiries.id, forSite: enquiries.forSite })
    .from(enquiries)
    .where(eq(enquiries.id, id))
  return row ?? { id, forSite: false }
}

async function findSame(tx: Transaction, body: Body, since: Date) {
  const [row] = await tx
    .select({ id: enquiries.id, forSite: enquiries.forSite })
    .from(enquiries)
    .where(
      and(
        eq(sql`lower(${enquiries.email})`, body.email.toLowerCase()),
        eq(enquiries.message, body.message),
        body.businessId ? eq(enquiries.businessId, body.businessId) : isNull(enquiries.businessId),
        gt(enquiries.createdAt, since),
      ),
    )
    .limit(1)
  return row
}
