import { MAX_PHRASE_WORDS, toPhraseKey } from './place-types.ts'
import type { PhraseMeaning, SearchTown, Vocabulary } from './vocabulary.ts'
import type { FoldedWord } from './words.ts'

/** A run of typed words: one that is known as a phrase, or a single other word. */
export type QuerySegment = { words: FoldedWord[]; meaning: PhraseMeaning | undefined }

/** Cuts typed words (without small words) into the longest known phrases, from the left. */
export function splitIntoSegments(
  words: readonly FoldedWord[],
  { meanings }: Pick<Vocabulary, 'meanings'>,
): QuerySegment[] {
  const found: QuerySegment[] = []
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - start)
    while (length > 1 && !meanings.has(toPhraseKey(words.slice(start, start + length)))) length -= 1
    const run = words.slice(start, start + length)
    found.push({ words: run, meaning: meanings.get(toPhraseKey(run)) })
    start += length
  }
  return found
}

const MIN_BEGUN_TOWN = 4

/**
 * A word that only sounds like a town may be the beginning of another as it is written: `ranc`
 * sounds like Ranka and begins Ranchi.
 */
export function withTownCompletions(
  { words, meaning }: QuerySegment,
  { towns }: Pick<Vocabulary, 'towns'>,
): QuerySegment {
  const [{ spelling } = { spelling: '' }] = words
  const isWritten = ({ city }: SearchTown) => city.toLowerCase() === spelling
  if (!meaning?.towns || words.length > 1 || spelling.length < MIN_BEGUN_TOWN)
    return { words, meaning }
  if (meaning.towns.some(isWritten)) return { words, meaning }
  const begun = towns.filter(({ city }) => city.toLowerCase().startsWith(spelling))
  return { words, meaning: { ...meaning, towns: [...new Set([...begun, ...meaning.towns])] } }
}
