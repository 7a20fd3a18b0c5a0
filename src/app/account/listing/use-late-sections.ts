import { useEffect, useState } from 'react'
import { onServerReturn } from '#app/data/server-return.ts'
import type * as LowerSections from './LowerSections.tsx'

type LateSections = typeof LowerSections

/**
 * The code of the lower parts of the form and of its preview: fetched when the upper parts are on
 * the screen, and again when the server is back. Null until then.
 */
export function useLateSections(): LateSections | null {
  const [late, setLate] = useState<LateSections | null>(null)
  useEffect(() => {
    let stopWaiting = () => undefined as void
    const load = () =>
      void import('./LowerSections.tsx').then(setLate, () => {
        stopWaiting = onServerReturn(load)
      })
    load()
    return () => stopWaiting()
  }, [])
  return late
}
