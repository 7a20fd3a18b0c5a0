import { useEffect, useState } from 'react'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { useApiQuery } from '#islands/reading/use-api-query.ts'
import { toBusinessCard, type BusinessCardData } from '#shared/view/business-card.ts'
import { call } from '#stores/api.ts'
import { $favourites } from '#stores/favourite-ids.ts'
import { syncFavouritesWithAccount, watchFavourites } from '#stores/favourites.ts'
import { $session } from '#stores/session.ts'

/**
 * Saved places: a card, null for one that is no longer listed, and no entry while it is loading.
 */
type Known = ReadonlyMap<number, BusinessCardData | null>

export interface FavouritesState {
  /**
   * The newest first; null until storage was read. Removed places stay in sight, so that the
   * removal can be undone.
   */
  ids: readonly number[] | null
  known: Known
  error: string
  retry: () => void
}

/** The saved places, the first `shown` of them in full. */
export function useFavouriteBusinesses(shown: number): FavouritesState {
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const [known, setKnown] = useState<Known>(new Map())
  const [error, setError] = useState('')

  useEffect(() => {
    watchFavourites()
    return $favourites.subscribe((now) => {
      setIds((before) => [
        ...[...now].filter((id) => !before?.includes(id)).reverse(),
        ...(before ?? []),
      ])
    })
  }, [])

  // Another device may have saved or removed some: so the page shows the present state of the
  // account.
  useEffect(
    () =>
      $session.subscribe(
        (session) => session && syncFavouritesWithAccount(session, { eachPage: true }),
      ),
    [],
  )

  const missing = (ids ?? [])
    .slice(0, shown)
    .filter((id) => !known.has(id))
    .join()
  useApiQuery(
    missing === '' || error !== '' ? null : missing,
    (signal) =>
      call('GET /businesses', { query: { ids: missing, limit: 100, ...inPageLanguage }, signal }),
    ({ data }) => {
      const found = new Map(data.map((business) => [business.id, toBusinessCard(business)]))
      setKnown(
        (before) =>
          new Map([...before, ...missing.split(',').map((id) => entry(Number(id), found))]),
      )
    },
    (failure) => setError(failure.message),
  )

  return { ids, known, error, retry: () => setError('') }
}

const entry = (id: number, found: ReadonlyMap<number, BusinessCardData>) =>
  [id, found.get(id) ?? null] as const
