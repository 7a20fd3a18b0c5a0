import { and, count, eq, gte, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { takeNextCall as endpoint } from '#contract/gaps.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { businessCalls, businesses as b, callList as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { CALL_LEASE_MS } from '#shared/rules/calls.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { countGapListings, selectGapListings } from './listing.ts'
import { isInTown, isWithinReach, lacks } from './scope.ts'

const NEXT = 5

/**
 * Leases the next listing to call to the caller, or the one that is named, and gives back another
 * that they had. Throws NOT_FOUND, NOT_POSSIBLE for one that somebody else is calling, or
 * TOO_MANY_REQUESTS.
 */
export async function takeNextCall(
  { db, actor, now: clock, localLimits }: UserContext,
  { town, kind, missing = 'hours', businessId }: EndpointInput<typeof endpoint>['body'],
): Promise<ResponseOf<typeof endpoint>['data']> {
  await localLimits.take([{ use: 'call list by', key: actor.id, max: 600, withinMs: HOUR_MS }])
  const now = clock()
  const { id: me } = actor
  const callable = and(
    ...[isWithinReach(actor), isNotNull(b.phone), isNull(c.optedOutAt)],
    or(isNull(c.leasedUntil), lte(c.leasedUntil, now), eq(c.leasedTo, me)),
  )!
  const due = and(
    ...[callable, isInTown(town), lacks(missing)],
    kind === undefined ? undefined : eq(b.categoryId, kind),
    or(isNull(c.notBefore), lte(c.notBefore, now)),
  )!
  const until = new Date(now.getTime() + CALL_LEASE_MS)
  const id = await db.transaction((tx) =>
    businessId === undefined
      ? leaseFirst(tx, due, { me, now, until })
      : leaseOne(tx, and(callable, eq(b.id, businessId))!, { me, now, until }),
  )
  if (businessId !== undefined && id === null) throw await refusal(db, actor, businessId)
  const isIt = eq(b.id, id ?? 0)
  const others = and(due, ne(b.id, id ?? 0))!
  const [listing = null] = await selectGapListings(db, me, sql`where ${isIt}`)
  return {
    listing,
    until: listing && until.toISOString(),
    left: (listing ? 1 : 0) + (await countGapListings(db, others)),
    calledToday: await countCallsToday(db, me, now),
    next: await selectGapListings(db, me, sql`where ${others} ${orderOf(me, now)} limit ${NEXT}`),
  }
}

type Lease = { me: number; now: Date; until: Date }

/** One's own first, then those that were never called, then those due longest; by name. */
const orderOf = (me: number, now: Date): SQL =>
  sql`order by coalesce(${c.leasedTo} = ${me} and ${c.leasedUntil} > ${now.toISOString()}, false)
    desc, ${c.notBefore} nulls first, ${b.sortName}, ${b.id}`

const MAX_TRIES = 10

async function leaseFirst(tx: Transaction, due: SQL, lease: Lease): Promise<number | null> {
  // Two tabs of one helper must not take two.
  await takeAdvisoryLock(tx, `call lease of ${lease.me}`)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select ${b.id} from ${b} left join ${c} on ${c.businessId} = ${b.id}
      where ${due} ${orderOf(lease.me, lease.now)}
      limit 1 for no key update of ${b} skip locked`)
    const [row] = rows
    if (!row) break
    if (await keepLease(tx, row.id, lease)) return row.id
    // Somebody else has committed theirs since this statement began to look.
  }
  await giveBackOthers(tx, 0, lease.me)
  return null
}

async function leaseOne(tx: Transaction, isIt: SQL, lease: Lease): Promise<number | null> {
  await takeAdvisoryLock(tx, `call lease of ${lease.me}`)
  const [row] = await tx
    .select({ id: b.id })
    .from(b)
    .leftJoin(c, eq(c.businessId, b.id))
    .where(isIt)
  return row && (await keepLease(tx, row.id, lease)) ? row.id : null
}

/** False when somebody else has it. */
async function keepLease(
  tx: Transaction,
  businessId: number,
  { me, now, until }: Lease,
): Promise<boolean> {
  const kept = await tx
    .insert(c)
    .values({ businessId, leasedTo: me, leasedUntil: until })
    .onConflictDoUpdate({
      target: c.businessId,
      set: { leasedTo: me, leasedUntil: until },
      setWhere: or(isNull(c.leasedUntil), lte(c.leasedUntil, now), eq(c.leasedTo, me))!,
    })
    .returning({ id: c.businessId })
  if (kept.length > 0) await giveBackOthers(tx, businessId, me)
  return kept.length > 0
}

const giveBackOthers = (tx: Transaction, keptId: number, me: number) =>
  tx
    .update(c)
    .set({ leasedTo: null, leasedUntil: null })
    .where(and(eq(c.leasedTo, me), ne(c.businessId, keptId)))

async function refusal(db: Db, actor: UserContext['actor'], id: number): Promise<ApiError> {
  const isThere = (await db.$count(b, and(isWithinReach(actor), eq(b.id, id)))) > 0
  if (!isThere) return new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return new ApiError('NOT_POSSIBLE', {
    message: 'Someone else is calling this business, or it is no longer on the call list.',
  })
}

/** Calls of a helper since midnight in India. */
async function countCallsToday(db: Db, accountId: number, now: Date): Promise<number> {
  const midnight = new Date(`${getKolkataDate(now)}T00:00:00+05:30`)
  const { accountId: who, createdAt, result, way } = businessCalls
  const isIt = and(
    ...[eq(who, accountId), gte(createdAt, midnight), eq(way, 'call'), ne(result, 'note')],
  )
  const [row] = await db.select({ count: count() }).from(businessCalls).where(isIt)
  return row!.count
}
