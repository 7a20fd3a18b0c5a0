import { useCallback } from 'react'
import { useBeforeUnload, useBlocker, type Blocker } from 'react-router'
import { readToken } from '#stores/token.ts'

/**
 * While `isUnsaved`, leaving the screen needs a confirmation, and the browser asks before the page
 * is closed; except on the way to the sign-in, which returns to the draft. With `{ byPath: true }`
 * a change of the query alone does not count as leaving.
 */
export function useLeaveGuard(isUnsaved: boolean, { byPath = false } = {}): Blocker {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved && readToken()) event.preventDefault()
      },
      [isUnsaved],
    ),
  )
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!byPath && currentLocation.search !== nextLocation.search)),
  )
}
