import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Which of the encodings at hand an Accept-Encoding header prefers. Equal wishes go to the
 * smallest, brotli; a client that accepts none of them gets the file as it is.
 */
export function chooseEncoding(accept: string | undefined, atHand: readonly Encoding[]): Encoding {
  const wishes = new Map(parseAccept(accept ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const wish = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get('*') ?? 0
  let best: Encoding = 'identity'
  let most = 0
  for (const encoding of ['br', 'gzip'] as const) {
    if (atHand.includes(encoding) && wish(encoding) > most)
      [best, most] = [encoding, wish(encoding)]
  }
  return (wishes.get('identity') ?? 0) > most ? 'identity' : best
}

/** The preferred encoding where both copies exist, and where only the gzip copy does. */
type Preference = { ofBoth: Encoding; ofGzip: Encoding }

/** The number of remembered headers: browsers send only a handful. */
const MAX_HEADERS = 100
const preferences = new Map<string, Preference>()

/** The preference of an Accept-Encoding header; each header is parsed once. */
export function parseAcceptEncoding(accept = ''): Preference {
  const known = preferences.get(accept)
  if (known) return known
  const read = {
    ofBoth: chooseEncoding(accept, ['br', 'gzip']),
    ofGzip: chooseEncoding(accept, ['gzip']),
  }
  if (preferences.size >= MAX_HEADERS) preferences.clear()
  preferences.set(accept, read)
  return read
}

export const acceptsGzip = (accept: string | undefined): boolean =>
  parseAcceptEncoding(accept).ofGzip === 'gzip'
