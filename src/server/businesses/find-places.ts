import { businessQuery } from '#contract/businesses.ts'
import type { Db } from '#server/db/connection.ts'
import { listBusinesses } from './list.ts'

const MOST_SHOWN = 50

/** A search by the query of the list's address (`search`, `location`, …), the first fifty; null when it is not valid. */
export async function findPlaces(db: Db, query: URLSearchParams) {
  const given = businessQuery.safeParse({ ...Object.fromEntries(query), page: '1', limit: String(MOST_SHOWN) })
  return given.success ? listBusinesses(db, given.data, () => new Date()) : null
}
