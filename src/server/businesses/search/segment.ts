import { MAX_PHRASE_WORDS, phraseKey } from './kinds.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A run of typed words: one that is known as a phrase, or a single other word. */
export type Segment = { words: Word[]; meaning: Meaning | undefined }

/** Cuts typed words (without small words) into the longest known phrases, from the left. */
export function segment(
  words: readonly Word[],
  { meanings }: Pick<Vocabulary, 'meanings'>,
): Segment[] {
  const found: Segment[] = []
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - start)
    while (length > 1 && !meanings.has(phraseKey(words.slice(start, start + length)))) length -= 1
    const run = words.slice(start, start + length)
    found.push({ words: run, meaning: meanings.get(phraseKey(run)) })
    start += length
  }
  return found
}
