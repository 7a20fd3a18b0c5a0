import { and, eq, inArray } from 'drizzle-orm'
import { businessPath, ROUTES } from '#config/routes.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { notifyListingOwner } from '#server/businesses/write/notify-owner.ts'
import { applyChanges, type ListingRow } from '#server/businesses/write/apply.ts'
import { requireVisibleCategoryAndTown } from '#server/businesses/write/visible-place.ts'
import { getShownValues } from '#server/businesses/write/pending-change.ts'
import { withSlugRetry } from '#server/businesses/write/slug.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { amenities, businesses, businessChanges as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { changeApproved } from '#server/kit/mail/templates/change-approved.ts'
import { changeRejected } from '#server/kit/mail/templates/change-rejected.ts'
import type { ActorContext } from '#server/kit/http/verb-context.ts'

type Decided = { id: number; businessId: number; slug: string }

/**
 * Applies a waiting change of a listing, and mails the person who asked for it. Throws NOT_FOUND or
 * NOT_POSSIBLE.
 */
export function approveChange(
  { db, config, actor, now }: ActorContext,
  id: number,
): Promise<Decided> {
  return withSlugRetry(db, async (tx) => {
    const { change, business } = await take(tx, id)
    const { selectedFeatures, ...values } = change.proposed
    await requireVisibleCategoryAndTown(tx, { ...business, ...values })
    const features = selectedFeatures && (await listingExists(tx, selectedFeatures))
    const detail = { change: id, proposedBy: change.accountId }
    const { slug } = await applyChanges(
      tx,
      actor,
      business,
      { values, features },
      { isOwners: true, now: now(), detail },
    )
    const name = values.name ?? business.name
    const url = new URL(businessPath(slug), config.siteUrl).href
    const write = (isConfirmed: boolean) => ({ name: isConfirmed ? name : null, url })
    const text = { template: 'approved' as const, name, siteUrl: config.siteUrl, now: now() }
    await notifyListingOwner(tx, change.accountId, changeApproved, write, text)
    return { id, businessId: business.id, slug }
  })
}

/**
 * Refuses a waiting change of a listing, and mails the person who asked for it. Throws NOT_FOUND.
 */
export function rejectChange(
  { db, config, actor, now }: ActorContext,
  { id, reason = null }: { id: number; reason?: string | null | undefined },
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const { change, business } = await take(tx, id)
    const { proposed, accountId } = change
    const shown = getShownValues(business, proposed)
    const why = reason ? { reason } : {}
    const detail = { change: id, proposedBy: accountId, proposed, shown, ...why }
    await recordAudit(tx, actor, 'reject change', 'businesses', business.id, detail)
    const url = new URL(ROUTES.contact.path, config.siteUrl).href
    const { name } = business
    const write = (isConfirmed: boolean) => ({ name: isConfirmed ? name : null, reason, url })
    const text = { template: 'change-rejected' as const, name, siteUrl: config.siteUrl, now: now() }
    await notifyListingOwner(tx, accountId, changeRejected, write, text)
    return { id, businessId: business.id, slug: business.slug }
  })
}

/**
 * Takes a change away to decide on it, and locks its listing first, in the order in which an
 * owner's change does.
 */
async function take(tx: Transaction, id: number) {
  const [found] = await tx.select({ businessId: c.businessId }).from(c).where(eq(c.id, id))
  const [business] = found
    ? await tx.select().from(businesses).where(eq(businesses.id, found.businessId)).for('update')
    : []
  const [change] = await tx.delete(c).where(eq(c.id, id)).returning()
  if (!business || !change)
    throw new ApiError('NOT_FOUND', {
      message: 'This change was already reviewed, withdrawn or replaced.',
    })
  return { change, business: business satisfies ListingRow }
}

/** Features that were taken away while the change waited are left out. */
async function listingExists(tx: Transaction, ids: number[]): Promise<number[]> {
  const found = await tx
    .select({ id: amenities.id })
    .from(amenities)
    .where(and(inArray(amenities.id, ids), eq(amenities.status, 'active')))
  return found.map(({ id }) => id)
}
