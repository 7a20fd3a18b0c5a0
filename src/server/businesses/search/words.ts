import { foldText } from '#shared/text/fold.ts'
import { transliterate } from '#shared/text/transliterate.ts'

/** Letters, their marks, digits, and the signs that stand within words. */
const RUN = /[\p{L}\p{M}\p{N}'’.]+/gu
/**
 * Of a run what a text writes as its word: up to its last letter or digit, with that one's marks.
 */
const RAW_WORD = /^.*[\p{L}\p{N}]\p{M}*/u
const MAX_WORD_LENGTH = 40
/** As much as the fold reads: what a description says further down is not searched. */
const MAX_TEXT_LENGTH = 2000

/** A folded word and how the text writes it. */
export type FoldedWord = { word: string; spelling: string }

/** Names of categories and towns come with every business of theirs. */
const READ = new Map<string, FoldedWord[]>()
const MAX_READ = 2_000
const SHORT_TEXT = 60

/** The folded words of a text in order, repeats included, each with its spelling in lower case. */
export function splitWords(text: string): FoldedWord[] {
  if (text.length > SHORT_TEXT) return readWords(text)
  const known = READ.get(text)
  if (known) return known
  if (READ.size >= MAX_READ) READ.clear()
  const words = readWords(text)
  READ.set(text, words)
  return words
}

function readWords(whole: string): FoldedWord[] {
  const text = whole.slice(0, MAX_TEXT_LENGTH)
  const spellings = new Map<string, string>()
  for (const [run] of text.matchAll(RUN)) {
    const raw = RAW_WORD.exec(run)?.[0] ?? ''
    const folded = foldText(raw)
    if (folded && !folded.includes(' ') && !spellings.has(folded)) spellings.set(folded, plain(raw))
  }
  return foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      word: word.slice(0, MAX_WORD_LENGTH),
      spelling: spellings.get(word) ?? word,
    }))
}

/** Spellings in other scripts come again with every misspelt word. */
const ROMAN = new Map<string, string>()
const MAX_ROMAN = 20_000

/**
 * A spelling in Roman letters, which a typed one can be compared with: of a name that is known in
 * its own script alone, how that sounds.
 */
export function romanSpellingOf({ spelling }: FoldedWord): string {
  if (/^[a-z]*$/.test(spelling)) return spelling
  const known = ROMAN.get(spelling)
  if (known !== undefined) return known
  if (ROMAN.size >= MAX_ROMAN) ROMAN.clear()
  const roman = transliterate(spelling)
  ROMAN.set(spelling, roman)
  return roman
}

const plain = (raw: string) =>
  raw
    .toLowerCase()
    .replace(/^[.'’]+/, '')
    .slice(0, MAX_WORD_LENGTH)
