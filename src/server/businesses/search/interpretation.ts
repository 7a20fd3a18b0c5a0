import type { SQL } from 'drizzle-orm'
import { HELPLINES, type Helpline, type PlaceType } from '#config/search/index.ts'
import { isHoursWord, isHowManyWord, isFillerWord, isWeakWord } from './noise.ts'
import type { ParsedQuery, SearchTerm } from './parse-query.ts'
import { getRequestedPlaceTypes, type SearchStage } from './stages.ts'
import type { SearchCategory, CodeLookupKind, SearchTown } from './vocabulary.ts'
import type { FoldedWord } from './words.ts'

/** What a search did with its words: everything in which it differs from what was asked. */
export type Interpretation = {
  /** The kind asked for, and the town named. */
  kind?: PlaceType
  category?: SearchCategory
  town?: SearchTown
  /** Shown instead, since there is no place of the kind. */
  instead?: PlaceType
  /** What was asked for is not in the town; what is shown is elsewhere, the nearest first. */
  elsewhere: boolean
  /** Shown though they are of another kind: they have the name, and none of the kind has. */
  otherKind: boolean
  /** No place has all the words: what is shown has some of them. */
  partial: boolean
  corrected: { from: string; to: string }[]
  /** Words that nothing here has. */
  ignored: string[]
  /** Words left out, since no place has them beside the others. */
  dropped: string[]
  /** What was asked is when a place is open. */
  asksHours: boolean
  /** Or how many there are. */
  asksHowMany: boolean
  /** The words that say what is looked for, folded. */
  words: readonly string[]
  /** A telephone number among the words, as it was typed. */
  number?: string
  /** Words as they were searched for, if not as typed. */
  correctedTo?: string
  /** Words of names were found. */
  named: boolean
  /** PIN codes among the words. */
  pins: string[]
  helplines: Helpline[]
  facts: CodeLookupKind[]
}

/**
 * How to search: `condition` for the WHERE and `rank` for a descending ORDER BY of a query over
 * `businesses`.
 */
export type SearchPlan = {
  condition: SQL
  rank: SQL<number>
  /** What a corrected word was taken for, where that is open. */
  variant?: SQL<string> | undefined
  understood: Interpretation
}

/** A search of which there is nothing to tell. */
export const EMPTY_INTERPRETATION: Interpretation = {
  ...{ elsewhere: false, otherKind: false, partial: false, named: false },
  ...{ asksHours: false, asksHowMany: false, words: [] },
  ...{ corrected: [], ignored: [], dropped: [], pins: [], helplines: [], facts: [] },
}

/** What a stage makes of a reading; without one nothing was found. */
export function toInterpretation(
  reading: ParsedQuery,
  stage: SearchStage | undefined,
  typed: readonly FoldedWord[],
  beyond: readonly FoldedWord[],
): Interpretation {
  const [asked] = getRequestedPlaceTypes(reading)
  const [category] = asked ? [] : reading.categories
  const town = reading.towns[0]?.towns[0]
  const helplines = [
    ...reading.helplines,
    ...(asked?.kind.helplines ?? []).map((id) => HELPLINES.find((helpline) => helpline.id === id)!),
  ]
  const { corrected, unfound, dropped } = fateOf(reading, stage)
  const ignored = [...reading.ignored, ...unfound, ...beyond.map(({ spelling }) => spelling)]
  const isChanged = corrected.length + ignored.length + dropped.length > 0
  return {
    ...EMPTY_INTERPRETATION,
    ...(asked ? { kind: asked.kind } : {}),
    ...(category ? { category: category.category } : {}),
    ...(town ? { town } : {}),
    ...(stage?.instead ? { instead: stage.instead } : {}),
    elsewhere: stage?.elsewhere ?? false,
    otherKind: stage?.otherKind ?? false,
    partial: stage?.partial ?? false,
    named: stage !== undefined && stage.terms.length > 0,
    corrected,
    pins: reading.pins,
    ignored,
    dropped,
    asksHours: typed.some(({ word }) => isHoursWord(word)),
    asksHowMany: typed.some(({ word }) => isHowManyWord(word)),
    words: typed.map(({ word }) => word).filter((word) => !isFillerWord(word) && !isWeakWord(word)),
    ...(isChanged && reading.words.length > 0
      ? { correctedTo: textOf(typed, corrected, [...ignored, ...dropped]) }
      : {}),
    helplines: [...new Set(helplines)],
    facts: reading.facts,
  }
}

/**
 * What became of the words: a correction is told only where places are shown by it, and a word that
 * was left out is told as it was typed.
 */
function fateOf(reading: ParsedQuery, stage: SearchStage | undefined) {
  const isShownBy = (term: SearchTerm) =>
    stage?.terms.some(({ word }) => word === term.word) ?? false
  const typedAs = (term: SearchTerm) =>
    reading.corrected.find((correction) => correction.term?.word === term.word)?.from ??
    term.spelling
  const corrected = reading.corrected
    .filter(({ from, to, term }) => from !== to && (!term || isShownBy(term)))
    .map(({ from, to }) => ({ from, to }))
  const dropped = (stage?.dropped ?? []).map(typedAs)
  // Each of these words may be known here: beside a kind that has no place none is to blame.
  const isNoneToBlame = stage !== undefined || reading.kinds.length > 0
  const unfound = isNoneToBlame ? [] : reading.terms.map(typedAs)
  return { corrected, dropped, unfound }
}

/** The words as they were searched for: small words stay, those left out are not there. */
function textOf(
  typed: readonly FoldedWord[],
  corrected: readonly { from: string; to: string }[],
  leftOut: readonly string[],
): string {
  const fixed = new Map(corrected.map(({ from, to }) => [from, to]))
  const gone = new Set(leftOut)
  return typed
    .filter(({ word, spelling }) => !gone.has(spelling) && !gone.has(word))
    .map(({ spelling }) => fixed.get(spelling) ?? spelling)
    .join(' ')
}
