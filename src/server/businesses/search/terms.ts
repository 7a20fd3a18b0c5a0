import type { Db, Transaction } from '#server/db/connection.ts'
import { acronymLexeme } from './acronyms.ts'
import { lookUp } from './lookup.ts'
import type { Known } from './lookup.ts'
import { nearestWords } from './nearest.ts'
import type { Near } from './nearest.ts'
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
  /** Replaced by words that are more than a slip away: perhaps a name that nobody has here. */
  doubtful: boolean
}

/** `renaming`: some documents are being written anew, see `renamed.ts`. */
type Recognised = { terms: Term[]; renaming: boolean }

/**
 * The words that can be searched for. One that is known, or begins a known one, stands as typed; a misspelt one is
 * replaced by the nearest known ones; one that is like nothing is left out.
 */
export async function recognise(db: Db | Transaction, words: readonly Word[]): Promise<Recognised> {
  const dictionary = await lookUp(db, words.map(({ word }) => word)) // prettier-ignore
  const unknown = words.filter(({ word }) => !dictionary.get(word)?.known)
  const near = await nearestWords(db, unknown)
  const terms = words.flatMap((typed) => termOf(typed, dictionary.get(typed.word), near.get(typed.word) ?? []) ?? [])
  return { terms, renaming: [...dictionary.values()].some(({ renaming }) => renaming) }
}

function termOf(typed: Word, entry: Known | undefined, candidates: readonly Near[]): Term | undefined {
  const { word } = typed
  const initials = entry?.acronym ? [wholeWord(acronymLexeme(word))] : []
  if (entry?.known) {
    const matches = [{ lexeme: word, prefix: true }, ...initials]
    return { ...typed, place: entry.place, whole: entry.whole, matches, replaced: false, doubtful: false }
  }
  const [nearest] = candidates
  const matches = [...initials, ...candidates.map((candidate) => wholeWord(candidate.word))]
  if (initials.length > 0) return { ...typed, place: false, whole: true, matches, replaced: false, doubtful: false }
  if (!nearest) return undefined
  const { spelling, place, slips } = nearest
  return { word, spelling, place, whole: false, matches, replaced: true, doubtful: slips > 1 }
}

const wholeWord = (lexeme: string): Match => ({ lexeme, prefix: false })

/** Lets the beginnings of words also be misspellings of others: for a search that finds nothing otherwise. */
export async function widen(db: Db | Transaction, terms: readonly Term[]): Promise<Term[]> {
  const near = await nearestWords(db, terms.filter(({ replaced, whole }) => !replaced && !whole)) // prettier-ignore
  return terms.map((term) => {
    const others = (near.get(term.word) ?? []).map(({ word }) => wholeWord(word))
    return { ...term, matches: [...term.matches, ...others] }
  })
}
