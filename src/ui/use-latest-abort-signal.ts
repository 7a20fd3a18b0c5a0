import { useEffect, useMemo } from 'react'

/**
 * A signal for each request of a component: `next()` ends the request before and gives a signal
 * to the new one, `stop()` ends the last; so does leaving the page.
 */
export function useLatestAbortSignal() {
  const requests = useMemo(() => {
    let newest = new AbortController()
    const stop = () => newest.abort()
    const next = () => {
      stop()
      return (newest = new AbortController()).signal
    }
    return { next, stop }
  }, [])
  useEffect(() => requests.stop, [requests])
  return requests
}
