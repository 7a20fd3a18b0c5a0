import { COMMON_WORDS } from './words.ts'

const RANKS = new Map(COMMON_WORDS.map((word, at) => [word, at + 2]))
const MAX_WORD_LENGTH = Math.max(...COMMON_WORDS.map((word) => word.length))
/** A word of the person's own or of the site is tried among the first. */
const OWN_RANK = 10
/** How often a word is written in another way: a capital, or signs for letters. */
const VARIANTS = 4

/** Most use one of a few: @ # _ - . ! * and a space. */
const SIGN_GUESSES = 4

const SIGNS: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' }

/**
 * How many guesses a password takes that is made of common Indian words, of the person's own words,
 * years, numbers and signs, such as `Ranchi@2024` or `RohitKumar#123`; Infinity for any other. The
 * estimator takes three parts for hard to guess, whatever they are.
 */
export function estimateGuesses(password: string, own: readonly string[]): number {
  const lower = password.toLowerCase()
  const ranks = new Map(own.map((word) => [word, OWN_RANK]))
  const rankOf = (word: string) =>
    Math.min(RANKS.get(word) ?? Infinity, ranks.get(word) ?? Infinity)
  const longest = Math.max(MAX_WORD_LENGTH, ...own.map((word) => word.length))
  const written = lower.replace(/[@$0135](?=\p{L})/gu, (sign) => SIGNS[sign]!)
  const joined = lower.replace(/[\s._-]+/g, '')
  return Math.min(
    ofParts(lower, rankOf, longest),
    ofParts(written, rankOf, longest) * VARIANTS,
    ofParts(joined, rankOf, longest) * VARIANTS,
  )
}

function ofParts(text: string, rankOf: (word: string) => number, longest: number): number {
  const parts = text.match(/[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu) ?? []
  const seen = new Set<string>()
  let guesses = VARIANTS
  let hasWord = false
  for (const part of parts) {
    if (seen.has(part)) {
      guesses *= 2
      continue
    }
    seen.add(part)
    if (/^\p{N}/u.test(part)) guesses *= numberGuesses(part)
    else if (/^[\p{L}\p{M}]/u.test(part)) {
      hasWord = true
      guesses *= wordGuesses(part, rankOf, longest)
    } else guesses *= SIGN_GUESSES ** part.length
  }
  return hasWord ? guesses : Infinity
}

/** Years and what the keys lead to are tried first: 2024, 1234, 786, 108, 143. */
const NUMBERS =
  /^(?:(?:1[89]|20)\d\d|0?1|12|123|1234|12345|123456|786|108|143|007|420|100|111|000|999|9211)$/

const numberGuesses = (digits: string): number => (NUMBERS.test(digits) ? 50 : 10 ** digits.length)

/** The cheapest way to put the letters together from words; Infinity if there is none. */
function wordGuesses(letters: string, rankOf: (word: string) => number, longest: number): number {
  const best = [1, ...Array<number>(letters.length).fill(Infinity)]
  for (let end = 1; end <= letters.length; end += 1)
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const word = letters.slice(start, end)
      const isRepeated = start >= word.length && letters.slice(start - word.length, start) === word
      const guesses = best[start]! * (isRepeated ? 2 : rankOf(word))
      if (guesses < best[end]!) best[end] = guesses
    }
  return best[letters.length]!
}

/**
 * The password without words that were there before, whatever their case: `Mango mango MANGO` is
 * as hard to guess as `mango`. Null if nothing is repeated.
 */
export function removeRepeatedWords(password: string): string | null {
  const words = password.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const whole = words.map(unitOf)
  const once = [...new Set(whole)]
  return once.join('') === words.join('') ? null : once.join(' ')
}

/** The shortest piece of two letters or more that a word is made of by repeating it. */
function unitOf(word: string): string {
  for (let size = 2; size <= word.length / 2; size += 1) {
    const piece = word.slice(0, size)
    if (piece.repeat(word.length / size) === word) return piece
  }
  return word
}
