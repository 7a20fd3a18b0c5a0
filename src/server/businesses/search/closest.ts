import { toConsonantSkeleton } from '#shared/text/fold.ts'
import { getEditDistance } from '#shared/text/edit-distance.ts'
import { isTamil, toUnvoiced } from './unvoiced.ts'
import { romanSpellingOf, type FoldedWord } from './words.ts'

const MAX_CANDIDATES = 12

/**
 * Of two candidates with as many slips the one with the same consonants: `kenra` is Canara, not
 * Kendra.
 */
const SAME_SOUND = 1.25
/** The penalty of each slip between the spellings: `sinagar` is Srinagar rather than Sangor. */
const WRITTEN = 0.4
const MAX_WRITTEN = 3
/** Candidates that are hardly further away count too: the other words decide which is meant. */
const NEARLY = 0.5

/**
 * How many slips a word of this length may hold and still be recognised. Two letters are all of a
 * word.
 */
const slipsAllowed = (length: number) => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3)

/** How far a candidate is from the typed word, at best and as both are written. */
export type SpellingDistance = { slips: number; written: number }

/**
 * Of the candidates those with the fewest slips (letters missing, added, changed or swapped) from
 * the typed word, and those that sound the same, the likeliest first; a few at most. Slips are
 * counted between the folded words and between the spellings, and the lesser number stands: folding
 * levels what sounds alike, but it also makes two slips of one lost vowel. A candidate's `bias`
 * counts as so many slips more. The candidates' order stands among equals. `loose`: up to two slips
 * anywhere.
 */
export function findClosestWords<Candidate extends FoldedWord & { bias?: number }>(
  typed: FoldedWord,
  candidates: readonly Candidate[],
  { loose = false }: { loose?: boolean } = {},
): (Candidate & SpellingDistance)[] {
  const asTyped = soundOf(typed)
  const asTamil = soundOf(toUnvoiced(typed))
  const possible = candidates.flatMap((candidate) => {
    const inTamil = isTamil(candidate)
    const { word, bones } = inTamil ? asTamil : asTyped
    const heard = inTamil ? toUnvoiced(candidate) : candidate
    const sounds = bones.has(bonesOf(heard.word))
    const slips = slipsTo(word, heard, { sounds, loose })
    if (slips === null) return []
    const written = getEditDistance(romanSpellingOf(word), romanSpellingOf(heard), MAX_WRITTEN)
    const worth = slips - (sounds ? SAME_SOUND : 0) + written * WRITTEN + (candidate.bias ?? 0)
    return [{ candidate: { ...candidate, slips, written }, worth, sounds }]
  })
  const best = Math.min(...possible.map(({ worth }) => worth))
  const fewest = Math.min(...possible.map(({ candidate }) => candidate.slips))
  return possible
    .filter(
      ({ candidate, worth, sounds }) =>
        sounds || worth <= best + NEARLY || candidate.slips === fewest,
    )
    .sort((a, b) => a.worth - b.worth)
    .map(({ candidate }) => candidate)
    .slice(0, MAX_CANDIDATES)
}

const soundOf = (word: FoldedWord) => ({
  word,
  bones: new Set([bonesOf(word.word), bonesOf(romanSpellingOf(word))]),
})

/** The words of phrases are compared with every misspelt one. */
const BONES = new Map<string, string>()
const MAX_BONES = 20_000

function bonesOf(word: string): string {
  const known = BONES.get(word)
  if (known !== undefined) return known
  if (BONES.size >= MAX_BONES) BONES.clear()
  const bones = toConsonantSkeleton(word)
  BONES.set(word, bones)
  return bones
}

/**
 * Slips between a typed word and a candidate; null when too many. The same sound allows one more.
 */
function slipsTo(
  typed: FoldedWord,
  candidate: FoldedWord,
  { sounds, loose }: { sounds: boolean; loose: boolean },
): number | null {
  const { word } = candidate
  const [typedSpelling, spelling] = [romanSpellingOf(typed), romanSpellingOf(candidate)]
  if (loose) return looseSlips(typedSpelling, spelling)
  // `qqqzzz` sounds like two letters, and any two letters are like some word.
  const short = slipsAllowed(typed.word.length)
  // Nor is a short word the remains of a long one: `cshoukhda` is not CSC.
  const limit = slipsAllowed(Math.min(typedSpelling.length, spelling.length + 1)) + (sounds ? 1 : 0)
  const written = getEditDistance(typedSpelling, spelling, limit)
  const isFolded = typed.word !== typedSpelling || word !== spelling
  const slips =
    isFolded && short > 0 ? Math.min(getEditDistance(typed.word, word, limit), written) : written
  return slips <= limit && (sounds || isOneWord(typed.word, word, slips)) ? slips : null
}

const LOOSE = 2
/** Of fewer letters two slips may make any word of another. */
const MIN_LOOSE = 5

function looseSlips(typed: string, spelling: string): number | null {
  if (Math.min(typed.length, spelling.length) < MIN_LOOSE) return null
  const slips = getEditDistance(typed, spelling, LOOSE)
  return slips <= LOOSE ? slips : null
}

/** Two slips in a word of so many letters leave enough of it, wherever they are. */
const LONG = 8

/**
 * More than one slip is a misspelling only while the consonants hold and the first of them is the
 * same: `ksijik` is two slips from `klinik`, and no clinic; `gramin` is not Ramna. Of long words
 * two consonants may differ.
 */
const isOneWord = (typed: string, candidate: string, slips: number): boolean => {
  if (slips <= 1) return true
  if (slips === 2 && Math.min(typed.length, candidate.length) >= LONG) return true
  const [a, b] = [bonesOf(typed), bonesOf(candidate)]
  return isOneSound(a, b) || isOneSound(withoutVowel(a), withoutVowel(b))
}

const isOneSound = (a: string, b: string) =>
  a.charAt(0) === b.charAt(0) && getEditDistance(a, b, 1) <= 1

/** The only vowel that a skeleton may have is its first letter. */
const withoutVowel = (bones: string) => bones.replace(/^[aiu](?=.)/, '')
