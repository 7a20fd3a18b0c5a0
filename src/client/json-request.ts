/** A call without files. */
export type JsonRequest = {
  method: string
  url: string
  body?: unknown
  token: string | null | undefined
  timeoutMs: number
  signal: AbortSignal | undefined
}

/** What a call sends along, whoever sends it. */
export const getFetchOptions = ({ token }: JsonRequest): RequestInit => ({
  // The cookie of a known device, where the API has an origin of its own.
  credentials: 'include',
  headers: token ? { Authorization: `Bearer ${token}` } : {},
})
