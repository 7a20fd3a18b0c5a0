import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { HELPLINES } from '#config/search/index.ts'
import type { Helpline, SearchKind } from '#config/search/index.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses } from '#server/db/tables/index.ts'
import { fold } from '#shared/fold.ts'
import { isFiller, isWeak } from './noise.ts'
import { rankOf } from './rank.ts'
import { literalReading, readWords, widen } from './reading.ts'
import type { Correction, Reading } from './reading.ts'
import { firstFinding, kindsAsked, stagesOf } from './stages.ts'
import type { Stage } from './stages.ts'
import type { Category, Fact, Town } from './vocabulary.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** What a search did with the words it was given: everything that is not simply what was asked for. */
export type Understood = {
  /** The kind asked for, and the town named. */
  kind?: SearchKind
  category?: Category
  town?: Town
  /** Shown instead, since there is no place of the kind. */
  instead?: SearchKind
  /** What was asked for is not in the town; what is shown is elsewhere, the nearest first. */
  elsewhere: boolean
  /** No place has all the words: what is shown has some of them. */
  partial: boolean
  corrected: Correction[]
  /** Words that nothing shown was found by. */
  ignored: string[]
  /** Words as they were searched for, if not as typed. */
  correctedTo?: string
  /** Words of names were found. */
  named: boolean
  /** PIN codes among the words. */
  pins: string[]
  helplines: Helpline[]
  facts: Fact[]
}

/**
 * How to search: `condition` for the WHERE and `rank` for a descending ORDER BY of a query over
 * `businesses`. `none`: the text holds no word.
 */
export type SearchPlan =
  { kind: 'none' } | { kind: 'search'; condition: SQL; rank: SQL<number>; understood: Understood }

/** Words that are searched for; a name has rarely more that tell it from others. */
const MAX_WORDS = 8

const NOTHING: Understood = {
  ...{ elsewhere: false, partial: false, named: false },
  ...{ corrected: [], ignored: [], pins: [], helplines: [], facts: [] },
}

/**
 * Plans the search for a visitor's text, in any script and spelling. The text reaches the database
 * as parameters only. `exact`: the words stand as typed, nothing is corrected or read as a kind.
 */
export async function planSearch(
  db: Db | Transaction,
  text: string,
  { exact = false }: { exact?: boolean } = {},
): Promise<SearchPlan> {
  const typed = distinct(wordsOf(text))
  if (typed.length === 0) return { kind: 'none' }
  const telling = typed.filter(({ word }) => (word.length > 1 || /\d/.test(word)) && !isFiller(word))
  if (telling.length === 0) return namesBeginning(fold(text))

  const asked = telling.slice(0, MAX_WORDS)
  const reading = exact ? literalReading(asked) : withoutWeak(await readWords(db, asked))
  const stage = await stageFor(db, reading)
  const understood = understoodBy(reading, stage, telling.slice(MAX_WORDS))
  if (!stage) {
    return { kind: 'search', condition: sql`false`, rank: sql<number>`0::real`, understood }
  }
  const folded = fold(understood.correctedTo ?? text)
  return {
    kind: 'search',
    condition: sql`${businesses.searchDocument} @@ ${queryOf(stage)}::tsquery`,
    rank: rankOf(reading, stage, folded),
    understood,
  }
}

async function stageFor(db: Db | Transaction, reading: Reading): Promise<Stage | undefined> {
  // A PIN code nobody has here is not a word to be left out: whatever is shown would be wrong.
  if (reading.pins.some((pin) => reading.ignored.includes(pin))) return undefined
  const [strict, ...others] = stagesOf(reading)
  if (!strict) return undefined
  const found = await firstFinding(db, [strict])
  if (found) return found
  const widened = { ...reading, terms: await widen(db, reading.terms) }
  return firstFinding(db, [...stagesOf(widened).slice(0, 1), ...others])
}

/** "Branch" and its like are given up beside any more telling word. */
function withoutWeak(reading: Reading): Reading {
  const strong = reading.terms.filter(({ word }) => !isWeak(word))
  const isTelling = strong.length + reading.kinds.length + reading.towns.length + reading.categories.length > 0
  return isTelling ? { ...reading, terms: strong } : reading
}

function understoodBy(reading: Reading, stage: Stage | undefined, beyond: readonly Word[]): Understood {
  const [asked] = kindsAsked(reading)
  const [category] = asked ? [] : reading.categories
  const town = reading.towns[0]?.towns[0]
  const helplines = [
    ...reading.helplines,
    ...(asked?.kind.helplines ?? []).map((id) => HELPLINES.find((helpline) => helpline.id === id)!),
  ]
  const isChanged = reading.corrected.length + reading.ignored.length > 0 && reading.words.length > 0
  const givenUp = stage && !stage.unnamed ? [] : reading.terms.map(({ spelling }) => spelling)
  return {
    ...NOTHING,
    ...(asked ? { kind: asked.kind } : {}),
    ...(category ? { category: category.category } : {}),
    ...(town ? { town } : {}),
    ...(stage?.instead ? { instead: stage.instead } : {}),
    elsewhere: stage?.elsewhere ?? false,
    partial: stage?.partial ?? false,
    named: stage !== undefined && stage.terms.length > 0,
    corrected: reading.corrected,
    pins: reading.pins,
    ignored: [...reading.ignored, ...givenUp, ...beyond.map(({ spelling }) => spelling)],
    ...(isChanged ? { correctedTo: reading.words.map(({ spelling }) => spelling).join(' ') } : {}),
    helplines: [...new Set(helplines)],
    facts: reading.facts,
  }
}

const queryOf = ({ query, also }: Stage) => (also ? `(${query}) | (${also})` : query)

/** For a text of small words or a single letter, which no document holds as words. */
function namesBeginning(folded: string): SearchPlan {
  const begins = sql`${businesses.searchName} like ${`${folded}%`}`
  const rank = sql<number>`(${businesses.searchName} = ${folded})::int`
  return { kind: 'search', condition: begins, rank, understood: NOTHING }
}

const distinct = (words: readonly Word[]): Word[] =>
  words.filter(({ word }, index) => words.findIndex((other) => other.word === word) === index)
