import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Which of the encodings at hand an Accept-Encoding header prefers. Equal wishes go to the smallest, brotli;
 * a client that accepts none of them gets the file as it is.
 */
export function chooseEncoding(accept: string | undefined, atHand: readonly Encoding[]): Encoding {
  const wishes = new Map(parseAccept(accept ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const wish = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get('*') ?? 0
  let best: Encoding = 'identity'
  let most = 0
  for (const encoding of ['br', 'gzip'] as const) {
    if (atHand.includes(encoding) && wish(encoding) > most) [best, most] = [encoding, wish(encoding)]
  }
  return (wishes.get('identity') ?? 0) > most ? 'identity' : best
}
