import type { CallResponse } from '#client/call.ts'

/** What `GET /businesses` answers. */
export type ListResponse = CallResponse<'GET /businesses'>

type Query = Record<string, string | number | undefined>

interface Early {
  /** The address of the call. */
  asked: string
  answer: Promise<ListResponse>
  /** Set when the answer has arrived. */
  known: ListResponse | null
}

let early: Early | null = null

function callOf(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/businesses?${asked.toString()}`
}

/**
 * Requests the list for the page's address before the island and the API's client are loaded. The
 * page's script or the island, whichever comes first, sends the request; the other gets the same
 * answer.
 */
export function prefetchList(query: Query): Promise<ListResponse> {
  const asked = callOf(query)
  if (early?.asked === asked) return early.answer
  const answer = fetch((import.meta.env.PUBLIC_API_URL || '/api') + asked).then((response) => {
    if (!response.ok) throw new Error(String(response.status))
    return response.json() as Promise<ListResponse>
  })
  const kept: Early = { asked, answer, known: null }
  early = kept
  answer.then(
    (known) => (kept.known = known),
    () => (early = null),
  )
  return answer
}

/** The answer to this question, if it has been asked early. */
export const getPrefetchedList = (query: Query): Pick<Early, 'answer' | 'known'> | null =>
  early?.asked === callOf(query) ? early : null
