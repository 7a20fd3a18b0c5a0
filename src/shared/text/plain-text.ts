/**
 * Text as it is stored: NFC, line ends as `\n`, without control characters (tab and line end stay),
 * without blanks around. Half a surrogate pair, which UTF-8 cannot hold, becomes U+FFFD.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim()
}

/**
 * The same on one line, without invisible characters that are no part of any script; the joiners of
 * Devanagari stay.
 */
export const normaliseLine = (text: string): string =>
  normaliseText(
    text.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''),
  ).replace(/\s+/g, ' ')

/**
 * The beginning of a text on one line, at most `max` characters with its `…`, cut between words
 * where there are any.
 */
export function createExcerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const kept = line.slice(0, max)
  const space = kept.lastIndexOf(' ')
  // A first word without end is cut rather than all that follows it.
  const cut = space > max / 2 ? kept.slice(0, space) : wholeCharacters(line, max - 1)
  return `${cut.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`
}

/** Cuts so that no surrogate pair is halved and no mark is parted from its letter. */
function wholeCharacters(text: string, length: number): string {
  let kept = ''
  for (const [character] of text.matchAll(/\P{M}\p{M}*/gu)) {
    if (kept.length + character.length > length) break
    kept += character
  }
  return kept
}
