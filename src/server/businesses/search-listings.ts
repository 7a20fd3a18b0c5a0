import { businessQuery } from '#contract/businesses.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { ContentCache } from '#server/kit/db/content-cache.ts'
import { ContentVersions } from '#server/kit/db/content-versions.ts'
import { listBusinesses, SEARCH_TABLES } from './list.ts'

const MAX_SHOWN = 50
/** In bytes, about: a listing with its texts. */
const LISTING = 2000

const now = () => new Date()

/**
 * Answers searches by the query of the list's address (`search`, `location`, …): fifty a page, or
 * null when it is not valid. What was found is kept until it changes.
 */
export function createBusinessSearch(db: Db) {
  const cache = new ContentCache(new ContentVersions(db), now)
  return async (query: URLSearchParams) => {
    const given = businessQuery.safeParse({
      ...Object.fromEntries(query),
      limit: String(MAX_SHOWN),
    })
    if (!given.success) return null
    return cache.get({
      key: JSON.stringify(given.data),
      tables: SEARCH_TABLES,
      timed: true,
      make: () => listBusinesses({ db, cache, now }, given.data),
      size: ({ data }) => LISTING * data.length,
    })
  }
}
