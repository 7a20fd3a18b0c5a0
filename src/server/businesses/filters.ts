import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { BusinessQuery } from '#contract/businesses.ts'
import { businesses as b, districts, locations, states } from '#server/kit/db/tables/index.ts'
import { assertAllParamsRead } from '#server/kit/http/assert-all-params-read.ts'
import { idBySlugSql } from '#server/publishing/slug-history/index.ts'
import { listYesNoFilters, type YesNoFilter } from '#shared/rules/business-fields.ts'
import { withinRadiusCondition } from './search/geo-distance.ts'
import { isOpenSql } from './open-now.ts'

export type { BusinessQuery }

/** Parameters that narrow; the others choose the page, the order and how words are read. */
type Narrowing = Omit<
  BusinessQuery,
  'page' | 'limit' | 'sort' | 'facets' | 'search' | 'q' | 'exact'
>

/** The conditions of a query, by what they are about: each facet leaves its own out. */
export type FilterConditions = Record<
  'category' | 'area' | 'town' | 'openNow' | 'verified' | 'hasPhone' | 'others',
  SQL | undefined
>

/** All conditions but those about the given things. */
export const excludeConditions = (
  filters: FilterConditions,
  ...left: Array<keyof FilterConditions>
): SQL | undefined =>
  and(
    ...Object.entries(filters).map(([name, condition]) =>
      left.includes(name as keyof FilterConditions) ? undefined : condition,
    ),
  )

/**
 * Reads the filters of a query. All are about the row of `businesses` alone, so that counting needs
 * no joins.
 */
export function buildFilters(
  query: Narrowing,
  found: SQL | undefined,
  now: () => Date,
): FilterConditions {
  const { categoryId, category = categoryId, state, district, location, city, ...flags } = query
  const { openNow, verified, featured, hasPhone, ...places } = flags
  const { ids, lat, lng, radius, language: _, ...rest } = places
  const others: Omit<typeof rest, YesNoFilter> = rest
  assertAllParamsRead(others)
  return {
    category: category === undefined ? undefined : named('categories', category),
    area: and(inPlace(sql`d.name`, district), inPlace(sql`s.name`, state)),
    town: and(
      location === undefined ? undefined : named('locations', location),
      inPlace(sql`l.city`, city),
    ),
    openNow: openNow === undefined ? undefined : sql`${isOpenSql(now())} = ${openNow}`,
    verified: verified === undefined ? undefined : eq(b.verified, verified),
    hasPhone: hasPhone === undefined ? undefined : sql`(${b.phone} is not null) = ${hasPhone}`,
    others: and(
      eq(b.status, 'active'),
      found,
      featured === undefined ? undefined : eq(b.featured, featured),
      ...listYesNoFilters().map((name) => isAnswered(name, rest[name])),
      ids === undefined ? undefined : sql`${b.id} = any(${sql.param(ids)}::int[])`,
      lat === undefined || lng === undefined || radius === undefined
        ? undefined
        : withinRadiusCondition({ lat, lng }, radius),
    ),
  }
}

const isAnswered = (name: YesNoFilter, answer: boolean | undefined) =>
  answer === undefined ? undefined : eq(b[name], answer)

/**
 * Refers to a row given by id or by slug, present or former; slugs are never all digits. An unknown
 * one matches nothing.
 */
function named(noun: 'categories' | 'locations', idOrSlug: string): SQL {
  const column = noun === 'categories' ? b.categoryId : b.locationId
  if (/^\d+$/.test(idOrSlug))
    return idOrSlug.length < 10 ? sql`${column} = ${Number(idOrSlug)}` : sql`false`
  return sql`${column} = ${idBySlugSql(noun, idOrSlug.toLowerCase())}`
}

/** In a town, district or state of that name, in whatever case. */
function inPlace(column: SQL, name: string | undefined): SQL | undefined {
  if (name === undefined) return undefined
  return sql`${b.locationId} in (
    select l.id from ${locations} l join ${districts} d on d.id = l.district_id join ${states} s
      on s.id = d.state_id
    where lower(${column}) = lower(${name}))`
}
