import { FETCHED_AT } from '#shared/view/cache-names.ts'

/** A page as it is kept, with the moment in which it was fetched. */
export function withDate(body: BodyInit, from: Headers): Response {
  const headers = withBody(from)
  headers.set(FETCHED_AT, new Date().toISOString())
  return new Response(body, { headers })
}

/** When a kept page was fetched, as an ISO timestamp. */
export const getFetchedAt = ({ headers }: Response): string => headers.get(FETCHED_AT) ?? ''

/** The kept page with another text. */
export const replaceText = (kept: Response, html: string): Response =>
  new Response(html, { headers: withBody(kept.headers) })

/** Headers without those of the body as it was sent. */
function withBody(from: Headers): Headers {
  const headers = new Headers(from)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return headers
}
