import type { Helpline, PlaceType } from '#config/search/index.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { isAreaName } from './area-names.ts'
import { findClosestWords } from './closest.ts'
import { isCommon, isCommonPrefix } from './common-words.ts'
import { PLACE_TYPE_WORDS, getPlaceTypeById } from './place-types.ts'
import { toCategoryLexeme, toPlaceTypeLexeme, toTownLexeme } from './lexemes.ts'
import { lookUpWords, type DictionaryMatch } from './lookup.ts'
import { toAcronymLexeme } from './acronyms.ts'
import { findNearestWords, type NearWord } from './similar-words.ts'
import { pickPhraseCorrections, type CorrectionCandidates } from './phrases.ts'
import { splitIntoSegments, withTownCompletions, type QuerySegment } from './segment.ts'
import type { LexemeMatch } from './tsquery.ts'
import {
  loadVocabulary,
  type SearchCategory,
  type CodeLookupKind,
  type SearchTown,
  type Vocabulary,
} from './vocabulary.ts'
import type { FoldedWord } from './words.ts'

/** One word of a search that is neither kind nor town, with all the ways it may be matched. */
export type SearchTerm = FoldedWord & {
  /** Part of the name of a district or town. */
  place: boolean
  /** A word as listings have it, not the beginning of one. */
  whole: boolean
  matches: LexemeMatch[]
  /** Words that it is the beginning of as it is written, not as it is folded. */
  continued?: readonly string[]
  /**
   * Other words stand for it that are more than one slip away: it may be a name that does not exist
   * here.
   */
  doubtful: boolean
  /** So short a word that no listing has whole may be a slip of any other. */
  unsure: boolean
  /** An everyday word, or the beginning of one: no name is known by it alone. */
  common: boolean
  /** The spellings of the words that stand for it, by lexeme. */
  spellings?: ReadonlyMap<string, string>
}

/** A kind or category that was named, and the words that named it. */
export type NamedPlaceType = { kind: PlaceType; words: FoldedWord[] }
/** `term`: where the word stands among the terms, if it may still be one of several words. */
export type Correction = { from: string; to: string; term?: SearchTerm }

/** What a visitor's words ask for. */
export type ParsedQuery = {
  kinds: NamedPlaceType[]
  categories: { category: SearchCategory; words: FoldedWord[] }[]
  towns: { towns: SearchTown[]; words: FoldedWord[] }[]
  terms: SearchTerm[]
  helplines: Helpline[]
  facts: CodeLookupKind[]
  /** PIN codes among the words, known or not. */
  pins: string[]
  corrected: Correction[]
  /** The words searched for, in their order: corrected, without those ignored. */
  words: FoldedWord[]
  /** Words, as typed, that resemble nothing here. */
  ignored: string[]
}

/** Up to three letters are too few to tell a slip from another word. */
const MAX_UNCORRECTED = 3
/** A PIN code is itself, never the beginning of something longer. */
const PIN = /^\d{6}$/
export const isCorrectable = ({ word, spelling }: FoldedWord) =>
  lettersOf(word, spelling) > MAX_UNCORRECTED && !/\p{N}/u.test(word)
export const mayBeMisspelled = (word: FoldedWord) =>
  isCorrectable(word) && !isCommon(word) && !isAreaName(word)

/**
 * As typed where that is Roman: `sikka` is folded to fewer. In Devanagari signs count as letters.
 */
const lettersOf = (word: string, spelling: string) =>
  /^[a-z]+$/.test(spelling) ? spelling.length : Math.min(word.length, spelling.length)

/**
 * Reads words (without small words): phrases known as kinds, towns, helplines or facts first; the
 * rest are words of names. Only a word that nobody uses here is corrected, and only then to one
 * that is clearly nearer than any other; a word that resembles nothing is reported as ignored.
 */
