import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $savedAds, followSavedAds } from '#stores/saved-ads.ts'

/** Ids of the saved ads; empty during hydration, because the static markup cannot know them. */
export function useSavedAds(): ReadonlySet<number> {
  useEffect(followSavedAds, [])
  return useStore($savedAds, { ssr: 'initial' })
}
