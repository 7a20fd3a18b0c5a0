import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $favourites } from '#stores/favourite-ids.ts'
import { watchFavourites } from '#stores/favourites.ts'

/**
 * Ids of the saved businesses; empty during hydration, because the static markup cannot know them.
 */
export function useFavourites(): ReadonlySet<number> {
  useEffect(watchFavourites, [])
  return useStore($favourites, { ssr: 'initial' })
}
