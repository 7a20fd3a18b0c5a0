import { escapeLike } from '#server/kit/db/escape-like.ts'
import { and, eq, gt, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { listClassifieds } from '#contract/classifieds.ts'
import {
  classifieds as a,
  classifiedCategories as c,
  locations as l,
} from '#server/kit/db/tables/index.ts'
import { assertAllParamsRead } from '#server/kit/http/assert-all-params-read.ts'
import { CATEGORIES_WITHOUT_CONDITION, type ClassifiedStatus } from '#shared/rules/classifieds.ts'
import { transliterate } from '#shared/text/transliterate.ts'

export type ClassifiedQuery = z.output<typeof listClassifieds.query>

/** Parameters that narrow; the others choose the page and the order. */
type Narrowing = Omit<ClassifiedQuery, 'page' | 'limit' | 'sort' | 'facets' | 'language'>

/** The conditions of a query, by what they are about: each facet leaves its own out. */
export type ClassifiedFilterConditions = {
  category: SQL | undefined
  city: SQL | undefined
  others: SQL | undefined
}

/** Reads the filters of a query. All are about the row of the ad alone. */
export function buildClassifiedFilters(query: Narrowing, now: Date): ClassifiedFilterConditions {
  const { category: alias, categoryId: category = alias, city, ...others } = query
  const { status, search, condition, minPrice, maxPrice, ids, ...rest } = others
  assertAllParamsRead(rest)
  return {
    category: category === undefined ? undefined : inCategory(category),
    city: city === undefined ? undefined : inTown(city),
    others: and(
      status === 'all' ? undefined : statusCondition(status || 'active', now),
      search === undefined ? undefined : and(...search.split(/\s+/).slice(0, 8).map(hasWord)),
      condition ? and(eq(a.condition, condition), hasCondition) : undefined,
      minPrice === undefined && maxPrice === undefined ? undefined : ne(a.priceType, 'on_request'),
      minPrice === undefined ? undefined : gte(a.price, minPrice),
      maxPrice === undefined ? undefined : lte(a.price, maxPrice),
      ids === undefined ? undefined : sql`${a.id} = any(${sql.param(ids)}::int[])`,
    ),
  }
}

/** An active ad past its day counts as expired, whether or not it is marked so yet. */
export function statusCondition(status: ClassifiedStatus, now: Date): SQL | undefined {
  const isLive = or(isNull(a.expiresAt), gt(a.expiresAt, now))
  if (status === 'active') return and(eq(a.status, 'active'), isLive)
  if (status !== 'expired') return eq(a.status, status)
  return or(eq(a.status, 'expired'), and(eq(a.status, 'active'), lte(a.expiresAt, now)))
}

const hasCondition = sql`${a.categoryId} not in (select ${c.id} from ${c}
  where ${inArray(c.slug, [...CATEGORIES_WITHOUT_CONDITION])})`

/** By id or by slug; slugs are never all digits. An unknown one matches nothing. */
function inCategory(named: string): SQL {
  const known = /^\d{1,9}$/.test(named) ? eq(c.id, Number(named)) : eq(c.slug, named.toLowerCase())
  return sql`${a.categoryId} = (select ${c.id} from ${c} where ${known})`
}

/** By its name as sellers type it, or in Hindi. */
const inTown = (name: string): SQL =>
  sql`lower(${a.city}) in (select ${name.toLowerCase()} union all
    select lower(${l.city}) from ${l} where ${l.nameHi} = ${name})`

/** A word anywhere in what the ad says, as it was typed or, from Devanagari, in Roman letters. */
function hasWord(word: string): SQL {
  const text = sql`concat_ws(' ', ${a.title}, ${a.brand}, ${a.model}, ${a.city}, ${a.description})`
  const spellings = new Set(
    [word, transliterate(word)].filter((spelling) => spelling.trim() !== ''),
  )
  return (
    or(...[...spellings].map((spelling) => sql`${text} ilike ${`%${escapeLike(spelling)}%`}`)) ??
    sql`true`
  )
}
