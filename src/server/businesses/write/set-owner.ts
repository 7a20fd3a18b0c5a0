import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { setBusinessOwner as endpoint } from '#contract/businesses-writing.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { notifyListingOwner } from './notify-owner.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ActorContext } from '#server/kit/http/verb-context.ts'
import { listingAssigned } from '#server/kit/mail/templates/listing-given.ts'
import { listingUnassigned } from '#server/kit/mail/templates/listing-taken.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { markListingChanged } from './mark-listing.ts'

/**
 * Gives a listing to the account with this mail address, or to nobody; the new and the former owner
 * are notified. Throws NOT_FOUND, NOT_POSSIBLE for a deleted one, or INVALID_INPUT when there is no
 * such account.
 */
export function setBusinessOwner(
  { db, actor, config, now }: ActorContext,
  { id, email }: { id: number; email: string | null },
): Promise<ResponseOf<typeof endpoint>['data']> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(b).where(eq(b.id, id)).for('update')
    if (!before) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
    if (before.deletedAt)
      throw new ApiError('NOT_POSSIBLE', { message: 'Its owner deleted this business.' })
    const owner = email === null ? null : await accountOf(tx, email)
    const answer = { id, owner: owner && { name: owner.name, email: owner.email } }
    const ownerId = owner?.id ?? null
    if (before.ownerId === ownerId) return answer
    if (owner?.role === 'user') {
      await tx.update(accounts).set({ role: 'owner' }).where(eq(accounts.id, owner.id))
      await recordAudit(tx, actor, 'make owner', 'accounts', owner.id, { business: id })
    }
    await tx.update(b).set({ ownerId }).where(eq(b.id, id))
    const detail = { before: { ownerId: before.ownerId }, after: { ownerId } }
    await recordAudit(tx, actor, 'hand over', 'businesses', id, detail)
    if (hasPublicPage(before.status)) await markListingChanged(tx, id, 'updated')
    const url = new URL(APP_PATHS.myBusinesses, config.siteUrl).href
    const told = (isConfirmed: boolean) => ({ name: isConfirmed ? before.name : null, url })
    const place = { name: before.name, siteUrl: config.siteUrl, now: now() }
    const taken = { template: 'listing-taken' as const, ...place }
    if (before.ownerId !== actor.id)
      await notifyListingOwner(tx, before.ownerId, listingUnassigned, told, taken)
    if (ownerId !== actor.id) await notifyListingOwner(tx, ownerId, listingAssigned, told)
    return answer
  })
}

async function accountOf(tx: Transaction, email: string): Promise<typeof accounts.$inferSelect> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.email, email.toLowerCase()))
    .for('update')
  if (account?.status !== 'active')
    throw new ApiError('INVALID_INPUT', {
      fields: { email: 'No active account has this email address' },
    })
  return account
}
