import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { cityEntry } from '#contract/locations.ts'
import { districts, locations, states } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'

const MAX_ROWS = 5000

/** Names of the states. */
export async function listStates({ db }: VisitorContext): Promise<string[]> {
  const rows = await db
    .select({ name: states.name })
    .from(states)
    .orderBy(asc(states.name))
    .limit(MAX_ROWS)
  return rows.map((row) => row.name)
}

/** Names of a state's districts. Throws NOT_FOUND for an unknown state. */
export async function listDistricts({ db }: VisitorContext, state: string): Promise<string[]> {
  const rows = await db
    .select({ name: districts.name })
    .from(states)
    .leftJoin(districts, eq(districts.stateId, states.id))
    .where(sql`lower(${states.name}) = lower(${state})`)
    .orderBy(asc(districts.name))
    .limit(MAX_ROWS)
  if (rows.length === 0) throw new ApiError('NOT_FOUND', { message: 'State not found.' })
  return rows.flatMap((row) => row.name ?? [])
}

/** A district's active cities and towns. Throws NOT_FOUND for an unknown district. */
export async function listCities(
  { db }: VisitorContext,
  { state, district }: { state: string; district: string },
): Promise<z.output<typeof cityEntry>[]> {
  const rows = await db
    .select({
      city: {
        id: locations.id,
        city: locations.city,
        nameHi: locations.nameHi,
        slug: locations.slug,
        pincode: locations.pincode,
      },
    })
    .from(districts)
    .innerJoin(states, eq(states.id, districts.stateId))
    .leftJoin(
      locations,
      and(eq(locations.districtId, districts.id), eq(locations.status, 'active')),
    )
    .where(
      and(
        sql`lower(${states.name}) = lower(${state})`,
        sql`lower(${districts.name}) = lower(${district})`,
      ),
    )
    .orderBy(asc(locations.city))
    .limit(MAX_ROWS)
  if (rows.length === 0) throw new ApiError('NOT_FOUND', { message: 'District not found.' })
  return rows.flatMap((row) => row.city ?? [])
}
