import { and, asc, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Facets } from '#contract/businesses.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  businesses as b,
  categories,
  districts,
  locations,
  states,
} from '#server/kit/db/tables/index.ts'
import { excludeConditions, type BusinessQuery, type FilterConditions } from './filters.ts'
import { getNameColumns } from './in-language.ts'
import { isOpenSql } from './open-now.ts'

const MAX_ENTRIES = 200

/**
 * How many each choice would leave, under all filters but its own kind; lists have the largest
 * first.
 */
export async function countFacets(
  db: Db,
  filters: FilterConditions,
  now: Date,
  language?: BusinessQuery['language'],
): Promise<Facets> {
  const names = getNameColumns(language)
  const [category, district, city, ticks] = await Promise.all([
    db
      .select({ id: categories.id, slug: categories.slug, name: names.category, count: count() })
      .from(b)
      .innerJoin(categories, eq(categories.id, b.categoryId))
      .where(excludeConditions(filters, 'category'))
      .groupBy(categories.id)
      .orderBy(desc(count()), categories.name)
      .limit(MAX_ENTRIES),
    db
      .select({ state: states.name, district: districts.name, count: count() })
      .from(b)
      .innerJoin(locations, eq(locations.id, b.locationId))
      .innerJoin(districts, eq(districts.id, locations.districtId))
      .innerJoin(states, eq(states.id, districts.stateId))
      // Another state or district is chosen without its towns.
      .where(excludeConditions(filters, 'area', 'town'))
      .groupBy(districts.id, states.id)
      .orderBy(desc(count()), asc(states.name), asc(districts.name))
      .limit(MAX_ENTRIES),
    db
      .select({
        id: locations.id,
        slug: locations.slug,
        city: names.town,
        district: districts.name,
        count: count(),
      })
      .from(b)
      .innerJoin(locations, eq(locations.id, b.locationId))
      .innerJoin(districts, eq(districts.id, locations.districtId))
      .where(excludeConditions(filters, 'town'))
      .groupBy(locations.id, districts.name)
      .orderBy(desc(count()), locations.city, locations.id)
      .limit(MAX_ENTRIES),
    countTicks(db, filters, now),
  ])
  return { category, district, city, ...ticks }
}

async function countTicks(
  db: Db,
  filters: FilterConditions,
  now: Date,
): Promise<Omit<Facets, 'category' | 'district' | 'city'>> {
  const { openNow, verified, hasPhone } = filters
  const countWhere = (...conditions: Array<SQL | undefined>) =>
    sql<number>`(count(*) filter (where ${and(...conditions)}))::int`
  const [counted] = await db
    .select({
      // "Open now" comes last: it costs the most, and Postgres checks in this order.
      openNow: countWhere(verified, hasPhone, isOpenSql(now)),
      verified: countWhere(eq(b.verified, true), hasPhone, openNow),
      hasPhone: countWhere(isNotNull(b.phone), verified, openNow),
    })
    .from(b)
    .where(excludeConditions(filters, 'openNow', 'verified', 'hasPhone'))
  return counted!
}
