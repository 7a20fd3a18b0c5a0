import { PLACE_TYPES, type PlaceType } from '#config/search/index.ts'
import { isFillerWord } from './noise.ts'
import { splitWords, type FoldedWord } from './words.ts'

/** Words in a phrase; nobody types a longer one for a kind, a town or a helpline. */
export const MAX_PHRASE_WORDS = 4

/** The folded words of a phrase without small words, joined: the key under which it is known. */
export const toPhraseKey = (words: readonly FoldedWord[]): string =>
  words
    .map(({ word }) => word)
    .filter((word) => !isFillerWord(word))
    .join(' ')

/** The phrases of a comma-separated list of words, folded. */
export const splitPhrases = (list: string): FoldedWord[][] =>
  list.split(',').map((phrase) => splitWords(phrase))

/** Every kind by each of its phrases. Of two kinds with one phrase the narrower stands. */
export const PLACE_TYPE_BY_PHRASE: ReadonlyMap<string, PlaceType> = collectPhrases()

/** Every single word of those phrases that may be misspelt, with a spelling to show. */
export const PLACE_TYPE_WORDS: ReadonlyMap<string, string> = collectWords()

const KIND_BY_ID = new Map(PLACE_TYPES.map((kind) => [kind.id, kind]))
const SLUGS_WITH_KINDS = new Set(
  PLACE_TYPES.flatMap(({ all = [], some = [] }) => [...all, ...some]),
)

/** The kind of this id; the tables are checked by a test, so that one named there exists. */
export const getPlaceTypeById = (id: string): PlaceType => KIND_BY_ID.get(id)!

function collectPhrases(): Map<string, PlaceType> {
  const found = new Map<string, PlaceType>()
  for (const kind of PLACE_TYPES) {
    for (const words of splitPhrases(kind.words)) {
      const key = toPhraseKey(words)
      const known = found.get(key)
      if (key && (!known || (known.all && !kind.all))) found.set(key, kind)
    }
  }
  return found
}

function collectWords(): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of PLACE_TYPES.flatMap(({ words }) => splitPhrases(words).flat()))
    rememberSpelling(found, word)
  return found
}

/** Keeps the first spelling of a word, a Roman one rather than another, which more people read. */
export function rememberSpelling(words: Map<string, string>, { word, spelling }: FoldedWord): void {
  if (!/^\p{L}{2,}$/u.test(word) || isFillerWord(word)) return
  const known = words.get(word)
  if (known === undefined || (!/^[a-z]/.test(known) && /^[a-z]/.test(spelling)))
    words.set(word, spelling)
}

/** All runs of up to four neighbouring words of a text, as keys of phrases. */
export function listPhraseKeys(text: string): string[] {
  const words = splitWords(text).filter(({ word }) => !isFillerWord(word))
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, words.length - start) }, (__, more) =>
      toPhraseKey(words.slice(start, start + more + 1)),
    ),
  )
}

/**
 * Ids of the kinds a listing is of: all its category stands for, and those that its names, tags or
 * category name say, as far as such places are kept in that category. A category that no table
 * names may hold any kind.
 */
export function findPlaceTypeIds(
  categorySlug: string,
  texts: readonly (string | null)[],
): string[] {
  const said = new Set(texts.flatMap((text) => listPhraseKeys(text ?? '')))
  const isNamed = SLUGS_WITH_KINDS.has(categorySlug)
  return PLACE_TYPES.filter(({ words, all = [], some = [] }) => {
    if (all.includes(categorySlug)) return true
    if (isNamed && !some.includes(categorySlug)) return false
    return keysOf(words).some((key) => said.has(key))
  }).map(({ id }) => id)
}

const KEYS = new Map<string, string[]>()

function keysOf(list: string): string[] {
  const known = KEYS.get(list) ?? splitPhrases(list).map(toPhraseKey).filter(Boolean)
  KEYS.set(list, known)
  return known
}
