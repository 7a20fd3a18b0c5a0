import { foldText } from '#shared/text/fold.ts'

/**
 * What a place is found by. Texts that many have in common, as the kind or the first half of a
 * name, are folded once.
 */
export interface SearchedPlace {
  names: readonly string[]
  /** Kind and town. */
  about: readonly string[]
  address: string
}

/**
 * The words of all places. Making it takes far longer than reading it back, so devices keep it
 * beside the listings.
 */
export interface SearchIndex {
  words: readonly string[]
  /**
   * Place after place: how many words its name has, how many its kind and town, how many its
   * address, then the numbers of those words.
   */
  rows: Uint32Array
}

/** Reads the words of places by the server's own folding. */
export function buildSearchIndex(places: readonly SearchedPlace[]): SearchIndex {
  const words: string[] = []
  const numbers = new Map<string, number>()
  const texts = new Map<string, readonly number[]>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, words.length)
    return words.push(word) - 1
  }
  const readText = (text: string): readonly number[] => {
    const known = texts.get(text)
    if (known) return known
    const read = foldText(text).split(' ').filter(Boolean).map(numberOf)
    texts.set(text, read)
    return read
  }
  const rows: number[] = []
  for (const { names, about, address } of places) {
    // `State Bank of India, Panki`: both halves are those of many others.
    const parts = [names.flatMap((name) => name.split(', ')), about, address.split(', ')]
    const read = parts.map((part) => part.flatMap(readText))
    rows.push(...read.map(({ length }) => length), ...read.flat())
  }
  return { words, rows: Uint32Array.from(rows) }
}

/** As one file: the number of rows' values, these, and the words. */
export const packSearchIndex = ({ words, rows }: SearchIndex): Blob =>
  new Blob([Uint32Array.of(rows.length), rows.slice(), words.join(' ')])

/** What `packSearchIndex` has written. */
export function unpackSearchIndex(file: ArrayBuffer): SearchIndex {
  const [length = 0] = new Uint32Array(file, 0, 1)
  const end = 4 * (1 + length)
  const words = new TextDecoder().decode(new Uint8Array(file, end))
  return { rows: new Uint32Array(file, 4, length), words: words === '' ? [] : words.split(' ') }
}
