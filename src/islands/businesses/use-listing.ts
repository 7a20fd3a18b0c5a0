import { useEffect, useState } from 'react'
import { filtersQuery, NO_FILTERS, type BusinessFilters } from '#shared/view/business-filters.ts'
import {
  listPage,
  listQuery,
  onlyFilters,
  withSlugs,
  type ListPage,
  type ListStart,
} from '#shared/view/business-list.ts'
import { filtersAt } from '#shared/view/list-address.ts'
import { askEarly, earlyAnswer } from '#stores/early-list.ts'
import { lateCall } from '#stores/late-api.ts'
import { currentAddress } from '#islands/navigation/address.ts'

/** What the list shows. `before` is the answer shown until now, if any. */
export type Listing =
  | { state: 'shown'; page: ListPage }
  | { state: 'loading'; before: ListPage | null }
  | { state: 'failed'; error: Error; retry: () => void }

type Pages = ReadonlyMap<string, ListPage>

/* Enough to go back through what was just looked at without waiting. */
const KEPT = 12

/** What the list shows is told apart by its filters, order and page, not by the way of looking. */
const keyOf = (filters: BusinessFilters) => filtersQuery({ ...filters, view: 'grid' })

/**
 * The page of the list that the filters ask for, and the last one shown, whose counts the filters
 * keep meanwhile. Only the newest question counts: an answer that comes late is dropped.
 */
export function useListing(
  filters: BusinessFilters,
  start: ListStart,
): { listing: Listing; last: ListPage } {
  const [pages, setPages] = useState<Pages>(() => earlyPages(start))
  const [last, setLast] = useState<ListPage>(start)
  const [failure, setFailure] = useState<{ key: string; error: Error } | null>(null)
  const key = keyOf(filters)
  const page = key === keyOf({ ...NO_FILTERS, page: start.page }) ? start : pages.get(key)
  const hasFailed = failure?.key === key

  useEffect(() => {
    if (page || hasFailed) return
    const question = new AbortController()
    const counted = keyOf(onlyFilters(filters))
    ask(filters, counted === '' ? start : pages.get(counted), question.signal).then(
      (answer) => {
        setPages((known) => new Map([...known, [key, answer] as const].slice(-KEPT)))
        setLast(answer)
        setFailure(null)
      },
      (error: Error) => {
        if (!question.signal.aborted) setFailure({ key, error })
      },
    )
    return () => question.abort()
  }, [key, page, hasFailed, filters, pages, start])

  if (page) return { listing: { state: 'shown', page }, last: page }
  if (hasFailed)
    return {
      listing: { state: 'failed', error: failure.error, retry: () => setFailure(null) },
      last,
    }
  return { listing: { state: 'loading', before: last === start ? null : last }, last }
}

/**
 * The first question of a page whose address has a query goes without the API's client, which is
 * not there yet.
 */
let isEarly = typeof location !== 'undefined' && location.search.length > 1

async function ask(
  filters: BusinessFilters,
  sameFilters: ListPage | undefined,
  signal: AbortSignal,
) {
  const full = listQuery(filters, true)
  const early = (isEarly ? askEarly(full) : earlyAnswer(full)?.answer)?.catch(() => null)
  isEarly = false
  const query = listQuery(filters, !sameFilters)
  const answer = (await early) ?? (await lateCall('GET /businesses', { query, signal }))
  return listPage(answer, sameFilters)
}

/** What was asked for before the island came, if the answer is there. */
function earlyPages(start: ListStart): Pages {
  if (typeof location === 'undefined') return new Map()
  const filters = filtersAt(currentAddress())
  const known = earlyAnswer(listQuery(filters, true))?.known
  return new Map(known ? [[keyOf(withSlugs(filters, start)), listPage(known)]] : [])
}
