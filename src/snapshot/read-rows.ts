import type { BlogPost } from '#contract/blog.ts'
import type { Business } from '#contract/businesses.ts'
import type { Classified } from '#contract/classifieds.ts'
import type { Location } from '#contract/locations.ts'
import type { Review } from '#contract/reviews.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import { hasAnswers } from '#shared/rules/service-information.ts'
import { MAX_SNAPSHOT_IDS } from '#shared/rules/snapshot.ts'
import { callSnapshotApi, withRetry, readPages, type KeysetPage } from './reading.ts'
import { compareByName } from './order.ts'
import type { SnapshotRows } from './rows.ts'
import { memoiseGroups } from './memoise.ts'

/* Of the nouns with many rows, all rows or those of some ids are read. The API leaves out rows that
   are not public any more. */

/* So few that the server, which has visitors too, answers within some milliseconds. */
const PAGE_ROWS = 250

/**
 * Businesses that have a page. Rows share one object per category and per place: at a hundred
 * thousand rows that halves the memory.
 */
export async function readBusinesses(ids?: readonly number[]): Promise<Business[]> {
  const categories = new Map<number, Business['category']>()
  const places = new Map<number, Business['location']>()
  const shared = <T>(known: Map<number, T>, id: number, value: T) =>
    known.get(id) ?? (known.set(id, value), value)
  const rows = await rowsOf(ids, PAGE_ROWS, (query) =>
    callSnapshotApi('GET /snapshot/businesses', { query }),
  )
  for (const row of rows) {
    row.category = shared(categories, row.categoryId, row.category)
    const place = shared(places, row.locationId, row.location)
    Object.assign(row, {
      location: place,
      city: place.city,
      district: place.district,
      state: place.state,
    })
  }
  return rows
}

/** Published reviews of active businesses. */
export const readReviews = (ids?: readonly number[]): Promise<Review[]> =>
  rowsOf(ids, 1000, (query) => callSnapshotApi('GET /snapshot/reviews', { query }))

/** All published reviews of some businesses. */
export async function readReviewsOfBusinesses(businessIds: readonly number[]): Promise<Review[]> {
  const found: Review[] = []
  for (const some of inGroups(businessIds)) {
    await readPages(
      (after) =>
        callSnapshotApi('GET /snapshot/reviews', {
          query: { after, limit: 1000, businessIds: some },
        }),
      (row) => found.push(row),
    )
  }
  return found
}

export const readPosts = (ids?: readonly number[]): Promise<BlogPost[]> =>
  rowsOf(ids, 50, (query) => callSnapshotApi('GET /snapshot/blog', { query }))

/** Ads with a page: active, sold and expired. */
export const readClassifiedRows = (ids?: readonly number[]): Promise<Classified[]> =>
  rowsOf(ids, 1000, (query) => callSnapshotApi('GET /snapshot/classified', { query }))

/**
 * The nouns with few rows. The questions of a category are read where a business has answered
 * any.
 */
export async function readSmallTables(
  rows: readonly Business[],
): Promise<
  Pick<
    SnapshotRows,
    | 'settings'
    | 'placements'
    | 'categories'
    | 'locations'
    | 'serviceFields'
    | 'adCategories'
    | 'complaints'
    | 'growth'
  >
> {
  return {
    settings: (await withRetry(() => callSnapshotApi('GET /settings'))).data,
    placements: (await withRetry(() => callSnapshotApi('GET /snapshot/placements'))).data,
    categories: (await withRetry(() => callSnapshotApi('GET /categories'))).data,
    locations: await locations(),
    serviceFields: await serviceFields(rows),
    adCategories: (await withRetry(() => callSnapshotApi('GET /classified-categories'))).data,
    complaints: (await withRetry(() => callSnapshotApi('GET /snapshot/complaints'))).data.months,
    growth: (await withRetry(() => callSnapshotApi('GET /coverage'))).data.all.week,
  }
}

type Query = { after: number; limit: number; ids?: string }

async function rowsOf<Row>(
  ids: readonly number[] | undefined,
  limit: number,
  ask: (query: Query) => Promise<KeysetPage<Row>>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const some of ids ? inGroups(ids) : [undefined]) {
    await readPages(
      (after) => ask({ after, limit, ...(some ? { ids: some } : {}) }),
      (row) => found.push(row),
    )
  }
  return found
}

/** Ids in lists as long as the query takes them. */
const inGroups = (ids: readonly number[]): string[] =>
  Array.from({ length: Math.ceil(ids.length / MAX_SNAPSHOT_IDS) }, (_, i) =>
    ids.slice(i * MAX_SNAPSHOT_IDS, (i + 1) * MAX_SNAPSHOT_IDS).join(','),
  )

const byAnswers = memoiseGroups(
  ({ serviceInformation }: Business) => hasAnswers(serviceInformation),
  compareByName,
)

async function serviceFields(rows: readonly Business[]): Promise<ServiceField[]> {
  const answered = byAnswers(rows).get(true) ?? []
  const found: ServiceField[] = []
  for (const categoryId of new Set(answered.map((business) => business.categoryId))) {
    const params = { categoryId }
    found.push(
      ...(
        await withRetry(() =>
          callSnapshotApi('GET /category-service-fields/category/{categoryId}', { params }),
        )
      ).data,
    )
  }
  return found
}

async function locations(): Promise<Location[]> {
  const found: Location[] = []
  const limit = 1000
  await readPages(
    async (after) => {
      const { data } = await callSnapshotApi('GET /locations', {
        query: { hasBusinesses: 'true', after: after || undefined, limit },
      })
      return { data, next: data.length < limit ? null : data.at(-1)!.id }
    },
    (row) => found.push(row),
  )
  return found
}