export async function parseQueryWords(
  db: DbOrTransaction,
  typed: readonly FoldedWord[],
): Promise<ParsedQuery> {
  const vocabulary = await loadVocabulary(db)
  const first = splitIntoSegments(typed, vocabulary)
  const unclear = first.filter(({ meaning }) => !meaning).flatMap(({ words }) => words)
  const dictionary = await lookUpWords(db, unclear)
  const apart = typed.flatMap((word) => (isUnknown(dictionary.get(word.word)) ? split(word) : word))
  if (apart.length > typed.length) return parseQueryWords(db, apart)
  const unknown = unclear.filter(
    (word) => isUnknown(dictionary.get(word.word)) && mayBeMisspelled(word),
  )
  const index = unknown.length > 0 ? await vocabulary.listed() : undefined
  const fixes = new Map(
    unknown.map((word) => [
      word.word,
      correctionsOf(word, findNearestWords(index!, word), vocabulary),
    ]),
  )

  pickPhraseCorrections(typed, fixes, vocabulary, dictionary)

  const replaced = typed.map((word): Replaced => {
    const [nearest] = fixes.get(word.word) ?? []
    return nearest ? { word: nearest.word, spelling: nearest.spelling, from: word } : word
  })
  const segments = splitIntoSegments(replaced, vocabulary).map((one) =>
    withTownCompletions(one, vocabulary),
  )
  return collect(segments, { dictionary, fixes, vocabulary })
}

/** "Bank, Garh" was joined as "Narsingh Garh" is; where nobody knows the whole it is two words. */
function split(word: FoldedWord): FoldedWord[] {
  const [, first = '', ending = ''] = /^(.+)(ganj|pur|gar|abad)$/.exec(word.word) ?? []
  const parts = PLACE_TYPE_WORDS.has(first) ? [first, ending] : []
  return parts.length === 0 ? [word] : parts.map((part) => ({ word: part, spelling: part }))
}

const isUnknown = (entry: DictionaryMatch | undefined) =>
  !entry?.known && !entry?.acronym && !entry?.continued.length

export const toSpellingMap = (candidates: readonly NearWord[]) =>
  new Map(candidates.map(({ word, spelling }) => [word, spelling]))

/**
 * A word that only the tables of kinds have is meant more rarely: `kanra` is Canara, not kamra, a
 * room.
 */
const NOT_LISTED = 0.5

/**
 * Known words, of listings or of phrases, that a word may have been meant to be, the likeliest
 * first.
 */
function correctionsOf(
  typed: FoldedWord,
  near: readonly NearWord[],
  { words }: Vocabulary,
): NearWord[] {
  const known = [...near, ...words.map((word) => ({ ...word, place: false, bias: NOT_LISTED }))]
  const distinct = new Map<string, (typeof known)[number]>()
  for (const word of known) if (!distinct.has(word.word)) distinct.set(word.word, word)
  return findClosestWords(typed, [...distinct.values()])
}

const EMPTY_READING = (): ParsedQuery => ({
  ...{ kinds: [], categories: [], towns: [], terms: [], helplines: [], facts: [] },
  ...{ pins: [], corrected: [], ignored: [], words: [] },
})

type Replaced = FoldedWord & { from?: FoldedWord }

/** What is known of the typed words. */
type Findings = {
  dictionary: Map<string, DictionaryMatch>
  fixes: CorrectionCandidates
  vocabulary: Vocabulary
}

function collect(segments: QuerySegment[], findings: Findings): ParsedQuery {
  const { fixes } = findings
  const reading = EMPTY_READING()
  for (const { words, meaning } of segments) {
    // A corrected word may complete a phrase, as in "ralway station"; but as long as it may have
    // been meant to be several words, it is matched with all of them.
    if (
      meaning &&
      !words.some(({ word, from }: Replaced) => from && isAmbiguous(word, fixes.get(from.word)))
    ) {
      reading.words.push(...words)
      for (const { from, spelling } of words as Replaced[])
        if (from) reading.corrected.push({ from: from.spelling, to: spelling })
      addMeaning(reading, words, meaning)
    } else for (const word of words) addTerm(reading, word, findings)
  }
  return reading
}

/**
 * Among several words, one that names a kind is taken, unless another is spelt more like it:
 * `docter` is a doctor, `musan` rather Muskan than a mason.
 */
const isAmbiguous = (word: string, candidates: readonly NearWord[] = []) => {
  const chosen = candidates.find((candidate) => candidate.word === word)
  const isNearest = candidates.every(({ written }) => written >= (chosen?.written ?? 0))
  return candidates.length > 1 && !(PLACE_TYPE_WORDS.has(word) && isNearest)
}

