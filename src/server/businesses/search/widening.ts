import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { isCommonBySound } from './common-words.ts'
import { findLooseMatches, findNearestWords } from './similar-words.ts'
import { findPhraseCorrections } from './phrases.ts'
import {
  isCorrectable,
  isShort,
  matchWholeWord,
  mayBeMisspelled,
  parseQueryWords,
  toSpellingMap,
  type NamedPlaceType,
  type ParsedQuery,
} from './parse-query.ts'
import { loadVocabulary } from './vocabulary.ts'
import type { FoldedWord } from './words.ts'

/** Shorter words are too like others to be tried as misspellings where they are known. */
const MIN_WIDENED = 4
/** So many others must agree before a word that sounds like an everyday one is taken for another. */
const MIN_AGREEING = 2

/**
 * For a search that finds nothing otherwise: words that are known, or begin known ones, but stand
 * in no place with the others, may be misspellings as well. The result is reported as a correction.
 */
export async function correctKnownWords(
  db: DbOrTransaction,
  reading: ParsedQuery,
): Promise<ParsedQuery> {
  const saysMore = reading.terms.length + reading.kinds.length + reading.towns.length > MIN_AGREEING
  const tried = reading.terms.filter(
    (term) =>
      !term.spellings &&
      (mayBeMisspelled(term) || (saysMore && isCorrectable(term) && isCommonBySound(term))) &&
      term.spelling.length >= MIN_WIDENED,
  )
  const vocabulary = await loadVocabulary(db)
  const index = await vocabulary.listed()
  const corrected = [...reading.corrected]
  const terms = reading.terms.map((term) => {
    const others = tried.includes(term)
      ? findNearestWords(index, term)
      : saysMore && !term.spellings && isShort(term)
        ? findPhraseCorrections(term, vocabulary)
        : []
    if (others.length === 0) return term
    const spellings = new Map([[term.word, term.spelling], ...toSpellingMap(others)])
    const widened = {
      ...term,
      spellings,
      matches: [...term.matches, ...others.map(({ word }) => matchWholeWord(word))],
    }
    corrected.push({ from: term.spelling, to: term.spelling, term: widened })
    return widened
  })
  return { ...reading, terms, corrected }
}

/**
 * Without a short word that a kind was only guessed from: "Manatu Pzot Office" asks for no plot.
 * Undefined where nothing was guessed, or what is left is no name.
 */
export async function readWithoutGuessedPlaceType(
  db: DbOrTransaction,
  { kinds, corrected }: ParsedQuery,
  asked: readonly FoldedWord[],
): Promise<ParsedQuery | undefined> {
  const guessed = corrected.filter(({ to, term }) => !term && kinds.some(isSaidBy(to)))
  const isGuessed = (word: FoldedWord) =>
    isShort(word) && guessed.some(({ from }) => from === word.spelling)
  const rest = asked.filter((word) => !isGuessed(word))
  if (rest.length === asked.length) return undefined
  const reading = await parseQueryWords(db, rest)
  if (reading.kinds.length > 0 || reading.terms.length < 2) return undefined
  const left = asked.filter(isGuessed).map(({ spelling }) => spelling)
  return { ...reading, ignored: [...reading.ignored, ...left] }
}

const isSaidBy =
  (said: string) =>
  ({ words: [word, ...others] }: NamedPlaceType) =>
    others.length === 0 && word?.spelling === said

/** Of fewer letters two slips leave too little. */
const MIN_GUESSED = 5

/**
 * Words that resemble nothing clearly, each taken for any of the words two slips away: to be
 * believed only where one place has it and all the other words, of which there must be some.
 */
export async function guessCorrections(
  db: DbOrTransaction,
  reading: ParsedQuery,
  asked: readonly FoldedWord[],
): Promise<ParsedQuery | undefined> {
  const unclear = asked.filter(
    (word) =>
      reading.ignored.includes(word.spelling) &&
      mayBeMisspelled(word) &&
      word.spelling.length >= MIN_GUESSED,
  )
  if (unclear.length === 0 || reading.words.length === 0) return undefined
  const index = await (await loadVocabulary(db)).listed()
  const found = unclear.flatMap((word) => {
    const candidates = findLooseMatches(index, word)
    const [nearest] = candidates
    return nearest ? [{ from: word.spelling, nearest, candidates }] : []
  })
  if (found.length === 0) return undefined
  const corrected = found.map(({ from, nearest, candidates }) => ({
    from,
    to: nearest.spelling,
    term: {
      ...{ word: nearest.word, spelling: nearest.spelling, place: nearest.place },
      ...{ whole: false, doubtful: true, unsure: false, common: false },
      spellings: toSpellingMap(candidates),
      matches: candidates.map(({ word }) => matchWholeWord(word)),
    },
  }))
  const ignored = reading.ignored.filter((word) => !found.some(({ from }) => from === word))
  return {
    ...reading,
    ignored,
    terms: [...reading.terms, ...corrected.map(({ term }) => term)],
    words: [
      ...reading.words,
      ...corrected.map(({ term: { word, spelling } }) => ({ word, spelling })),
    ],
    corrected: [...reading.corrected, ...corrected],
  }
}
