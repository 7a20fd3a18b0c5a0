import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $savedClassifieds, watchSavedClassifieds } from '#stores/saved-classifieds.ts'

/** Ids of the saved ads; empty during hydration, because the static markup cannot know them. */
export function useSavedClassifieds(): ReadonlySet<number> {
  useEffect(watchSavedClassifieds, [])
  return useStore($savedClassifieds, { ssr: 'initial' })
}
