import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type {
  ClassifiedFacets,
  ClassifiedSummary,
  listClassifieds as endpoint,
} from '#contract/classifieds.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { classifieds as a, classifiedCategories as c } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { selectSummaries } from './columns.ts'
import {
  buildClassifiedFilters,
  type ClassifiedQuery,
  type ClassifiedFilterConditions,
} from './filters.ts'
import { toHindi } from './in-language.ts'
import { serialiseSummary } from './serialise.ts'
import { readTownNames } from './town.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

const MAX_ENTRIES = 200

/** One page of the ads that match, with the number of all that do. */
export async function listClassifieds(
  { db, now: clock }: VisitorContext,
  query: ClassifiedQuery,
): Promise<Answer> {
  const now = clock()
  const filters = buildClassifiedFilters(query, now)
  const where = and(filters.others, filters.category, filters.city)
  const [rows, total] = await Promise.all([
    selectSummaries(db)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.$count(a, where),
  ])
  const data = rows.map((row) => serialiseSummary(row, now))
  const facets = query.facets ? await countFacets(db, filters, query.language) : undefined
  return {
    ...(query.language === 'hi' ? await answerInHindi(db, data, facets) : { data, facets }),
    pagination: toPagination(query, total),
  }
}

async function answerInHindi(
  db: Db,
  ads: readonly ClassifiedSummary[],
  facets: ClassifiedFacets | undefined,
) {
  const cities = [...ads, ...(facets?.city ?? [])].map(({ city }) => city)
  const nameOfTown = await readTownNames(db, cities)
  return {
    data: ads.map((ad) => toHindi(ad, nameOfTown)),
    facets: facets && {
      ...facets,
      city: facets.city.map((one) => ({ ...one, city: nameOfTown(one.city) ?? one.city })),
    },
  }
}

/** Ends in the id, so that no page repeats a row; ads without a price come last. */
function orderOf({ sort }: ClassifiedQuery) {
  const newest = [desc(a.createdAt), desc(a.id)]
  if (sort === 'recent') return newest
  const price = sql`case when ${a.priceType} <> 'on_request' then ${a.price} end`
  return [
    sort === 'price-low' ? sql`${price} asc nulls last` : sql`${price} desc nulls last`,
    ...newest,
  ]
}

async function countFacets(
  db: Db,
  { category, city, others }: ClassifiedFilterConditions,
  language: ClassifiedQuery['language'],
): Promise<ClassifiedFacets> {
  const name = language === 'hi' ? sql<string>`coalesce(${c.nameHi}, ${c.name})` : c.name
  const [byCategory, byCity] = await Promise.all([
    db
      .select({ id: c.id, slug: c.slug, name, count: count() })
      .from(a)
      .innerJoin(c, eq(c.id, a.categoryId))
      .where(and(others, city))
      .groupBy(c.id)
      .orderBy(asc(c.sortOrder), asc(name))
      .limit(MAX_ENTRIES),
    db
      .select({ city: a.city, count: count() })
      .from(a)
      .where(and(others, category))
      .groupBy(a.city)
      .orderBy(desc(count()), asc(a.city))
      .limit(MAX_ENTRIES),
  ])
  return { category: byCategory, city: byCity }
}
