import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listAllLocations as endpoint } from '#contract/locations.ts'
import {
  businesses,
  classifieds,
  districts,
  locations as l,
  states,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { locationDetailColumns } from './columns.ts'
import { nameOrPinCondition } from './list.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** Cities and towns in every state, by name unless another order is asked for. */
export async function listAllLocations(
  { db }: UserContext,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const where = and(
    query.status ? eq(l.status, query.status) : undefined,
    query.search === undefined ? undefined : nameOrPinCondition(query.search),
  )
  const way = query.order === 'asc' ? asc : desc
  const shown = sql`(select count(*) from ${businesses}
    where location_id = ${l.id} and status = 'active')`
  const by = { city: sql`lower(${l.city})`, businesses: shown, updated: l.updatedAt }[query.sort]
  const rows = await db
    .select({
      ...locationDetailColumns,
      ads: sql<number>`(select count(*)::int from ${classifieds} where location_id = ${l.id})`,
    })
    .from(l)
    .innerJoin(districts, eq(districts.id, l.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .where(where)
    .orderBy(way(by), way(l.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const used = await countUsed(
    db,
    rows.map(({ id }) => id),
  )
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${l.status} = 'active'))::int`,
      inactive: sql<number>`(count(*) filter (where ${l.status} = 'inactive'))::int`,
      states: sql<number>`count(distinct ${districts.stateId})::int`,
    })
    .from(l)
    .innerJoin(districts, eq(districts.id, l.districtId))
  return {
    data: rows.map((row) => ({
      ...row,
      ...(used.get(row.id) ?? { listings: 0, businessCount: 0 }),
      updatedAt: row.updatedAt.toISOString(),
    })),
    pagination: toPagination(query, await db.$count(l, where)),
    counts: counts!,
  }
}

/** How many businesses are in each of these towns; others are not counted. */
async function countUsed(db: UserContext['db'], ids: number[]) {
  const rows = await db
    .select({
      id: businesses.locationId,
      listings: sql<number>`count(*)::int`,
      businessCount: sql<number>`(count(*) filter (where ${businesses.status} = 'active'))::int`,
    })
    .from(businesses)
    .where(inArray(businesses.locationId, ids))
    .groupBy(businesses.locationId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
