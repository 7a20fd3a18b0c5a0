import type { Db, Transaction } from '#server/db/connection.ts'
import { acronymLexeme } from './acronyms.ts'
import { lookUp, nearestWords } from './lookup.ts'
import type { Candidate } from './lookup.ts'
import type { Match } from './tsquery.ts'
import type { Word } from './words.ts'

/** One word of a search with all the ways it may be matched. */
export type Term = Word & {
  place: boolean
  /** A word as listings have it, not the beginning of one nor a misspelt one. */
  whole: boolean
  matches: Match[]
  /** Not found as typed: others stand for it, and `spelling` is that of the nearest. */
  replaced: boolean
}

const wholeWord = (lexeme: string): Match => ({ lexeme, prefix: false })

/**
 * The words that can be searched for. One that is known, or begins a known one, stands as typed; a misspelt one is
 * replaced by the nearest known ones; one that is like nothing is left out.
 */
export async function recognise(db: Db | Transaction, words: readonly Word[]): Promise<Term[]> {
  const dictionary = await lookUp(db, words.map(({ word }) => word)) // prettier-ignore
  const unknown = words.filter(({ word }) => !dictionary.get(word)?.known)
  const near = await nearestWords(db, unknown.map(({ word }) => word)) // prettier-ignore

  return words.flatMap(({ word, spelling }): Term[] => {
    const entry = dictionary.get(word)
    const initials = entry?.acronym ? [wholeWord(acronymLexeme(word))] : []
    if (entry?.known) {
      const matches = [{ lexeme: word, prefix: true }, ...initials]
      return [{ word, spelling, place: entry.place, whole: entry.whole, matches, replaced: false }]
    }
    const candidates = near.get(word) ?? []
    const matches = [...initials, ...candidates.map((candidate) => wholeWord(candidate.word))]
    if (matches.length === 0) return []
    const replaced = initials.length === 0
    return [
      { word, spelling: spellingOf(replaced, candidates, spelling), place: false, whole: false, matches, replaced },
    ]
  })
}

const spellingOf = (replaced: boolean, [nearest]: Candidate[], typed: string) =>
  replaced && nearest ? nearest.spelling : typed

/** Lets the beginnings of words also be misspellings of others: for a search that finds nothing otherwise. */
export async function widen(db: Db | Transaction, terms: readonly Term[]): Promise<Term[]> {
  const beginnings = terms.filter(({ replaced, whole }) => !replaced && !whole).map(({ word }) => word)
  const near = await nearestOthers(db, beginnings)
  return terms.map((term) => ({ ...term, matches: [...term.matches, ...(near.get(term.word) ?? [])] }))
}

async function nearestOthers(db: Db | Transaction, words: readonly string[]): Promise<Map<string, Match[]>> {
  const near = await nearestWords(db, words)
  return new Map(
    [...near].map(([word, candidates]) => [word, candidates.map((candidate) => wholeWord(candidate.word))]),
  )
}
