import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $savedAds, followSavedAds } from '#stores/saved-ads.ts'

/**
 * Ids of the saved ads; none while the page's own markup, which cannot know them, is taken over.
 */
export function useSavedAds(): ReadonlySet<number> {
  useEffect(followSavedAds, [])
  return useStore($savedAds, { ssr: 'initial' })
}
