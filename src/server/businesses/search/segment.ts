import { MAX_PHRASE_WORDS, toPhraseKey } from './kinds.ts'
import type { PhraseMeaning, Vocabulary } from './vocabulary.ts'
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
