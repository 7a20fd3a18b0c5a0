import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listVisits as endpoint } from '#contract/gaps.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses as b, callList as c, locations } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { parseTypedPoint } from '#shared/rules/typed-point.ts'
import { orderForWalk } from '#shared/rules/walking-order.ts'
import { countGapListings, selectGapListings } from './listing.ts'
import { isInTown, isWithinReach, lacks } from './scope.ts'

type Answer = ResponseOf<typeof endpoint>['data']

/** A town has no more streets than somebody walks on a day: a larger one is cut. */
const MOST = 2000

/** Listings of a town that lack something, in the order of a walk. */
export async function listVisits(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { town: asked, missing, from, limit }: EndpointInput<typeof endpoint>['query'],
): Promise<Answer> {
  const todo = and(isWithinReach(actor), isNull(c.optedOutAt), lacks(missing))!
  const towns = await countTowns(db, todo)
  const town = asked ?? towns[0]?.id
  const place = town === undefined ? undefined : await readTown(db, town)
  const where = and(todo, isInTown(town ?? 0))!
  const listings = await selectGapListings(
    db,
    actor.id,
    sql`where ${where} order by ${b.sortName}, ${b.id} limit ${MOST}`,
  )
  const point = from ? parseTypedPoint(from) : centreOf(place)
  const start = point && { lat: point.latitude, lng: point.longitude }
  const stops = orderForWalk(start, listings).slice(0, limit)
  return {
    town: place ? { id: place.id, city: place.city, nameHi: place.nameHi } : null,
    towns,
    total: await countGapListings(db, where),
    stops: stops.map(({ item, metres }) => ({ listing: item, metres })),
  }
}

type Town = Pick<typeof locations.$inferSelect, 'id' | 'city' | 'nameHi'> & {
  latitude: number | null
  longitude: number | null
}

function centreOf(town: Town | undefined) {
  const { latitude = null, longitude = null } = town ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

async function readTown(db: Db, id: number): Promise<Town | undefined> {
  const { city, nameHi, latitude, longitude } = locations
  const [row] = await db
    .select({ id: locations.id, city, nameHi, latitude, longitude })
    .from(locations)
    .where(eq(locations.id, id))
  return row
}

async function countTowns(db: Db, where: SQL): Promise<Answer['towns']> {
  const { rows } = await db.execute<Answer['towns'][number]>(sql`
    select ${locations.id}, ${locations.city}, ${locations.nameHi} as "nameHi",
      count(*)::int as count
    from ${b} join ${locations} on ${locations.id} = ${b.locationId}
      left join ${c} on ${c.businessId} = ${b.id}
    where ${where} group by ${locations.id} order by count desc, ${locations.city}`)
  return rows
}
