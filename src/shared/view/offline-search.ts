import { getEditDistance } from '#shared/text/edit-distance.ts'
import { foldWords, toConsonantSkeleton } from '#shared/text/fold.ts'
import type { SearchIndex } from './search-index.ts'

export type OfflineSearch = {
  /** The places that fit best, by their number in the list, the best first. */
  find: (text: string) => number[]
}

/** Name, kind and town, address: the parts of a row. */
const WEIGHTS = [3, 1.5, 1]
const [EXACT, BEGINS, SOUNDS, ONE_SLIP, TWO_SLIPS] = [1, 0.75, 0.65, 0.6, 0.4]
/** A letter lost, or two in each other's place, is far likelier than a certain other letter. */
const LIKELY_SLIP = 0.64
/** A query has no more words that matter. */
const MAX_WORDS = 12

/** Searches places on the device. */
export function createOfflineSearch({ words, rows }: SearchIndex): OfflineSearch {
  const { starts, frequency } = readRows(rows, words.length)
  const bones: string[] = []
  const bonesOf = (word: number) => (bones[word] ??= toConsonantSkeleton(words[word]!))

  /**
   * How like each known word is to a typed one, from 0 to 1. Slips are looked for in a word that
   * nothing is written with, or in each (`loosely`).
   */
  function compare(typed: string, loosely = false): Float32Array {
    const like = Float32Array.from(words, (word) => compareStrictly(typed, word))
    if (!loosely && like.some((value) => value > 0)) return like
    if (/\d/.test(typed) || typed.length < 3) return like
    const allowed = typed.length < 7 ? 1 : 2
    const skeleton = toConsonantSkeleton(typed)
    words.forEach((word, i) => {
      if (like[i] === 0 && word.length >= typed.length - allowed && !/\d/.test(word))
        like[i] =
          compareLoosely(typed, word, allowed) ||
          (skeleton.length > 2 && bonesOf(i) === skeleton ? SOUNDS : 0)
    })
    return like
  }

  /** The places that have the most of the words, and how many those are. */
  function findBest(likeness: readonly Float32Array[]) {
    const rarity = likeness.map((like) => rarityOf(like, frequency, starts.length))
    const best = { found: 1, places: [] as { i: number; score: number }[] }
    starts.forEach((start, i) => {
      const { found, score } = scoreOf(rows, start, likeness, rarity)
      if (found > best.found) Object.assign(best, { found, places: [] })
      if (found === best.found) best.places.push({ i, score })
    })
    return best
  }

  return {
    find(text) {
      const asked = foldWords(text, MAX_WORDS)
      let best = findBest(asked.map((word) => compare(word)))
      // Nothing has every word as it is written: one that is known may be a slip of another.
      if (best.found < asked.length || best.places.length === 0)
        best = findBest(asked.map((word) => compare(word, true)))
      return best.places.sort((a, b) => b.score - a.score || a.i - b.i).map(({ i }) => i)
    },
  }
}

/** Where the row of each place begins, and how many places have each word. */
function readRows(rows: Uint32Array, wordCount: number) {
  const starts: number[] = []
  const frequency = new Uint32Array(wordCount)
  const lastPlace = new Uint32Array(wordCount)
  for (let at = 0; at < rows.length;) {
    starts.push(at)
    const end = at + 3 + rows[at]! + rows[at + 1]! + rows[at + 2]!
    for (at += 3; at < end; at++) {
      const word = rows[at]!
      if (lastPlace[word] !== starts.length) frequency[word]! += 1
      lastPlace[word] = starts.length
    }
  }
  return { starts, frequency }
}

const compareStrictly = (typed: string, word: string): number =>
  word === typed ? EXACT : typed.length > 1 && word.startsWith(typed) ? BEGINS : 0

/** Whether a word is the typed one but for slips, or begins so. */
function compareLoosely(typed: string, word: string, allowed: number): number {
  const longer = word.length - typed.length
  // Three letters are like too many others, but for one that was lost.
  if (longer <= allowed && (typed.length > 3 || longer === 1)) {
    const slips = getEditDistance(typed, word, allowed)
    if (slips <= 1) return longer > 0 || haveSameLetters(typed, word) ? LIKELY_SLIP : ONE_SLIP
    if (slips <= allowed) return TWO_SLIPS
  }
  const mayBegin = longer > 0 && typed.length > 3
  return mayBegin && getEditDistance(typed, word.slice(0, typed.length), 1) <= 1 ? TWO_SLIPS : 0
}

const haveSameLetters = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('')

/** Rare words say more of what is meant: the logarithm of how many places have one like it. */
function rarityOf(like: Float32Array, frequency: Uint32Array, count: number): number {
  let having = 0
  like.forEach((value, word) => {
    if (value > 0) having += frequency[word]!
  })
  return Math.log(1 + count / Math.max(1, having))
}

/** How many of the typed words the place of a row has, and how well. */
function scoreOf(
  rows: Uint32Array,
  start: number,
  likeness: readonly Float32Array[],
  rarity: readonly number[],
) {
  let [found, score, named] = [0, 0, 0]
  for (const [i, like] of likeness.entries()) {
    let best = 0
    let at = start + 3
    for (const [part, weight] of WEIGHTS.entries()) {
      let inPart = 0
      for (const end = at + rows[start + part]!; at < end; at++)
        if (like[rows[at]!]! > inPart) inPart = like[rows[at]!]!
      best = Math.max(best, weight * inPart)
      if (part === 0 && inPart > 0) named += 1
    }
    if (best === 0) continue
    found += 1
    score += best * rarity[i]!
  }
  // Of two with the same words, the one with fewer others is nearer to what was typed.
  return { found, score: score + named / (1 + rows[start]!) }
}
