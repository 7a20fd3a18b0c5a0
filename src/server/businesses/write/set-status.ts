import { and, eq, isNull } from 'drizzle-orm'
import { businessPath, ROUTES } from '#config/routes.ts'
import type { setBusinessStatus as endpoint } from '#contract/businesses-writing.ts'
import { recordAudit } from '#server/audit/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { Transaction } from '#server/db/connection.ts'
import { accounts, businesses as b, businessMerges } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import { queueMail } from '#server/mail/index.ts'
import { listingHidden } from '#server/mail/templates/listing-hidden.ts'
import { listingShown } from '#server/mail/templates/listing-shown.ts'
import { OPEN } from './open.ts'
import { markListing } from './mark-listing.ts'
import { changeOf } from '#server/publisher/mark.ts'
import { canMove, hasPage } from '#shared/rules/business.ts'
import type { BusinessStatus } from '#shared/rules/business.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { statusAction } from './actions.ts'
import { requireShownPlace } from './shown-place.ts'

type Listing = {
  name: string
  slug: string
  status: BusinessStatus
  ownerId: number | null
  categoryId: number
  locationId: number
  approvedAt: Date | null
  deletedAt: Date | null
}

/** Shows or hides a listing, and mails its owner. Throws NOT_FOUND or NOT_POSSIBLE. */
export function setBusinessStatus(
  { db, config, actor, now }: UserContext,
  { id, status, reason }: Input<typeof endpoint>['body'] & { id: number },
): Promise<{ id: number; status: BusinessStatus }> {
  return db.transaction(async (tx) => {
    const before = await locked(tx, id)
    if (before.deletedAt)
      throw new ApiError('NOT_POSSIBLE', { message: 'Its owner deleted this business.' })
    if (!canMove(before.status, status)) throw notPossible(before.status, status)
    if (status === 'active') {
      await requireShownPlace(tx, before)
      await requireNotMerged(tx, id)
    }
    await tx
      .update(b)
      .set({
        status,
        hiddenReason: status === 'active' ? null : (reason ?? null),
        ...(status === 'active' ? { ...OPEN, approvedAt: before.approvedAt ?? now() } : {}),
      })
      .where(eq(b.id, id))
    if (status === 'active') await indexBusinesses(tx, [id])
    const detail = { from: before.status, to: status, ...(reason ? { reason } : {}) }
    await recordAudit(tx, actor, statusAction(before.status, status), 'businesses', id, detail)
    const change = changeOf(hasPage(before.status), hasPage(status))
    if (change) await markListing(tx, id, change)
    await tellOwner(tx, config.siteUrl, before, status, reason ?? null)
    return { id, status }
  })
}

/** One that was merged is shown again by taking the merge back. Throws NOT_POSSIBLE. */
async function requireNotMerged(tx: Transaction, id: number): Promise<void> {
  const isMerged = and(eq(businessMerges.goneId, id), isNull(businessMerges.undoneAt))
  if ((await tx.$count(businessMerges, isMerged)) > 0)
    throw new ApiError('NOT_POSSIBLE', {
      message: 'It was merged with another listing: take that back first.',
    })
}

const notPossible = (from: BusinessStatus, to: BusinessStatus) =>
  new ApiError('NOT_POSSIBLE', {
    message:
      from === to
        ? `This business is already ${from}.`
        : `A business that is ${from} cannot become ${to}.`,
  })

async function locked(tx: Transaction, id: number): Promise<Listing> {
  const { name, slug, status, ownerId, categoryId, locationId, approvedAt, deletedAt } = b
  const columns = { name, slug, status, ownerId, categoryId, locationId, approvedAt, deletedAt }
  const [row] = await tx.select(columns).from(b).where(eq(b.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return row
}

async function tellOwner(
  tx: Transaction,
  siteUrl: string,
  { name, slug, status: from, ownerId }: Listing,
  to: BusinessStatus,
  reason: string | null,
): Promise<void> {
  if (ownerId === null) return
  const [owner] = await tx
    .select({ email: accounts.email, confirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(and(eq(accounts.id, ownerId), eq(accounts.status, 'active')))
  if (!owner) return
  // An unconfirmed address may be a stranger's and must not get words of the listing.
  const known = owner.confirmedAt ? name : null
  if (to === 'active') {
    const url = new URL(businessPath(slug), siteUrl).href
    await queueMail(tx, { to: owner.email, template: listingShown, values: { name: known, url } })
  } else {
    const values = {
      name: known,
      wasShown: hasPage(from),
      reason,
      url: new URL(ROUTES.contact.path, siteUrl).href,
    }
    await queueMail(tx, { to: owner.email, template: listingHidden, values })
  }
}
