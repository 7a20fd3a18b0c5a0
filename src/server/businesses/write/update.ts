import { eq } from 'drizzle-orm'
import type { updateBusiness as endpoint } from '#contract/businesses-writing.ts'
import type { UserActor } from '#server/actor.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { changedValues } from '#server/audit/changed.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Transaction } from '#server/db/connection.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { Input } from '#server/http/input.ts'
import { markChanged } from '#server/publisher/mark.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { slugify } from '#shared/slug.ts'
import { checkGiven } from './check.ts'
import { setFeatures } from './features.ts'
import { slugFor, withSlug } from './slug.ts'
import { submitted } from './submit.ts'
import { storedValues } from './values.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Changes what is given of a listing, by its owner or an administrator. What somebody verified was the name, the kind and
 * the town: when the owner changes one of them it is no longer verified. Throws NOT_FOUND, FORBIDDEN,
 * CHANGED_MEANWHILE, INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function updateBusiness(
  limits: RateLimits,
  user: UserActor,
  id: number,
  { version, ...given }: Input<typeof endpoint>['body'],
  { db, now }: Pick<Call, 'db' | 'now'>,
) {
  await limits.take([{ use: 'change by', key: user.id, max: 120, withinMs: HOUR_MS }])
  return withSlug(db, async (tx) => {
    const before = await lockedForChange(tx, user, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const { locationId, serviceInformation, features, problems } = await checkGiven(tx, given, before, now())
    if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { fields: problems })
    const wanted = { ...storedValues(given), categoryId: given.categoryId, locationId, serviceInformation }
    const changes = changedValues(before, wanted)
    const earlierFeatures = features && (await setFeatures(tx, id, features))
    if (!changes && !earlierFeatures) return pick(before)

    const after = { ...changes?.after }
    if (after.name !== undefined && slugify(after.name) !== slugify(before.name))
      after.slug = await slugFor(tx, { name: after.name, locationId, id })
    const isOtherwise = [after.name, after.categoryId, after.locationId].some((value) => value !== undefined)
    if (before.verified && isOtherwise && user.role !== 'admin') after.verified = false
    // The time makes a new version also where only the features changed, which lie in a table of their own.
    const [row] = await tx
      .update(b)
      .set({ ...after, updatedAt: now() })
      .where(eq(b.id, id))
      .returning(submitted)
    await recordAudit(tx, user, 'update', 'businesses', id, {
      ...changedValues(before, after),
      ...(earlierFeatures ? { features: { before: earlierFeatures, after: features } } : {}),
    })
    if (before.status === 'active') {
      await indexBusinesses(tx, [id])
      await markChanged(tx, 'businesses', id, 'updated')
    }
    return row!
  })
}

const pick = ({ id, slug, businessId, status, version }: typeof b.$inferSelect) => {
  return { id, slug, businessId, status, version }
}

/** The listing, and nobody else changes it until the transaction ends. One that is not shown is not there for others. */
async function lockedForChange(tx: Transaction, user: UserActor, id: number): Promise<typeof b.$inferSelect> {
  const [row] = await tx.select().from(b).where(eq(b.id, id)).for('update')
  const isTheirs = row && (row.ownerId === user.id || user.role === 'admin')
  if (!row || (!isTheirs && row.status !== 'active'))
    throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  if (!isTheirs) throw new ApiError('FORBIDDEN', { message: 'This business is not yours.' })
  return row
}
