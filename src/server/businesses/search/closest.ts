import { skeleton } from '#shared/fold.ts'
import { slipsBetween } from '#shared/slips.ts'
import type { Word } from './words.ts'

const MOST = 5

/** How many slips a word of this length may hold and still be recognised. Two letters are all of a word. */
const slipsAllowed = (length: number) => (length <= 2 ? 0 : length <= 4 ? 1 : length <= 7 ? 2 : 3)

/**
 * Of the candidates those with the fewest slips (letters missing, added, changed or swapped) from the typed word, at
 * most five. Slips are counted between the folded words and between the spellings, and the lesser number stands: folding
 * levels what sounds alike, but it also makes two slips of one lost vowel. The candidates' order stands among equals.
 */
export function closest<Candidate extends Word>(
  typed: Word,
  candidates: readonly Candidate[],
): (Candidate & { slips: number })[] {
  const limit = slipsAllowed(typed.spelling.length)
  // `qqqzzz` sounds like two letters, and any two letters are like some word.
  const folded = slipsAllowed(typed.word.length)
  const judged = candidates.map((candidate) => ({
    ...candidate,
    slips: Math.min(
      folded === 0 ? Infinity : slipsBetween(typed.word, candidate.word, limit),
      slipsBetween(typed.spelling, candidate.spelling, limit),
    ),
  }))
  const fewest = Math.min(limit, ...judged.map(({ slips }) => slips))
  return judged.filter(({ word, slips }) => slips === fewest && isOneWord(typed.word, word, slips)).slice(0, MOST)
}

/** More than one slip is a misspelling only while the consonants hold: `ksijik` is two slips from `klinik`, and no clinic. */
const isOneWord = (typed: string, candidate: string, slips: number): boolean =>
  slips <= 1 || slipsBetween(skeleton(typed), skeleton(candidate), 1) <= 1
