import { sql, type SQL } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { foldText } from '#shared/text/fold.ts'
import { isFillerWord, isWeakWord } from './noise.ts'
import { buildRank } from './rank.ts'
import { parseLiterally, parseQueryWords, type ParsedQuery } from './parse-query.ts'
import { findFirstMatch, buildStages, addNameTerms, type SearchStage } from './stages.ts'
import { matchAnyOf } from './tsquery.ts'
import { buildVariantKey } from './variety.ts'
import { EMPTY_INTERPRETATION, toInterpretation, type SearchPlan } from './interpretation.ts'
import { guessCorrections, readWithoutGuessedPlaceType, correctKnownWords } from './widening.ts'
import { buildPhonePlan, findPhoneNumber } from './telephone.ts'
import { splitWords, type FoldedWord } from './words.ts'

/** Words that are searched for; a name has rarely more that tell it from others. */
const MAX_WORDS = 8

/** "sbin 0003551": four letters of the bank, a zero, and the branch. */
const IFSC_APART = /\b([a-z]{4})\s+(0[a-z\d]{6})\b/giu
/** The circle officer's: `co` alone is folded as the Hindi "ko", which is dropped. */
const CO_OFFICE = /\bc\.?o\.?\s+(?=office\b)/giu

const NO_MATCH = { condition: sql`false`, rank: sql<number>`0::real` }

/**
 * Searches for a visitor's text, in any script and spelling. `look` is given a plan and returns
 * what it found and whether that is nothing: at once where nothing had to be corrected, which finds
 * most of the time; else, and where that finds nothing, with the first of the more forgiving ways
 * that finds a place. The text reaches the database as parameters only. `exact`: the words stand as
 * typed, nothing is corrected or read as a kind.
 */
export async function runSearch<Found extends { isNothing: boolean }>(
  db: DbOrTransaction,
  typedText: string,
  run: (plan: SearchPlan) => Promise<Found>,
  { exact = false }: { exact?: boolean } = {},
): Promise<Found> {
  const joined = typedText.replace(IFSC_APART, '$1$2')
  const text = exact ? joined : joined.replace(CO_OFFICE, 'circle ')
  const number = findPhoneNumber(text)
  if (number) {
    const found = await run(buildPhonePlan(number))
    if (number.isWhole || !found.isNothing) return found
  }
  const typed = distinct(splitWords(text))
  if (typed.length === 0) return run({ ...NO_MATCH, understood: EMPTY_INTERPRETATION })
  const significant = typed.filter(
    ({ word }) => (word.length > 1 || /\d/.test(word)) && !isFillerWord(word),
  )
  if (significant.length === 0) return run(namesBeginning(foldText(text)))

  const words = significant.slice(0, MAX_WORDS)
  const beyond = significant.slice(MAX_WORDS)
  const reading = exact ? parseLiterally(words) : withoutWeak(await parseQueryWords(db, words))
  const planOf = (read: ParsedQuery, stage: SearchStage | undefined): SearchPlan => {
    const understood = toInterpretation(read, stage, typed, beyond)
    if (!stage) return { ...NO_MATCH, understood }
    const condition = sql`${businesses.searchDocument} @@ ${queryOf(stage)}::tsquery`
    return {
      condition,
      rank: buildRank(read, stage, { typed: text, text: understood.correctedTo ?? text }),
      variant: buildVariantKey(stage),
      understood,
    }
  }

  // An unknown PIN code must not be left out like a word: any result without it would be wrong.
  // Nor does it say anything about the places of the kind beside it.
  if (reading.pins.some((pin) => reading.ignored.includes(pin)))
    return run(planOf({ ...reading, kinds: [], categories: [] }, undefined))
  const guessed = exact ? undefined : await guessCorrections(db, reading, words)
  const [guessedStage] = guessed ? buildStages(guessed) : []
  const confirmed = guessedStage && (await settled(db, guessed!, guessedStage))
  if (confirmed) return run(planOf(confirmed, guessedStage))
  const [strict] = buildStages(reading)
  if (!strict) return run(planOf(reading, undefined))
  if (reading.corrected.length === 0) {
    const found = await run(planOf(reading, strict))
    // Nothing matches with the filters. If something matches without them, the words were right.
    if (!found.isNothing || (await findFirstMatch(db, [strict]))) return found
  } else {
    const found = await settled(db, reading, strict)
    if (found) return run(planOf(found, strict))
  }
  if (exact) return run(planOf(reading, undefined))

  const widened = await correctKnownWords(db, reading)
  const again =
    widened.corrected.length > reading.corrected.length ? buildStages(widened).slice(0, 1) : []
  const parted = await addNameTerms(db, reading)
  const [, ...others] = buildStages(parted)
  const stage = await findFirstMatch(db, [...again, ...others])
  if (!stage) {
    const named = await readWithoutGuessedPlaceType(db, reading, words)
    const [whole] = named ? buildStages(named) : []
    const found = whole && (await settled(db, named!, whole))
    if (found) return run(planOf(found, whole))
  }
  const read = stage && again.includes(stage) ? widened : parted
  return run(planOf((stage && (await settled(db, read, stage))) ?? read, stage))
}

/** Words like "branch" are dropped beside any more specific word, known here or not. */
function withoutWeak(reading: ParsedQuery): ParsedQuery {
  const strong = reading.terms.filter(({ word }) => !isWeakWord(word))
  const ignored = reading.ignored.filter((spelling) => !isWeakWord(foldText(spelling)))
  const { kinds, towns, categories, helplines, facts } = reading
  const significant = [strong, ignored, kinds, towns, categories, helplines, facts]
  return significant.some(({ length }) => length > 0)
    ? { ...reading, terms: strong, ignored }
    : reading
}

/**
 * The reading with, of several possible corrections, the likeliest that stands in a place which the
 * stage finds; the same word is none. Undefined where the stage finds nothing.
 */
async function settled(
  db: DbOrTransaction,
  reading: ParsedQuery,
  { query, terms }: SearchStage,
): Promise<ParsedQuery | undefined> {
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
    words.map(([lexeme]) => matchAnyOf([{ lexeme, prefix: true }], weights)),
  )
  const cases = tries.map(
    (query, index) => sql`when search_document @@ ${query}::tsquery then ${index}::int`,
  )
  return sql`min(case ${sql.join(cases, sql` `)} end)`
}

const queryOf = ({ query, also }: SearchStage) => (also ? `(${query}) | (${also})` : query)

/** For a text of small words or a single letter, which no document holds as words. */
function namesBeginning(folded: string): SearchPlan {
  const begins = sql`${businesses.searchName} like ${`${folded}%`}`
  const rank = sql<number>`(${businesses.searchName} = ${folded})::int`
  return { condition: begins, rank, understood: EMPTY_INTERPRETATION }
}

const distinct = (words: readonly FoldedWord[]): FoldedWord[] =>
  words.filter(({ word }, index) => words.findIndex((other) => other.word === word) === index)
