import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $favourites } from '#stores/favourite-ids.ts'
import { followFavourites } from '#stores/favourites.ts'

/**
 * Ids of the saved businesses; none while the page's own markup, which cannot know them, is taken
 * over.
 */
export function useFavourites(): ReadonlySet<number> {
  useEffect(followFavourites, [])
  return useStore($favourites, { ssr: 'initial' })
}
