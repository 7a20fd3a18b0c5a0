import { useEffect, useState } from 'react'
import type { CallError } from '#client/call.ts'
import type { AdListStart, AdPage } from '#shared/view/ad-list.ts'
import {
  adFiltersQuery,
  adListQuery,
  NO_AD_FILTERS,
  type AdFilters,
} from '#shared/view/classified-filters.ts'
import { adCardOf } from '#shared/rules/classifieds.ts'
import { call } from '#stores/api.ts'
import { $savedAds, followSavedAds } from '#stores/saved-ads.ts'

/** What the list shows. */
export type AdListing =
  | { state: 'shown'; page: AdPage }
  | { state: 'loading'; before: AdPage | null }
  | { state: 'failed'; error: CallError; retry: () => void }

/* Enough to go back through what was just looked at without waiting. */
const KEPT = 12

/**
 * The page of the list that the filters ask for, and the last one shown. An answer that comes late
 * is dropped.
 */
export function useAds(
  filters: AdFilters,
  start: AdListStart,
): { listing: AdListing; last: AdPage } {
  const [pages, setPages] = useState<ReadonlyMap<string, AdPage>>(new Map())
  const [last, setLast] = useState<AdPage>(start)
  const [failure, setFailure] = useState<{ key: string; error: CallError } | null>(null)
  const key = adFiltersQuery(filters)
  const page =
    key === adFiltersQuery({ ...NO_AD_FILTERS, page: start.page }) ? start : pages.get(key)
  const hasFailed = failure?.key === key

  useEffect(() => {
    if (page || hasFailed) return
    const question = new AbortController()
    ask(filters, question.signal).then(
      (answer) => {
        setPages((known) => new Map([...known, [key, answer] as const].slice(-KEPT)))
        setLast(answer)
        setFailure(null)
      },
      (error: CallError) => {
        if (!question.signal.aborted) setFailure({ key, error })
      },
    )
    return () => question.abort()
  }, [key, page, hasFailed, filters])

  if (page) return { listing: { state: 'shown', page }, last: page }
  if (hasFailed)
    return {
      listing: { state: 'failed', error: failure.error, retry: () => setFailure(null) },
      last,
    }
  return { listing: { state: 'loading', before: last === start ? null : last }, last }
}

async function ask(filters: AdFilters, signal: AbortSignal): Promise<AdPage> {
  followSavedAds()
  const query = adListQuery(filters, [...$savedAds.get()])
  const { data, pagination, facets } = await call('GET /classified', { query, signal })
  return {
    ads: data.map(adCardOf),
    total: pagination.total,
    categories: facets?.category ?? [],
    cities: facets?.city ?? [],
  }
}
