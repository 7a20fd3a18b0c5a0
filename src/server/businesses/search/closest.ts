import { skeleton } from '#shared/fold.ts'
import { slipsBetween } from '#shared/slips.ts'
import type { Word } from './words.ts'

const MOST = 5

/** Of two candidates with as many slips the one with the same consonants: `kenra` is Canara, not Kendra. */
const SAME_SOUND = 1.25
/** Candidates that are hardly further away count too: which is meant, the other words tell. */
const NEARLY = 0.5

/** How many slips a word of this length may hold and still be recognised. Two letters are all of a word. */
const slipsAllowed = (length: number) => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3)

/**
 * Of the candidates those with the fewest slips (letters missing, added, changed or swapped) from the typed word, at
 * most five. Slips are counted between the folded words and between the spellings, and the lesser number stands: folding
 * levels what sounds alike, but it also makes two slips of one lost vowel. The candidates' order stands among equals.
 */
export function closest<Candidate extends Word>(
  typed: Word,
  candidates: readonly Candidate[],
): (Candidate & { slips: number })[] {
  const bones = skeleton(typed.word)
  const possible = candidates.flatMap((candidate) => {
    const sounds = skeleton(candidate.word) === bones
    const slips = slipsTo(typed, candidate, sounds ? 1 : 0)
    return slips === null ? [] : [{ candidate: { ...candidate, slips }, worth: slips - (sounds ? SAME_SOUND : 0) }]
  })
  const best = Math.min(...possible.map(({ worth }) => worth))
  return possible
    .filter(({ worth }) => worth <= best + NEARLY)
    .sort((a, b) => a.worth - b.worth)
    .map(({ candidate }) => candidate)
    .slice(0, MOST)
}

/** Slips between a typed word and a candidate; null when too many. The same sound allows one `more`. */
function slipsTo(typed: Word, { word, spelling }: Word, more: 0 | 1): number | null {
  // `qqqzzz` sounds like two letters, and any two letters are like some word.
  const short = slipsAllowed(typed.word.length)
  const limit = slipsAllowed(typed.spelling.length) + more
  const slips = Math.min(
    short === 0 ? Infinity : slipsBetween(typed.word, word, limit),
    slipsBetween(typed.spelling, spelling, limit),
  )
  return slips <= limit && isOneWord(typed.word, word, slips) ? slips : null
}

/**
 * More than one slip is a misspelling only while the consonants hold and the first of them is the
 * same: `ksijik` is two slips from `klinik`, and no clinic; `gramin` is not Ramna.
 */
const isOneWord = (typed: string, candidate: string, slips: number): boolean => {
  const [a, b] = [skeleton(typed), skeleton(candidate)]
  return slips <= 1 || (a.charAt(0) === b.charAt(0) && slipsBetween(a, b, 1) <= 1)
}
