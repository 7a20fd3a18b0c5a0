import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { moveListings, reindexLocation } from '#server/businesses/index.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import {
  classifieds as a,
  coverageDays,
  helperTowns,
  locations,
} from '#server/kit/db/tables/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { redirectSlugs } from '#server/publishing/slug-history/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { locationRecords } from './records.ts'
import { refuseWhileShown } from './use.ts'

const MAX_ALIASES = 50

type Merged = { id: number; into: number; listings: number }
type Town = Awaited<ReturnType<typeof locationRecords.lock>>

/**
 * Moves the businesses and ads of a town into another one and deletes it; its page leads to the
 * other's. Throws NOT_FOUND or NOT_POSSIBLE.
 */
export async function mergeLocations(
  ctx: UserContext,
  { id, into }: { id: number; into: number },
): Promise<Merged> {
  if (id === into)
    throw new ApiError('NOT_POSSIBLE', { message: 'Choose another town to merge into.' })
  return ctx.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'locations')
    const from = await locationRecords.lock(tx, id)
    const to = await locationRecords.lock(tx, into)
    if (to.status !== 'active') await refuseWhileShown(tx, from)
    const listings = await moveListings(tx, 'locationId', { from: id, to: into })
    // An ad says its town in words too.
    const isFrom = sql`lower(${a.city}) = lower(${from.city})`
    await tx
      .update(a)
      .set({
        locationId: into,
        city: sql`case when ${isFrom} then ${to.city} else ${a.city} end`,
      })
      .where(eq(a.locationId, id))
    await moveTownRecords(tx, id, into)
    await tx.update(locations).set(bestOf(from, to)).where(eq(locations.id, into))
    await tx.delete(locations).where(eq(locations.id, id))
    await redirectSlugs(tx, 'locations', { from: id, to: into })
    await reindexLocation(tx, into)
    const { city, slug } = from
    await recordAudit(tx, ctx.actor, 'merge', 'locations', id, { city, slug, into, listings })
    await markChanged(tx, 'locations', id, 'deleted')
    await markChanged(tx, 'locations', into, 'updated')
    return { id, into, listings }
  })
}

/** Helpers of the one are those of the other; what was counted of both is one count. */
async function moveTownRecords(tx: Transaction, id: number, into: number): Promise<void> {
  await tx.execute(sql`insert into ${helperTowns} (account_id, location_id)
    select account_id, ${into}::int from ${helperTowns} where location_id = ${id}
    on conflict do nothing`)
  const counts = ['total', 'phone', 'hours', 'photo', 'point']
  const names = sql.raw(counts.join(', '))
  const sums = sql.raw(counts.map((name) => `${name} = c.${name} + excluded.${name}`).join(', '))
  await tx.execute(sql`insert into ${coverageDays} as c (day, location_id, ${names})
    select day, ${into}::int, ${names} from ${coverageDays} where location_id = ${id}
    on conflict (location_id, day) do update set ${sums}`)
}

/** What the town gains: the names of the other, and what it did not have itself. */
function bestOf(from: Town, to: Town) {
  const known = new Set([to.city, to.nameHi ?? '', ...to.aliases].map((name) => name.toLowerCase()))
  const more = [from.city, from.nameHi ?? '', ...from.aliases].filter(
    (name) => name && !known.has(name.toLowerCase()),
  )
  const { latitude, longitude } = to.latitude === null ? from : to
  return {
    aliases: [...new Set([...to.aliases, ...more])].slice(0, MAX_ALIASES),
    pincode: to.pincode ?? from.pincode,
    ...{ latitude, longitude },
  }
}
