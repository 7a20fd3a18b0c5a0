/** Control characters and line ends, and the marks that turn the direction of writing around. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Text for a header: on one line, of a length that mail programs show. Nothing in it can begin
 * another header.
 */
export function toHeaderLine(text: string, max = 200): string {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`
}

/** One address and nothing else: no list, no name, no second line. Throws for anything else. */
export function requireSingleAddress(address: string): string {
  if (
    !/^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+$/u.test(address) ||
    address.length > 254
  )
    throw new Error('A mail needs one plain address')
  return address
}
