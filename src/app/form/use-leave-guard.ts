import { useCallback } from 'react'
import { useBeforeUnload, useBlocker, type Blocker } from 'react-router'
import { readToken } from '#stores/token.ts'

/**
 * While `isUnsaved`, another screen waits for a decision, and the browser asks before the page is
 * closed; not on the way to the sign-in, from where one comes back to the draft. A form whose parts
 * are named in the query stays while only that changes: `{ byPath: true }`.
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
