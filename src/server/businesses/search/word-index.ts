import { toConsonantSkeleton } from '#shared/text/fold.ts'
import { isTamil, toUnvoiced } from './unvoiced.ts'
import { romanSpellingOf, type FoldedWord } from './words.ts'

export type ListedWord = FoldedWord & { place: boolean }

/**
 * The known words of all listings in memory, about a hundred bytes each, so that those a misspelt
 * one may stand for are found in a fraction of a millisecond.
 */
export class WordIndex {
  readonly #words: readonly ListedWord[]
  readonly #bySkeleton: ReadonlyMap<string, ListedWord[]>
  /** Of words in Tamil letters, which do not tell g from k. */
  readonly #byUnvoiced: ReadonlyMap<string, ListedWord[]>
  /** Which letters the folded words and the spellings have, a bit for each. */
  readonly #folded: Int32Array
  readonly #spelt: Int32Array
  readonly #lengths: Uint8Array

  constructor(words: readonly ListedWord[]) {
    this.#words = words
    this.#bySkeleton = Map.groupBy(words, ({ word }) => toConsonantSkeleton(word))
    this.#byUnvoiced = Map.groupBy(words.filter(isTamil), (word) =>
      toConsonantSkeleton(toUnvoiced(word).word),
    )
    this.#folded = Int32Array.from(words, ({ word }) => lettersOf(word))
    const spelt = words.map(romanSpellingOf)
    this.#spelt = Int32Array.from(spelt, lettersOf)
    this.#lengths = Uint8Array.from(spelt, ({ length }) => length)
  }

  get size(): number {
    return this.#words.length
  }

  /** Words whose skeleton is that of the typed word or one consonant away from it. */
  soundingLike(typed: FoldedWord): ListedWord[] {
    // As folded and as written: a slip may make another sound of it, as `Coudhary` a k.
    const near = new Set(
      [toConsonantSkeleton(typed.word), toConsonantSkeleton(romanSpellingOf(typed))].flatMap(
        getSimilarSkeletons,
      ),
    )
    const found = [...near].flatMap((bones) => this.#bySkeleton.get(bones) ?? [])
    if (this.#byUnvoiced.size === 0) return found
    const unvoiced = getSimilarSkeletons(toConsonantSkeleton(toUnvoiced(typed).word))
    return [...found, ...unvoiced.flatMap((bones) => this.#byUnvoiced.get(bones) ?? [])]
  }

  /** Words that may be so many slips away, folded or as written; most of them are. */
  within(slips: number, typed: FoldedWord): ListedWord[] {
    const [word, spelling] = [typed.word, romanSpellingOf(typed)]
    const [folded, spelt] = [lettersOf(word), lettersOf(spelling)]
    const found: ListedWord[] = []
    for (const [at, known] of this.#words.entries()) {
      if (
        (differing(this.#folded[at]! ^ folded) <= 2 * slips &&
          Math.abs(known.word.length - word.length) <= slips) ||
        (differing(this.#spelt[at]! ^ spelt) <= 2 * slips &&
          Math.abs(this.#lengths[at]! - spelling.length) <= slips)
      )
        found.push(known)
    }
    return found
  }
}

const A = 'a'.charCodeAt(0)
/** Letters of other scripts share the bits after those of a to z. */
const ROMAN = 26
const OTHERS = 5

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - A
    bits |= 1 << (code >= 0 && code < ROMAN ? code : ROMAN + (word.charCodeAt(at) % OTHERS))
  }
  return bits
}

/** How many bits are set, counted in pairs, fours and bytes; one slip sets two at most. */
function differing(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How a skeleton may begin beside its consonants; such a letter is lost, or another, as easily. */
const FIRST_ONLY = [...'aiuhy']
/** What a skeleton is made of: no vowel but a first one, no aspirate, b for v, p for f. */
const CONSONANTS = [...'bcdgjklmnprst']

/**
 * A skeleton and all that differ from it by one consonant lost, added, changed or swapped with the
 * next.
 */
export function getSimilarSkeletons(bones: string): string[] {
  if (!/^[a-z]+$/.test(bones)) return [bones]
  const found = new Set([
    bones,
    ...FIRST_ONLY.flatMap((letter) => [letter + bones, letter + bones.slice(1)]),
  ])
  for (let at = 0; at <= bones.length; at++) {
    const [before, here, after] = [bones.slice(0, at), bones.charAt(at), bones.slice(at + 1)]
    for (const other of CONSONANTS) {
      found.add(before + other + here + after)
      if (here) found.add(before + other + after)
      // A lost consonant between two equal ones makes them one: "hirapur", "hiraur".
      if (here) found.add(before + here + other + here + after)
    }
    if (here && bones.length > 1) found.add(before + after)
    if (after) found.add(before + after.charAt(0) + here + after.slice(1))
  }
  return [...new Set([...found].map((near) => near.replace(/(.)\1+/g, '$1')))]
}
