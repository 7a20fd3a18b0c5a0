import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { listingSentPath } from '#config/app-paths.ts'
import type { submitBusiness as endpoint } from '#contract/businesses-writing.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { businessDrafts as drafts, businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { listingReceived } from '#server/kit/mail/templates/listing-received.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { confirmationValues } from './confirmed.ts'
import { checkInput } from './check.ts'
import { setFeatures } from './features.ts'
import { notifyListingOwner } from './notify-owner.ts'
import { chooseBusinessSlug, withSlugRetry } from './slug.ts'
import { toStoredValues } from './values.ts'

const MAX_PER_DAY = 20

/** The answer about a listing that was sent. */
export const submitResponseColumns = {
  id: b.id,
  slug: b.slug,
  businessId: b.businessId,
  status: b.status,
  version: b.version,
}

/**
 * Keeps a new listing, which waits for review. The same name in the same town by the same account
 * within a day is the same listing: a second press gets the first answer. Throws FORBIDDEN,
 * INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function submitBusiness(
  ctx: UserContext,
  { draftId, ...body }: EndpointInput<typeof endpoint>['body'],
) {
  const { db, actor } = ctx
  const now = ctx.now()
  const takeBack = actor.role === 'admin' ? () => Promise.resolve() : await countListing(ctx)
  return withSlugRetry(db, async (tx) => {
    await takeAdvisoryLock(tx, `listing by ${actor.id}`)
    const {
      locationId,
      serviceInformation,
      features = [],
      problems,
    } = await checkInput(tx, body, { before: null, ownerId: actor.id, now })
    if (Object.keys(problems).length > 0) {
      // A corrected form does not count as a new listing.
      await takeBack()
      throw new ApiError('INVALID_INPUT', { fields: problems })
    }
    const values = { ...toStoredValues(body), name: toStoredValues(body).name! }
    const same = await sameListing(tx, { ownerId: actor.id, name: values.name, locationId, now })
    if (draftId !== undefined)
      await tx.delete(drafts).where(and(eq(drafts.id, draftId), eq(drafts.accountId, actor.id)))
    if (same) return same
    const slug = await chooseBusinessSlug(tx, { name: values.name, locationId })
    const place = { categoryId: body.categoryId, locationId, ownerId: actor.id }
    const [made] = await tx
      .insert(b)
      .values({
        ...values,
        ...place,
        slug,
        serviceInformation: serviceInformation ?? {},
        createdAt: now,
        ...confirmationValues(actor, now),
      })
      .returning(submitResponseColumns)
    await setFeatures(tx, made!.id, features)
    await recordAudit(tx, actor, 'create', 'businesses', made!.id, { name: values.name, slug })
    if (actor.role !== 'admin') await mailReceived(tx, ctx, { id: made!.id, name: values.name })
    return made!
  })
}

const mailReceived = (
  tx: Transaction,
  { actor, config }: UserContext,
  { id, name }: { id: number; name: string },
): Promise<void> =>
  notifyListingOwner(tx, actor.id, listingReceived, (isConfirmed) => ({
    name: isConfirmed ? name : null,
    url: new URL(listingSentPath(id), config.siteUrl).href,
  }))

/** Counts a listing against the limits; the result takes it back. */
async function countListing({
  db,
  actor,
  address,
  localLimits,
}: UserContext): Promise<() => Promise<void>> {
  const { allowBusinessSubmissions } = await getSettings(db)
  if (!allowBusinessSubmissions)
    throw new ApiError('FORBIDDEN', {
      message: 'New business listings are turned off.',
    })
  await localLimits.take([{ use: 'form by', key: actor.id, max: 100, withinMs: HOUR_MS }])
  return localLimits.take([
    { use: 'listing by', key: actor.id, max: MAX_PER_DAY, withinMs: DAY_MS },
    { use: 'listing from', network: address, max: 5 * MAX_PER_DAY, withinMs: DAY_MS },
  ])
}

async function sameListing(
  tx: Transaction,
  {
    ownerId,
    name,
    locationId,
    now,
  }: { ownerId: number; name: string; locationId: number; now: Date },
) {
  const [row] = await tx
    .select(submitResponseColumns)
    .from(b)
    .where(
      and(
        eq(b.ownerId, ownerId),
        eq(b.locationId, locationId),
        isNull(b.deletedAt),
        sql`lower(${b.name}) = lower(${name})`,
        gt(b.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .limit(1)
  return row
}
