import { BACKGROUND_REQUEST_HEADER } from '#shared/rules/admin-session.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** For this long after a key, a tap or a scroll what is asked counts as asked by the person. */
const AT_WORK_MS = MINUTE_MS
const KEY = 'zila-asked-at'
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let actedAt = 0

/** Whether the person does something in this tab. */
export const isUserActive = (now = Date.now()): boolean => now - actedAt < AT_WORK_MS

/** When the person last asked something of the server, in any tab of this browser. */
export function readLastRequestTime(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage each tab warns on its own; the server decides in any case.
  }
}

const getRequestUrl = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href).href

/**
 * Watches whether the user is active, and marks requests that the app makes while they are not, so
 * that polling does not extend the session. It wraps `fetch`, because the API client is shared with
 * public pages, whose scripts have no room for this; only administrators load it.
 */
export function installActivityTracking(): () => void {
  const api = new URL(import.meta.env.PUBLIC_API_URL || '/api', location.href).href
  const act = () => void (actedAt = Date.now())
  const options = { capture: true, passive: true } as const
  // The page was opened by the person.
  act()
  noteAsked()
  for (const sign of SIGNS) addEventListener(sign, act, options)
  const send = globalThis.fetch
  const marking: typeof fetch = (input, init) => {
    if (!getRequestUrl(input).startsWith(api)) return send(input, init)
    if (isUserActive()) {
      noteAsked()
      return send(input, init)
    }
    const request = new Request(input, init)
    request.headers.set(BACKGROUND_REQUEST_HEADER, '1')
    return send(request)
  }
  globalThis.fetch = marking
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, act, options)
    if (globalThis.fetch === marking) globalThis.fetch = send
  }
}
