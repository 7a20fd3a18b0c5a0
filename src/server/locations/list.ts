import { and, asc, count, desc, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Location, listLocations as endpoint } from '#contract/locations.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { businesses, districts, locations as l, states } from '#server/kit/db/tables/index.ts'
import { locationColumns } from './columns.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'

/** Cities and towns in a status: the busiest first, or in id order after a given one. */
export async function listLocations(
  { db }: VisitorContext,
  query: z.output<typeof endpoint.query>,
): Promise<Location[]> {
  const counts = db
    .select({ locationId: businesses.locationId, count: count().as('count') })
    .from(businesses)
    .where(eq(businesses.status, 'active'))
    .groupBy(businesses.locationId)
    .as('counts')
  const rows = await db
    .select({
      ...locationColumns,
      businessCount: sql<number>`coalesce(${counts.count}, 0)::int`,
    })
    .from(l)
    .innerJoin(districts, eq(districts.id, l.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .leftJoin(counts, eq(counts.locationId, l.id))
    .where(
      and(
        query.status === 'all' ? undefined : eq(l.status, query.status),
        query.search === undefined ? undefined : nameOrPinCondition(query.search),
        query.state === undefined ? undefined : sql`lower(${states.name}) = lower(${query.state})`,
        query.district === undefined
          ? undefined
          : sql`lower(${districts.name}) = lower(${query.district})`,
        query.hasBusinesses ? isNotNull(counts.count) : undefined,
        query.after === undefined ? undefined : gt(l.id, query.after),
      ),
    )
    .orderBy(
      ...(query.after === undefined
        ? [desc(sql`coalesce(${counts.count}, 0)`), asc(l.city), asc(l.id)]
        : [asc(l.id)]),
    )
    .limit(query.limit)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

/** Contains the text in one of its names, or has a PIN code that begins with it. */
export function nameOrPinCondition(text: string): SQL | undefined {
  const literally = escapeLike(text)
  const anywhere = `%${literally}%`
  return or(
    sql`${l.city} ilike ${anywhere}`,
    sql`${l.nameHi} like ${anywhere}`,
    sql`array_to_string(${l.aliases}, ' ') ilike ${anywhere}`,
    sql`${l.pincode} like ${`${literally}%`}`,
  )
}