/** Where a fact is to be had, when no kind is named beside it. */
const KIND_OF_FACT: Record<CodeLookupKind, string> = { pin: 'post-office', ifsc: 'bank' }

function addMeaning(
  reading: ParsedQuery,
  words: FoldedWord[],
  meaning: NonNullable<QuerySegment['meaning']>,
): void {
  const kind = meaning.kind ?? (meaning.fact && getPlaceTypeById(KIND_OF_FACT[meaning.fact]))
  if (kind) reading.kinds.push({ kind, words })
  else if (meaning.category) reading.categories.push({ category: meaning.category, words })
  if (meaning.towns) reading.towns.push({ towns: meaning.towns, words })
  if (meaning.fact) reading.facts.push(meaning.fact)
  const helplines = meaning.helplines ?? []
  for (const helpline of helplines)
    if (!reading.helplines.includes(helpline)) reading.helplines.push(helpline)
}

function addTerm(
  reading: ParsedQuery,
  word: Replaced,
  { dictionary, fixes, vocabulary }: Findings,
): void {
  const typed = word.from ?? word
  const entry = dictionary.get(typed.word)
  if (PIN.test(typed.word)) reading.pins.push(typed.word)
  const initials = entry?.acronym ? [matchWholeWord(toAcronymLexeme(typed.word))] : []
  const plain = { word: word.word, spelling: word.spelling }
  if (word.from) {
    const candidates = fixes.get(typed.word) ?? []
    const [nearest] = candidates
    const matches = candidates.map((candidate) => matchWholeWord(candidate.word))
    const place = nearest?.place ?? false
    const doubtful = (nearest?.slips ?? 0) > 1
    const unsure = isShort(typed)
    const term = {
      ...plain,
      place,
      whole: false,
      matches,
      doubtful,
      unsure,
      common: false,
      spellings: toSpellingMap(candidates),
    }
    reading.words.push(plain)
    reading.terms.push(term)
    reading.corrected.push({ from: typed.spelling, to: plain.spelling, term })
    return
  }
  if (!entry || isUnknown(entry)) {
    reading.ignored.push(PIN.test(typed.word) ? typed.word : typed.spelling)
    return
  }
  const asWord = entry.known ? [{ lexeme: typed.word, prefix: !PIN.test(typed.word) }] : []
  const { place, whole, continued } = entry
  reading.words.push(plain)
  reading.terms.push({
    ...plain,
    place,
    whole: whole || (!entry.known && continued.length === 0),
    matches: [
      ...asWord,
      ...continued.map(matchWholeWord),
      ...initials,
      ...(whole ? [] : begun(word.word, vocabulary)),
    ],
    continued,
    doubtful: false,
    unsure: !entry.written && !entry.acronym && isShort(typed),
    common: isCommon(typed) || (!whole && !entry.acronym && isCommonPrefix(typed)),
  })
}

const MAX_SHORT = 4
export const isShort = ({ spelling }: FoldedWord) => spelling.length <= MAX_SHORT

const MIN_BEGUN = 3
const MAX_BEGUN = 20

/** The kinds, categories and towns that a word is the beginning of. */
function begun(word: string, { meanings }: Vocabulary): LexemeMatch[] {
  if (word.length < MIN_BEGUN) return []
  const lexemes = new Set<string>()
  for (const [key, { kind, category, towns = [] }] of meanings) {
    if (lexemes.size >= MAX_BEGUN) break
    if (!key.startsWith(word)) continue
    if (kind) lexemes.add(toPlaceTypeLexeme(kind.id))
    if (category) lexemes.add(toCategoryLexeme(category.id))
    for (const { id } of towns) lexemes.add(toTownLexeme(id))
  }
  return [...lexemes].map(matchWholeWord)
}

/** The words as they were typed: nothing is corrected, no kind or town is seen in them. */
export function parseLiterally(typed: readonly FoldedWord[]): ParsedQuery {
  const terms = typed.map((word) => ({
    ...{ ...word, place: false, whole: true, doubtful: false, unsure: false },
    common: false,
    matches: [matchWholeWord(word.word), matchWholeWord(toAcronymLexeme(word.word))],
  }))
  return { ...EMPTY_READING(), words: [...typed], terms }
}

export const matchWholeWord = (lexeme: string): LexemeMatch => ({ lexeme, prefix: false })
