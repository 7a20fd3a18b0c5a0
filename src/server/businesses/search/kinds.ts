import { SEARCH_KINDS } from '#config/search/index.ts'
import type { SearchKind } from '#config/search/index.ts'
import { isFiller } from './noise.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** Words in a phrase; nobody types a longer one for a kind, a town or a helpline. */
export const MAX_PHRASE_WORDS = 4

/** The folded words of a phrase without small words, joined: the key under which it is known. */
export const phraseKey = (words: readonly Word[]): string =>
  words
    .map(({ word }) => word)
    .filter((word) => !isFiller(word))
    .join(' ')

/** The phrases of a comma-separated list of words, folded. */
export const phrasesOf = (list: string): Word[][] =>
  list.split(',').map((phrase) => wordsOf(phrase))

/** Every kind by each of its phrases. Of two kinds with one phrase the narrower stands. */
export const KIND_BY_PHRASE: ReadonlyMap<string, SearchKind> = collectPhrases()

/** Every single word of those phrases that may be misspelt, with a spelling to show. */
export const KIND_WORDS: ReadonlyMap<string, string> = collectWords()

const KIND_BY_ID = new Map(SEARCH_KINDS.map((kind) => [kind.id, kind]))
const SLUGS_WITH_KINDS = new Set(
  SEARCH_KINDS.flatMap(({ all = [], some = [] }) => [...all, ...some]),
)

/** The kind of this id; the tables are checked by a test, so that one named there exists. */
export const kindNamed = (id: string): SearchKind => KIND_BY_ID.get(id)!

function collectPhrases(): Map<string, SearchKind> {
  const found = new Map<string, SearchKind>()
  for (const kind of SEARCH_KINDS) {
    for (const words of phrasesOf(kind.words)) {
      const key = phraseKey(words)
      const known = found.get(key)
      if (key && (!known || (known.all && !kind.all))) found.set(key, kind)
    }
  }
  return found
}

function collectWords(): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of SEARCH_KINDS.flatMap(({ words }) => phrasesOf(words).flat()))
    learnSpelling(found, word)
  return found
}

/** Keeps the first spelling of a word, a Roman one rather than another, which more people read. */
export function learnSpelling(words: Map<string, string>, { word, spelling }: Word): void {
  if (!/^\p{L}{2,}$/u.test(word) || isFiller(word)) return
  const known = words.get(word)
  if (known === undefined || (!/^[a-z]/.test(known) && /^[a-z]/.test(spelling)))
    words.set(word, spelling)
}

/** All runs of up to four neighbouring words of a text, as keys of phrases. */
export function phraseKeysIn(text: string): string[] {
  const words = wordsOf(text).filter(({ word }) => !isFiller(word))
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, words.length - start) }, (__, more) =>
      phraseKey(words.slice(start, start + more + 1)),
    ),
  )
}

/**
 * Ids of the kinds a listing is of: all its category stands for, and those that its names, tags or
 * category name say, as far as such places are kept in that category. A category that no table
 * names may hold any kind.
 */
export function kindsOf(categorySlug: string, texts: readonly (string | null)[]): string[] {
  const said = new Set(texts.flatMap((text) => phraseKeysIn(text ?? '')))
  const isNamed = SLUGS_WITH_KINDS.has(categorySlug)
  return SEARCH_KINDS.filter(({ words, all = [], some = [] }) => {
    if (all.includes(categorySlug)) return true
    if (isNamed && !some.includes(categorySlug)) return false
    return keysOf(words).some((key) => said.has(key))
  }).map(({ id }) => id)
}

const KEYS = new Map<string, string[]>()

function keysOf(list: string): string[] {
  const known = KEYS.get(list) ?? phrasesOf(list).map(phraseKey).filter(Boolean)
  KEYS.set(list, known)
  return known
}
