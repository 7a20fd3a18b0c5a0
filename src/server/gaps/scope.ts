import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { GAP_FILTERS } from '#server/businesses/index.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { businesses as b, helpers, helperTowns } from '#server/kit/db/tables/index.ts'
import type { Gap } from '#shared/rules/gaps.ts'

/** The live listings whose facts somebody may write: a helper those of their towns. */
export const isWithinReach = ({ id, role }: UserActor): SQL => {
  const isLive = eq(b.status, 'active')
  if (role === 'admin') return isLive
  return and(
    isLive,
    sql`exists (select 1 from ${helpers} h where h.account_id = ${id} and (h.every_town
      or exists (select 1 from ${helperTowns} w
        where w.account_id = ${id} and w.location_id = ${b.locationId})))`,
  )!
}

/** Lacks this, or without a name anything. */
export const lacks = (gap: Gap | '' | undefined): SQL =>
  gap ? GAP_FILTERS[gap] : or(...Object.values(GAP_FILTERS))!

export const isInTown = (town: number | undefined): SQL | undefined =>
  town === undefined ? undefined : eq(b.locationId, town)
