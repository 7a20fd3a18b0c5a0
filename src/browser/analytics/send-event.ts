import { readToken } from '#stores/token.ts'

/**
 * Calls the API with the token, even if the page is left meanwhile, and gives what it answers as
 * text.
 */
export const sendEvent = (path: string): Promise<string> =>
  fetch((import.meta.env.PUBLIC_API_URL || '/api') + path, {
    method: 'POST',
    keepalive: true,
    headers: readToken() ? { Authorization: `Bearer ${readToken()}` } : {},
  }).then((answer) => answer.text())

/**
 * The search of the list that led here, as a query. Another site's address comes without its query,
 * unless that site wants it told.
 */
export const getReferrerSearch = (): string =>
  `?${/search=[^&]*/.exec(document.referrer)?.[0] ?? ''}`

/** Runs when somebody looks at the page, which may lie in another tab or be fetched ahead. */
export function runWhenVisible(run: () => void): void {
  if (document.hidden) addEventListener('visibilitychange', run, { once: true })
  else run()
}
