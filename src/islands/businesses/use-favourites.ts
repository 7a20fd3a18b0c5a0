import { useSyncExternalStore } from 'react'
import { $favourites, followFavourites } from '#stores/favourites.ts'

const NONE: ReadonlySet<number> = new Set()

function subscribe(onChange: () => void): () => void {
  followFavourites()
  return $favourites.listen(onChange)
}

/** Ids of the saved businesses; none while the page's own markup, which cannot know them, is taken over. */
export const useFavourites = (): ReadonlySet<number> =>
  useSyncExternalStore(
    subscribe,
    () => $favourites.get(),
    () => NONE,
  )
