import { and, asc, eq } from 'drizzle-orm'
import { businessPath } from '#config/routes.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { notifyListingOwner } from '#server/businesses/write/notify-owner.ts'
import { markListingChanged } from '#server/businesses/write/mark-listing.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, businessClaims as c, businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { isCodeProof } from '#shared/rules/claims.ts'
import type { ActorContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { claimApproved } from '#server/kit/mail/templates/claim-approved.ts'
import { claimRejected } from '#server/kit/mail/templates/claim-rejected.ts'
import { listingClaimedNotice } from '#server/kit/mail/templates/listing-handed-over.ts'
import { isEmailAddress } from '#shared/rules/contact-fields.ts'

type Decided = { id: number; businessId: number }
const TO_ANOTHER = 'Someone else has proved that this business is theirs.'

/**
 * Hands a listing over to the claimant, and refuses its other claims. Throws NOT_FOUND when the
 * claim does not wait, NOT_POSSIBLE when the listing has an owner, is not shown, or the code was
 * not typed.
 */
export function approveClaim(ctx: ActorContext, id: number): Promise<Decided> {
  const { db, actor, config, now } = ctx
  return db.transaction(async (tx) => {
    const { claim, business } = await lockOpen(tx, id)
    if (business.ownerId !== null) throw notPossible('This business already has an owner.')
    if (business.status !== 'active') throw notPossible('This business is not live.')
    if (isCodeProof(claim.proof) && !claim.provenAt)
      throw notPossible('The code has not been entered yet.')
    const [account] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.id, claim.accountId))
      .for('update')
    if (account?.status !== 'active') throw notPossible('The account of the claimant is closed.')
    if (account.role === 'user') {
      await tx.update(accounts).set({ role: 'owner' }).where(eq(accounts.id, account.id))
      await recordAudit(tx, actor, 'make owner', 'accounts', account.id, { claim: id })
    }
    await tx
      .update(b)
      .set({ ownerId: account.id, confirmedAt: now(), confirmedBy: 'owner' })
      .where(eq(b.id, business.id))
    await recordAudit(tx, actor, 'hand over', 'businesses', business.id, { ownerId: account.id })
    await markListingChanged(tx, business.id, 'updated')
    await settle(tx, ctx, { id, status: 'approved', reason: null })
    const values = { name: business.name, url: urlOf(config.siteUrl, business.slug) }
    const place = { name: business.name, siteUrl: config.siteUrl, now: now() }
    const approved = { template: 'claim-approved' as const, ...place }
    await notifyListingOwner(tx, account.id, claimApproved, () => values, approved)
    const { email } = business
    if (email && isEmailAddress(email) && email !== account.email)
      await queueMail(tx, { to: email, template: listingClaimedNotice, values })
    const others = await tx
      .select({ id: c.id, accountId: c.accountId })
      .from(c)
      .where(and(eq(c.businessId, business.id), eq(c.status, 'open')))
      .orderBy(asc(c.id))
      .for('update')
    for (const other of others) {
      await settle(tx, ctx, { id: other.id, status: 'rejected', reason: TO_ANOTHER })
      const rejected = { template: 'claim-rejected' as const, ...place }
      const why = { ...values, reason: TO_ANOTHER }
      await notifyListingOwner(tx, other.accountId, claimRejected, () => why, rejected)
    }
    return { id, businessId: business.id }
  })
}

/** Refuses a claim with a reason, which is mailed. Throws NOT_FOUND when it does not wait. */
export function rejectClaim(
  ctx: ActorContext,
  { id, reason }: { id: number; reason: string },
): Promise<Decided> {
  return ctx.db.transaction(async (tx) => {
    const { claim, business } = await lockOpen(tx, id)
    await settle(tx, ctx, { id, status: 'rejected', reason })
    const values = { name: business.name, url: urlOf(ctx.config.siteUrl, business.slug), reason }
    const { name } = business
    const place = { name, siteUrl: ctx.config.siteUrl, now: ctx.now() }
    const rejected = { template: 'claim-rejected' as const, ...place }
    await notifyListingOwner(tx, claim.accountId, claimRejected, () => values, rejected)
    return { id, businessId: business.id }
  })
}

const notPossible = (message: string) => new ApiError('NOT_POSSIBLE', { message })
const urlOf = (siteUrl: string, slug: string) => new URL(businessPath(slug), siteUrl).href

/** Locks the listing first, so that two claims of one listing are decided one after the other. */
async function lockOpen(tx: Transaction, id: number) {
  const missing = new ApiError('NOT_FOUND', { message: 'Claim not found.' })
  const [found] = await tx.select({ businessId: c.businessId }).from(c).where(eq(c.id, id))
  if (!found) throw missing
  const [business] = await tx.select().from(b).where(eq(b.id, found.businessId)).for('update')
  const [claim] = await tx
    .select()
    .from(c)
    .where(and(eq(c.id, id), eq(c.status, 'open')))
    .for('update')
  if (!claim || !business) throw missing
  return { claim, business }
}

async function settle(
  tx: Transaction,
  { actor, now }: ActorContext,
  { id, status, reason }: { id: number; status: 'approved' | 'rejected'; reason: string | null },
): Promise<void> {
  await tx.update(c).set({ status, reason, decidedAt: now(), codeHash: null }).where(eq(c.id, id))
  const action = status === 'approved' ? 'approve' : 'reject'
  await recordAudit(tx, actor, action, 'claims', id, reason ? { reason } : {})
}
