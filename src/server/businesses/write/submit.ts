import { and, eq, gt, sql } from 'drizzle-orm'
import type { submitBusiness as endpoint } from '#contract/businesses-writing.ts'
import type { UserActor } from '#server/actor/actor.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { Input } from '#server/http/input.ts'
import { getSettings } from '#server/settings/index.ts'
import { checkGiven } from './check.ts'
import { setFeatures } from './features.ts'
import { slugFor, withSlug } from './slug.ts'
import { storedValues } from './values.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const MAX_A_DAY = 20

/** What is told of a listing that was sent. */
export const submitted = {
  id: b.id,
  slug: b.slug,
  businessId: b.businessId,
  status: b.status,
  version: b.version,
}

/**
 * Keeps a listing, which waits for review. The same name in the same town by the same account
 * within a day is the same listing: a second press answers the first. Throws FORBIDDEN,
 * INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function submitBusiness(
  limits: RateLimits,
  user: UserActor,
  body: Input<typeof endpoint>['body'],
  { db, now: clock, address }: Pick<Call, 'db' | 'now' | 'address'>,
) {
  const now = clock()
  const takeBack =
    user.role === 'admin'
      ? () => Promise.resolve()
      : await countListing(limits, user, { db, address })
  return withSlug(db, async (tx) => {
    await takeAdvisoryLock(tx, `listing by ${user.id}`)
    const {
      locationId,
      serviceInformation,
      features = [],
      problems,
    } = await checkGiven(tx, body, null, now)
    if (Object.keys(problems).length > 0) {
      // Who mends his form is not sending another listing.
      await takeBack()
      throw new ApiError('INVALID_INPUT', { fields: problems })
    }
    const values = { ...storedValues(body), name: storedValues(body).name! }
    const same = await sameListing(tx, { ownerId: user.id, name: values.name, locationId, now })
    if (same) return same
    const slug = await slugFor(tx, { name: values.name, locationId })
    const place = { categoryId: body.categoryId, locationId, ownerId: user.id }
    const [made] = await tx
      .insert(b)
      .values({
        ...values,
        ...place,
        slug,
        serviceInformation: serviceInformation ?? {},
        createdAt: now,
      })
      .returning(submitted)
    await setFeatures(tx, made!.id, features)
    await recordAudit(tx, user, 'create', 'businesses', made!.id, { name: values.name, slug })
    return made!
  })
}

async function countListing(
  limits: RateLimits,
  user: UserActor,
  { db, address }: { db: Db; address: string },
): Promise<() => Promise<void>> {
  const { allowBusinessSubmissions } = await getSettings(db)
  if (!allowBusinessSubmissions)
    throw new ApiError('FORBIDDEN', {
      message: 'New business listings are not accepted at present.',
    })
  await limits.take([{ use: 'form by', key: user.id, max: 100, withinMs: HOUR_MS }])
  return limits.take([
    { use: 'listing by', key: user.id, max: MAX_A_DAY, withinMs: DAY_MS },
    { use: 'listing from', network: address, max: 5 * MAX_A_DAY, withinMs: DAY_MS },
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
    .select(submitted)
    .from(b)
    .where(
      and(
        eq(b.ownerId, ownerId),
        eq(b.locationId, locationId),
        sql`lower(${b.name}) = lower(${name})`,
        gt(b.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .limit(1)
  return row
}
