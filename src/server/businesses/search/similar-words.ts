import { findClosestWords, type SpellingDistance } from './closest.ts'
import type { ListedWord, WordIndex } from './word-index.ts'
import { romanSpellingOf, type FoldedWord } from './words.ts'

/** A known word that a typed one may stand for, and how many slips lie between them. */
export type NearWord = ListedWord & SpellingDistance

const MAX_SLIPS = 2

/**
 * The known words nearest to a typed one. A misspelling keeps the consonants or loses, gains or
 * changes one, or it is one slip away; only where no word is, those two slips away are tried.
 */
export function findNearestWords(index: WordIndex, typed: FoldedWord): NearWord[] {
  const sounding = [...index.soundingLike(typed), ...index.within(1, typed)]
  const nearest = findClosestWords(typed, ordered(typed, sounding))
  if ((nearest[0]?.slips ?? Infinity) <= 1) return nearest
  return findClosestWords(typed, ordered(typed, [...sounding, ...index.within(MAX_SLIPS, typed)]))
}

/** The words two slips away, whatever became of the consonants. */
export const findLooseMatches = (index: WordIndex, typed: FoldedWord): NearWord[] =>
  findClosestWords(typed, ordered(typed, index.within(MAX_SLIPS, typed)), { loose: true })

/** Each once, the typed word itself not at all; among equals one of like length is likelier. */
const ordered = (typed: FoldedWord, found: readonly ListedWord[]): ListedWord[] => {
  const { length } = romanSpellingOf(typed)
  const differenceOf = (known: ListedWord) => Math.abs(romanSpellingOf(known).length - length)
  return [...new Set(found)]
    .filter((known) => known.word !== typed.word)
    .sort((a, b) => differenceOf(a) - differenceOf(b))
}
