import { useSyncExternalStore } from 'react'

/** Where the preview has room beside the form; the same width as in listing.css. */
const WIDE = '(min-width: 75em)'

function subscribe(tell: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the screen has room for a third column. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
