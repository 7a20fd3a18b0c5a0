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
import { anyOf } from './tsquery.ts'
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
  const read = exact ? literalReading(asked) : withoutWeak(await readWords(db, asked))
  const { reading, stage } = exact ? await literally(db, read) : await stageFor(db, read)
  if (stage) reading.corrected = await settledCorrections(db, reading, stage)
  const understood = understoodBy(reading, stage, typed, telling.slice(MAX_WORDS))
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

/** The way to search that finds something, with the reading as that way takes it. */
async function stageFor(
  db: Db | Transaction,
  reading: Reading,
): Promise<{ reading: Reading; stage: Stage | undefined }> {
  // A PIN code nobody has here is not a word to be left out: whatever is shown would be wrong.
  if (reading.pins.some((pin) => reading.ignored.includes(pin))) return { reading, stage: undefined }
  const [strict, ...others] = stagesOf(reading)
  const found = strict && (await firstFinding(db, [strict]))
  if (found || !strict) return { reading, stage: found }
  const widened = await widen(db, reading)
  const again = widened.corrected.length > reading.corrected.length ? stagesOf(widened).slice(0, 1) : []
  const stage = await firstFinding(db, [...again, ...others])
  return stage && again.includes(stage) ? { reading: widened, stage } : { reading, stage }
}

/** "Branch" and its like are given up beside any more telling word. */
function withoutWeak(reading: Reading): Reading {
  const strong = reading.terms.filter(({ word }) => !isWeak(word))
  const isTelling = strong.length + reading.kinds.length + reading.towns.length + reading.categories.length > 0
  return isTelling ? { ...reading, terms: strong } : reading
}

function understoodBy(
  reading: Reading,
  stage: Stage | undefined,
  typed: readonly Word[],
  beyond: readonly Word[],
): Understood {
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
    corrected: reading.corrected.map(({ from, to }) => ({ from, to })),
    pins: reading.pins,
    ignored: [...reading.ignored, ...givenUp, ...beyond.map(({ spelling }) => spelling)],
    ...(isChanged ? { correctedTo: textOf(typed, reading) } : {}),
    helplines: [...new Set(helplines)],
    facts: reading.facts,
  }
}

/** The words typed, as they were searched for: small words stay, those ignored are gone. */
function textOf(typed: readonly Word[], { corrected, ignored }: Reading): string {
  const fixed = new Map(corrected.map(({ from, to }) => [from, to]))
  const gone = new Set(ignored)
  return typed
    .filter(({ word, spelling }) => !gone.has(spelling) && !gone.has(word))
    .map(({ spelling }) => fixed.get(spelling) ?? spelling)
    .join(' ')
}

/** Of several words that one may have been, the likeliest that was found is named; itself is no correction. */
async function settledCorrections(
  db: Db | Transaction,
  { corrected }: Reading,
  { query, terms }: Stage,
): Promise<Correction[]> {
  const settled: Correction[] = []
  for (const correction of corrected) {
    const { from, term } = correction
    const isOpen = term?.spellings && terms.some(({ word }) => word === term.word)
    const words = isOpen ? [...term.spellings!] : []
    // In a name rather than somewhere in an address.
    const tries = (['A', ''] as const).flatMap((weights) =>
      words.map(([lexeme, to]) => {
        return { query: `(${query}) & ${anyOf([{ lexeme, prefix: true }], weights)}`, terms, to }
      }),
    )
    const found = words.length > 1 ? await firstFinding(db, tries) : undefined
    const to = tries.find((tried) => tried === found)?.to ?? correction.to
    if (to !== from) settled.push({ from, to })
  }
  return settled
}

/** All the words as typed, and nothing else. */
async function literally(db: Db | Transaction, reading: Reading) {
  const [strict] = stagesOf(reading)
  return { reading, stage: strict && (await firstFinding(db, [strict])) }
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
