import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { adminBusinessFilters } from '#contract/businesses-writing.ts'
import { assertAllParamsRead } from '#server/kit/http/assert-all-params-read.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { MAX_ID } from '#contract/values.ts'
import type { Gap } from '#shared/rules/gaps.ts'
import { getStaleDate } from '#shared/rules/confirmation.ts'
import { runSearch, type SearchPlan } from './index.ts'

export type AdminFilters = z.output<typeof adminBusinessFilters>

/** Which listings match, how many, and what the search was corrected to. */
export type AdminMatch = { where: SQL | undefined; total: number; correctedTo?: string }

/** The condition of listings that lack something; an index is made for each. */
export const GAP_FILTERS: Record<Gap, SQL> = {
  phone: isNull(b.phone),
  hours: isNull(b.hours),
  photo: sql`${b.images} = '[]'::jsonb`,
  point: isNull(b.latitude),
}

/**
 * The listings of a filter. Words are looked for as they are typed; where no listing at all has
 * them, the way the public search reads them.
 */
export async function resolveAdminFilters(
  db: Db,
  { search, exact, ...filters }: AdminFilters,
  now: Date,
): Promise<AdminMatch> {
  const others = adminFilterCondition(filters, now)
  if (search === undefined) return { where: others, total: await db.$count(b, others) }
  const typed = contains(search)
  const where = and(others, typed)
  const total = await db.$count(b, where)
  if (total > 0 || exact || (await db.$count(b, typed)) > 0) return { where, total }
  return runSearch(db, search, async ({ condition, understood }) => {
    const corrected = understood.correctedTo
    if (corrected === undefined || !isWholeMatch(understood))
      return { where, total: 0, isNothing: true }
    // Listings that were never public are in no search document.
    const forgiving = and(others, or(condition, contains(corrected)))
    const found = await db.$count(b, forgiving)
    return { where: forgiving, total: found, correctedTo: corrected, isNothing: found === 0 }
  })
}

/** Nothing of what was typed is left out: what is found may be changed as a whole. */
const isWholeMatch = (read: SearchPlan['understood']): boolean =>
  !read.partial &&
  !read.elsewhere &&
  !read.otherKind &&
  !read.instead &&
  read.ignored.length + read.dropped.length === 0

/** The condition of the filters beside the search. */
export function adminFilterCondition(
  filters: Omit<AdminFilters, 'search' | 'exact'>,
  now: Date,
): SQL | undefined {
  const { status, categoryId, locationId, missing, source, owned, ...flags } = filters
  const { verified, featured, stale, ...rest } = flags
  assertAllParamsRead(rest)
  return and(
    status ? eq(b.status, status) : undefined,
    categoryId === undefined ? undefined : eq(b.categoryId, categoryId),
    locationId === undefined ? undefined : eq(b.locationId, locationId),
    missing ? GAP_FILTERS[missing] : undefined,
    source === undefined ? undefined : source === 'none' ? isNull(b.source) : eq(b.source, source),
    flagCondition(b.verified, verified),
    flagCondition(b.featured, featured),
    stale ? lt(b.confirmedAt, getStaleDate(now)) : undefined,
    owned === undefined ? undefined : owned ? isNotNull(b.ownerId) : isNull(b.ownerId),
  )
}

/** A plain column, as the partial indexes of those that are so have it. */
const flagCondition = (column: typeof b.verified | typeof b.featured, wish: boolean | undefined) =>
  wish === undefined ? undefined : wish ? sql`${column}` : sql`not ${column}`

/**
 * Has each of the words in a name, a phone number, the email, the PIN code or the number of its
 * source, or is the listing with that id. `%` and `_` have no special meaning. An index is made of
 * this very expression.
 */
function contains(text: string): SQL {
  const words = text.toLowerCase().split(/\s+/)
  const all = words.map((word) => {
    const anywhere = `%${escapeLike(word)}%`
    return sql`lower(${b.name} || ' ' || coalesce(${b.nameHi}, '') || ' ' ||
      coalesce(${b.phone}, '') || ' ' || coalesce(${b.email}, '') || ' ' ||
      coalesce(${b.zipCode}, '') || ' ' || coalesce(${b.sourceId}, '')) like ${anywhere}`
  })
  const id = Number(/^(?:biz-)?(\d{1,10})$/.exec(text.toLowerCase())?.[1] ?? Number.NaN)
  return id <= MAX_ID ? sql`(${b.id} = ${id} or ${and(...all)!})` : and(...all)!
}
