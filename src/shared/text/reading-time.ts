const WORDS_A_MINUTE = 200
/* Addresses, tags and the signs of Markdown are not read. */
const UNREAD = /\]\([^)\s]*|<[^<>]*>|https?:\/\/\S+|^ {0,3}\[[^\]\n]+\]:.*$/gm
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/**
 * Minutes it takes to read a text in Markdown, whole and at least one; Hindi counts like English,
 * by its words.
 */
export function getReadingMinutes(markdown: string): number {
  const words = markdown.replace(UNREAD, ' ').match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
