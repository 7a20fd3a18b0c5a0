import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses as b, categories } from '#server/kit/db/tables/index.ts'
import type { BusinessQuery } from './filters.ts'
import { distanceSql } from './search/geo-distance.ts'
import { buildOrder, sortNameIn } from './order.ts'

/** How a search orders what it finds; of several variants each has its best shown before more. */
export type SearchOrder = { rank?: SQL; variant?: SQL<string> | undefined }

/** Of a query what the order of a page depends on. */
type Wish = Pick<BusinessQuery, 'page' | 'limit' | 'sort' | 'lat' | 'lng'> &
  Partial<Pick<BusinessQuery, 'language'>>

type Page = { found: { id: number; distanceKm: number | null }[]; total: number }

/**
 * Which businesses stand on the page asked for, in order, and how many match in all. Only ids: what
 * is shown of them is read afterwards, so that sorting thousands of matches does not carry their
 * texts along.
 */
export async function findPageIds(
  db: Db,
  query: Wish,
  where: SQL | undefined,
  { rank, variant }: SearchOrder = {},
): Promise<Page> {
  const place =
    query.lat === undefined || query.lng === undefined
      ? undefined
      : { lat: query.lat, lng: query.lng }
  const distanceKm = place ? distanceSql(place) : sql<null>`null::float8`
  const isRanked = rank !== undefined && (query.sort ?? 'relevance') === 'relevance'
  const rows = await (isRanked
    ? rankedRows(db, query, { where, rank, variant, distanceKm })
    : orderedRows(db, query, { where, distanceKm }))
  // A page beyond the last has no row to carry the total.
  const matching = rows[0]?.total ?? (query.page === 1 ? 0 : await db.$count(b, where))
  return { found: rows, total: matching }
}

const MAX_INT = 2_147_483_647

type Target = { where: SQL | undefined; distanceKm: SQL<number | null> }

const offsetOf = ({ page, limit }: Pick<BusinessQuery, 'page' | 'limit'>) => (page - 1) * limit

/**
 * What every place of a variant but its best loses in rank: more than words that are as likely
 * differ by, less than a name typed whole is worth.
 */
const AGAIN = 2

/**
 * Ranking reads every match, so they are counted on the way. The rank is computed before: a count
 * over rows keeps all of them, which must not be with the documents that ranking reads.
 */
async function rankedRows(
  db: Db,
  query: Wish,
  { where, rank, variant, distanceKm }: Target & { rank: SQL; variant: SQL<string> | undefined },
) {
  const ranked = db
    .select({
      id: b.id,
      sortName: sortNameIn(query.language),
      distanceKm: sql<number | null>`${distanceKm}`.as('distance_km'),
      rank: sql<number>`${rank}`.as('rank'),
      variant: sql<string>`${variant ?? sql`null::text`}`.as('variant'),
    })
    .from(b)
    .where(where)
    // All of them, but so that Postgres does not compute the rank where it is used.
    .limit(MAX_INT)
    .as('ranked')
  const byName = [asc(ranked.sortName), asc(ranked.id)]
  const place = sql`row_number() over (partition by ${ranked.variant}
    order by ${desc(ranked.rank)}, ${sql.join(byName, sql`, `)})`
  const worth = variant
    ? sql`${ranked.rank} - (${place} > 1)::int * ${AGAIN}::real`
    : sql`${ranked.rank}`
  return db
    .select({
      id: ranked.id,
      distanceKm: ranked.distanceKm,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(ranked)
    .orderBy(desc(worth), ...byName)
    .limit(query.limit)
    .offset(offsetOf(query))
}

/** An order by index stops after a page, so the count goes its own way. */
async function orderedRows(db: Db, query: Wish, { where, distanceKm }: Target) {
  const total = sql<number>`(select count(*)::int from ${b} where ${where})`
  const select = db.select({ id: b.id, distanceKm, total }).from(b).$dynamic()
  const sorted =
    query.sort === 'category'
      ? select.innerJoin(categories, eq(categories.id, b.categoryId))
      : select
  return sorted
    .where(where)
    .orderBy(...buildOrder(query.sort, { distanceKm, rank: undefined, language: query.language }))
    .limit(query.limit)
    .offset(offsetOf(query))
}

/**
 * The ids of all that match, in order, for lists without a search or a place. Kept by the caller,
 * they make every page of the list cost the same, however deep.
 */
export async function listOrderedIds(
  db: Db,
  { sort, language }: BusinessQuery,
  where: SQL | undefined,
): Promise<Int32Array> {
  const select = db.select({ id: b.id }).from(b).$dynamic()
  const sorted =
    sort === 'category' ? select.innerJoin(categories, eq(categories.id, b.categoryId)) : select
  const none = { distanceKm: sql`null::float8`, rank: undefined, language }
  const ids = sorted.where(where).orderBy(...buildOrder(sort, none))
  // As one text: rows, or an array, take ten times as long to read here.
  const { rows } = await db.execute<{ ids: string }>(
    sql`select array_to_string(array${ids}, ',') as ids`,
  )
  const text = rows[0]?.ids ?? ''
  return text === '' ? new Int32Array() : Int32Array.from(text.split(','), Number)
}

/** The requested page of all ids in order. */
export function sliceOrderedIds(
  ids: Int32Array,
  { page, limit }: Pick<BusinessQuery, 'page' | 'limit'>,
): Page {
  const found = [...ids.subarray((page - 1) * limit, page * limit)].map((id) => ({
    id,
    distanceKm: null,
  }))
  return { found, total: ids.length }
}
