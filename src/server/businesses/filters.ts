import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { businessQuery } from '#contract/businesses.ts'
import { businesses as b, districts, locations, states } from '#server/db/tables/index.ts'
import { idBySlugSql } from '#server/slug-history/index.ts'
import { isWithin } from './search/nearness.ts'
import { isOpenSql } from './open-now.ts'

export type BusinessQuery = z.output<typeof businessQuery>

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
  query: Omit<BusinessQuery, 'page' | 'limit'>,
  found: SQL | undefined,
  now: () => Date,
): FilterConditions {
  const category = query.category ?? query.categoryId
  return {
    category: category === undefined ? undefined : named('categories', category),
    area: and(inPlace(sql`d.name`, query.district), inPlace(sql`s.name`, query.state)),
    town: and(
      query.location === undefined ? undefined : named('locations', query.location),
      inPlace(sql`l.city`, query.city),
    ),
    openNow: query.openNow === undefined ? undefined : sql`${isOpenSql(now())} = ${query.openNow}`,
    verified: query.verified === undefined ? undefined : eq(b.verified, query.verified),
    hasPhone:
      query.hasPhone === undefined ? undefined : sql`(${b.phone} is not null) = ${query.hasPhone}`,
    others: and(
      eq(b.status, 'active'),
      found,
      query.featured === undefined ? undefined : eq(b.featured, query.featured),
      query.ids === undefined ? undefined : sql`${b.id} = any(${sql.param(query.ids)}::int[])`,
      query.lat === undefined || query.lng === undefined || query.radius === undefined
        ? undefined
        : isWithin({ lat: query.lat, lng: query.lng }, query.radius),
    ),
  }
}

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
