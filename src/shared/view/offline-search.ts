import { getEditDistance } from '#shared/text/edit-distance.ts'
import { foldText, foldWords, toConsonantSkeleton } from '#shared/text/fold.ts'

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

export type OfflineSearch = {
  /** The places that fit best, by their number in the list, the best first. */
  find: (text: string) => number[]
}

const WEIGHTS = { name: 3, about: 1.5, address: 1 }
const [EXACT, BEGINS, SOUNDS, ONE_SLIP, TWO_SLIPS] = [1, 0.75, 0.65, 0.6, 0.4]
/** A query has no more words that matter. */
const MAX_WORDS = 12

/** Words of places as numbers, so that a search compares each different word once. */
class Vocabulary {
  readonly words: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #texts = new Map<string, readonly number[]>()

  /** The numbers of the words of a text. */
  read(text: string): readonly number[] {
    const known = this.#texts.get(text)
    if (known) return known
    const numbers = foldText(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => this.#numberOf(word))
    this.#texts.set(text, numbers)
    return numbers
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.words.length)
    return this.words.push(word) - 1
  }
}

/** Makes places searchable on the device: the folding is that of the server. */
export function createOfflineSearch(places: readonly SearchedPlace[]): OfflineSearch {
  const vocabulary = new Vocabulary()
  const read = (texts: readonly string[]) =>
    Uint32Array.from(texts.flatMap((text) => vocabulary.read(text)))
  const rows = places.map(({ names, about, address }) => ({
    // `State Bank of India, Panki`: both halves are those of many others.
    name: read(names.flatMap((name) => name.split(', '))),
    about: read(about),
    address: read(address.split(', ')),
  }))
  const frequency = new Uint32Array(vocabulary.words.length)
  for (const { name, about, address } of rows)
    for (const word of new Set([...name, ...about, ...address])) frequency[word]! += 1

  return {
    find(text) {
      const asked = foldWords(text, MAX_WORDS)
      if (asked.length === 0) return []
      const likeness = asked.map((word) => compareToAll(word, vocabulary.words))
      const rarity = likeness.map((like) => rarityOf(like, frequency, places.length))
      const scores = rows.map((row) => scoreOf(row, likeness, rarity))
      const best = scores.reduce((most, { found }) => Math.max(most, found), 0)
      if (best === 0) return []
      return scores
        .flatMap((score, i) => (score.found === best ? [{ i, ...score }] : []))
        .sort((a, b) => b.score - a.score || a.i - b.i)
        .map(({ i }) => i)
    },
  }
}

/** How like each known word is to one that was typed, from 0 to 1. */
function compareToAll(typed: string, words: readonly string[]): Float32Array {
  const like = Float32Array.from(words, (word) => compare(typed, word))
  if (like.some((value) => value >= BEGINS) || /\d/.test(typed)) return like
  // Nothing is written so: what sounds alike, or has a slip in it.
  const bones = toConsonantSkeleton(typed)
  return Float32Array.from(words, (word) => compareLoosely(typed, bones, word))
}

const compare = (typed: string, word: string): number =>
  word === typed ? EXACT : typed.length > 1 && word.startsWith(typed) ? BEGINS : 0

function compareLoosely(typed: string, bones: string, word: string): number {
  if (/\d/.test(word) || typed.length < 3) return 0
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  if (allowed > 0) {
    const slips = getEditDistance(typed, word, allowed)
    if (slips <= 1) return ONE_SLIP
    if (slips <= allowed) return TWO_SLIPS
    const begun = getEditDistance(typed, word.slice(0, typed.length), allowed)
    if (begun <= 1 && word.length > typed.length) return TWO_SLIPS
  }
  return bones.length > 2 && toConsonantSkeleton(word) === bones ? SOUNDS : 0
}

/** Rare words say more of what is meant: the logarithm of how many places have one like it. */
function rarityOf(like: Float32Array, frequency: Uint32Array, count: number): number {
  let having = 0
  like.forEach((value, word) => {
    if (value > 0) having += frequency[word]!
  })
  return Math.log(1 + count / Math.max(1, having))
}

type Row = { name: Uint32Array; about: Uint32Array; address: Uint32Array }

/** How many of the typed words a place has, and how well. */
function scoreOf(row: Row, likeness: readonly Float32Array[], rarity: readonly number[]) {
  let [found, score, named] = [0, 0, 0]
  likeness.forEach((like, i) => {
    const inName = bestOf(row.name, like)
    const best = Math.max(
      WEIGHTS.name * inName,
      WEIGHTS.about * bestOf(row.about, like),
      WEIGHTS.address * bestOf(row.address, like),
    )
    if (best === 0) return
    found += 1
    if (inName > 0) named += 1
    score += best * rarity[i]!
  })
  // Of two with the same words, the one with fewer others is nearer to what was typed.
  return { found, score: score + named / (1 + row.name.length) }
}

function bestOf(words: Uint32Array, like: Float32Array): number {
  let best = 0
  for (const word of words) if (like[word]! > best) best = like[word]!
  return best
}
