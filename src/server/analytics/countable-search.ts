import { normaliseLine } from '#shared/text/plain-text.ts'

const MAX_LENGTH = 60
/** Phone numbers, mail addresses and links are somebody's, not words people look for. */
const PRIVATE = /\p{N}{7,}|\p{N}(?:[\s-]?\p{N}){8,}|@|:\/\//u

/**
 * The words of a search to count; undefined for an empty search and for one that may name a person.
 */
export function toCountableSearch(search: string | undefined): string | undefined {
  const words = normaliseLine(search ?? '').toLowerCase()
  if (words === '' || words.length > MAX_LENGTH || PRIVATE.test(words)) return undefined
  return words
}
