import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { HELPLINES } from '#config/search/index.ts'
import type { Helpline, SearchKind } from '#config/search/index.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses } from '#server/db/tables/index.ts'
import { fold } from '#shared/text/fold.ts'
import { isFiller, isWeak } from './noise.ts'
import { rankOf } from './rank.ts'
import { guess, literalReading, readWords, widen } from './reading.ts'
import type { Correction, Reading } from './reading.ts'
import { firstFinding, kindsAsked, stagesOf } from './stages.ts'
import type { Stage } from './stages.ts'
import { anyOf } from './tsquery.ts'
import { variantOf } from './variety.ts'
import type { Category, Fact, Town } from './vocabulary.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** What a search did with its words: everything in which it differs from what was asked. */
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
 * `businesses`.
 */
export type SearchPlan = {
  condition: SQL
  rank: SQL<number>
  /** What a corrected word was taken for, where that is open. */
  variant?: SQL<string> | undefined
  understood: Understood
}

/** Words that are searched for; a name has rarely more that tell it from others. */
const MAX_WORDS = 8

const FINDING_NOTHING = { condition: sql`false`, rank: sql<number>`0::real` }

const NOTHING: Understood = {
  ...{ elsewhere: false, partial: false, named: false },
  ...{ corrected: [], ignored: [], pins: [], helplines: [], facts: [] },
}

/**
 * Searches for a visitor's text, in any script and spelling. `look` is given a plan and answers
 * what it found and whether that is nothing: at once where nothing had to be corrected, which finds
 * most of the time; else, and where that finds nothing, with the first of the more forgiving ways
 * that finds a place. The text reaches the database as parameters only. `exact`: the words stand as
 * typed, nothing is corrected or read as a kind.
 */
export async function searchFor<Found extends { isNothing: boolean }>(
  db: Db | Transaction,
  text: string,
  look: (plan: SearchPlan) => Promise<Found>,
  { exact = false }: { exact?: boolean } = {},
): Promise<Found> {
  const typed = distinct(wordsOf(text))
  if (typed.length === 0) return look({ ...FINDING_NOTHING, understood: NOTHING })
  const telling = typed.filter(
    ({ word }) => (word.length > 1 || /\d/.test(word)) && !isFiller(word),
  )
  if (telling.length === 0) return look(namesBeginning(fold(text)))

  const asked = telling.slice(0, MAX_WORDS)
  const beyond = telling.slice(MAX_WORDS)
  const reading = exact ? literalReading(asked) : withoutWeak(await readWords(db, asked))
  const planOf = (read: Reading, stage: Stage | undefined): SearchPlan => {
    const understood = understoodBy(read, stage, typed, beyond)
    if (!stage) return { ...FINDING_NOTHING, understood }
    const condition = sql`${businesses.searchDocument} @@ ${queryOf(stage)}::tsquery`
    return {
      condition,
      rank: rankOf(read, stage, { typed: text, text: understood.correctedTo ?? text }),
      variant: variantOf(stage),
      understood,
    }
  }

  // An unknown PIN code must not be left out like a word: any result without it would be wrong.
  // Nor does it say anything about the places of the kind beside it.
  if (reading.pins.some((pin) => reading.ignored.includes(pin)))
    return look(planOf({ ...reading, kinds: [], categories: [] }, undefined))
  const guessed = exact ? undefined : await guess(db, reading, asked)
  const [guessedStage] = guessed ? stagesOf(guessed) : []
  const confirmed = guessedStage && (await settled(db, guessed!, guessedStage))
  if (confirmed) return look(planOf(confirmed, guessedStage))
  const [strict, ...others] = stagesOf(reading)
  if (!strict) return look(planOf(reading, undefined))
  if (reading.corrected.length === 0) {
    const found = await look(planOf(reading, strict))
    // Nothing matches with the filters. If something matches without them, the words were right.
    if (!found.isNothing || (await firstFinding(db, [strict]))) return found
  } else {
    const found = await settled(db, reading, strict)
    if (found) return look(planOf(found, strict))
  }
  if (exact) return look(planOf(reading, undefined))

  const widened = await widen(db, reading)
  const again =
    widened.corrected.length > reading.corrected.length ? stagesOf(widened).slice(0, 1) : []
  const stage = await firstFinding(db, [...again, ...others])
  const read = stage && again.includes(stage) ? widened : reading
  return look(planOf((stage && (await settled(db, read, stage))) ?? read, stage))
}

/** Words like "branch" are dropped beside any more specific word. */
function withoutWeak(reading: Reading): Reading {
  const strong = reading.terms.filter(({ word }) => !isWeak(word))
  const isTelling =
    strong.length + reading.kinds.length + reading.towns.length + reading.categories.length > 0
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
  const isChanged =
    reading.corrected.length + reading.ignored.length > 0 && reading.words.length > 0
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

/** The words as they were searched for: small words stay, ignored ones are left out. */
function textOf(typed: readonly Word[], { corrected, ignored }: Reading): string {
  const fixed = new Map(corrected.map(({ from, to }) => [from, to]))
  const gone = new Set(ignored)
  return typed
    .filter(({ word, spelling }) => !gone.has(spelling) && !gone.has(word))
    .map(({ spelling }) => fixed.get(spelling) ?? spelling)
    .join(' ')
}

/**
 * The reading with, of several possible corrections, the likeliest that stands in a place which the
 * stage finds; the same word is none. Undefined where the stage finds nothing.
 */
async function settled(
  db: Db | Transaction,
  reading: Reading,
  { query, terms }: Stage,
): Promise<Reading | undefined> {
  const tried = reading.corrected.map(({ term }) =>
    term?.spellings && terms.some(({ word }) => word === term.word) ? [...term.spellings] : [],
  )
  const { rows } = await db.execute<{ found: (number | null)[] | null }>(sql`
    select array[${sql.join([sql`count(*)::int`, ...tried.map(likeliestOf)], sql`, `)}] as found
    from ${businesses} where status = 'active' and search_document @@ ${query}::tsquery`)
  const [count, ...found] = rows[0]!.found ?? []
  if (!count) return undefined
  const corrected = reading.corrected.map(({ from, to }, index) => {
    const words = tried[index]!
    return { from, to: words[(found[index] ?? 0) % Math.max(1, words.length)]?.[1] ?? to }
  })
  return { ...reading, corrected: corrected.filter(({ from, to }) => to !== from) }
}

/** The first of the words that is found, in a name rather than somewhere in an address. */
function likeliestOf(words: readonly [lexeme: string, spelling: string][]): SQL {
  if (words.length < 2) return sql`null::int`
  const tries = (['A', ''] as const).flatMap((weights) =>
    words.map(([lexeme]) => anyOf([{ lexeme, prefix: true }], weights)),
  )
  const cases = tries.map(
    (query, index) => sql`when search_document @@ ${query}::tsquery then ${index}::int`,
  )
  return sql`min(case ${sql.join(cases, sql` `)} end)`
}

const queryOf = ({ query, also }: Stage) => (also ? `(${query}) | (${also})` : query)

/** For a text of small words or a single letter, which no document holds as words. */
function namesBeginning(folded: string): SearchPlan {
  const begins = sql`${businesses.searchName} like ${`${folded}%`}`
  const rank = sql<number>`(${businesses.searchName} = ${folded})::int`
  return { condition: begins, rank, understood: NOTHING }
}

const distinct = (words: readonly Word[]): Word[] =>
  words.filter(({ word }, index) => words.findIndex((other) => other.word === word) === index)
