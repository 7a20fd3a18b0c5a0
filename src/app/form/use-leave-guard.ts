import { useEffect } from 'react'
import { useBlocker, type Blocker } from '#app/router/index.ts'
import { readToken } from '#stores/token.ts'

/**
 * While `isUnsaved`, leaving the screen needs a confirmation, and the browser asks before the page
 * is closed; except on the way to the sign-in, which returns to the draft. With `{ byPath: true }`
 * a change of the query alone does not count as leaving.
 */
export function useLeaveGuard(isUnsaved: boolean, { byPath = false } = {}): Blocker {
  useEffect(() => {
    const ask = (event: Event) => {
      if (isUnsaved && readToken()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!byPath && currentLocation.search !== nextLocation.search)),
  )
}
