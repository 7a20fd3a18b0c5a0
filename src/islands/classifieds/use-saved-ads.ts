import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $savedAds, watchSavedAds } from '#stores/saved-ads.ts'

/** Ids of the saved ads; empty during hydration, because the static markup cannot know them. */
export function useSavedAds(): ReadonlySet<number> {
  useEffect(watchSavedAds, [])
  return useStore($savedAds, { ssr: 'initial' })
}
