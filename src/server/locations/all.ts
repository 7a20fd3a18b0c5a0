import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { allLocations as endpoint } from '#contract/locations.ts'
import {
  businesses,
  classifiedAds,
  districts,
  locations as l,
  states,
} from '#server/db/tables/index.ts'
import { pageOf } from '#server/http/page.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { detailColumns } from './columns.ts'
import { isCalled } from './list.ts'

type Answer = Omit<AnswerOf<typeof endpoint>, 'success'>

/** Cities and towns in every state, by name unless another order is asked for. */
export async function allLocations(
  { db }: UserContext,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const used = db
    .select({
      locationId: businesses.locationId,
      listings: sql<number>`count(*)::int`.as('listings'),
      shown: sql<number>`(count(*) filter (where ${businesses.status} = 'active'))::int`.as(
        'shown',
      ),
    })
    .from(businesses)
    .groupBy(businesses.locationId)
    .as('used')
  const shown = sql<number>`coalesce(${used.shown}, 0)`
  const where = and(
    query.status ? eq(l.status, query.status) : undefined,
    query.search === undefined ? undefined : isCalled(query.search),
  )
  const way = query.order === 'asc' ? asc : desc
  const by = { city: sql`lower(${l.city})`, businesses: shown, updated: l.updatedAt }[query.sort]
  const rows = await db
    .select({
      ...detailColumns,
      businessCount: shown,
      listings: sql<number>`coalesce(${used.listings}, 0)`,
      ads: sql<number>`(select count(*)::int from ${classifiedAds} where location_id = ${l.id})`,
    })
    .from(l)
    .innerJoin(districts, eq(districts.id, l.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .leftJoin(used, eq(used.locationId, l.id))
    .where(where)
    .orderBy(way(by), way(l.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
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
    data: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    pagination: pageOf(query, await db.$count(l, where)),
    counts: counts!,
  }
}
