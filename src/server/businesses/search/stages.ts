import { sql } from 'drizzle-orm'
import type { SearchKind } from '#config/search/index.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses } from '#server/db/tables/index.ts'
import { kindNamed } from './kinds.ts'
import { anyLexeme, categoryLexeme, kindLexeme, townLexeme } from './lexemes.ts'
import type { Reading, Term } from './reading.ts'
import { allInName, allTogether, anyOf, anyTogether } from './tsquery.ts'

/** A way to answer a reading, and what it leaves out of it. */
export type Stage = {
  query: string
  terms: Term[]
  /** What it finds may lack some of the terms. */
  partial?: boolean
  /** The town has no place of the kind: these are in other towns. */
  elsewhere?: boolean
  /** Shown after what the query finds, as query text. */
  also?: string
  /** Nothing of the kind is anywhere: these are of a kind near in meaning. */
  instead?: SearchKind
  /** The words of names were dropped: no place of the kind has such a name. */
  unnamed?: boolean
}

/** The parts that stages are put together from, as query text. */
type Parts = { kind?: string; kindOrName?: string; town?: string; inTown?: string }

/** What of a reading is asked for by kind; a shop is meant only where nothing more telling is. */
export function kindsAsked({ kinds }: Reading): Reading['kinds'] {
  const telling = kinds.filter(({ kind }) => kind.id !== 'shop')
  return telling.length > 0 ? telling : kinds.slice(0, 1)
}

/**
 * From the strictest to the most forgiving: everything; without the town or the name; a kind near
 * in meaning; and where no kind was named, some of the words.
 */
export function stagesOf(reading: Reading): Stage[] {
  const parts = partsOf(reading)
  return parts.kind === undefined ? stagesOfNames(reading, parts) : stagesOfKind(reading, parts)
}

function partsOf(reading: Reading): Parts {
  const asked = kindsAsked(reading)
  const lexemes = [
    ...asked.map(({ kind }) => kindLexeme(kind.id)),
    ...(asked.length > 0
      ? []
      : reading.categories.map(({ category }) => categoryLexeme(category.id))),
  ]
  const named = [...asked, ...reading.categories].map(({ words }) =>
    allInName(words.map(({ word }) => word)),
  )
  const towns = reading.towns.map(({ towns, words }) =>
    anyTogether([
      anyLexeme(towns.map(({ id }) => townLexeme(id))),
      allInName(words.map(({ word }) => word)),
    ]),
  )
  const lying = reading.towns.map(({ towns }) => anyLexeme(towns.map(({ id }) => townLexeme(id))))
  return {
    ...(lexemes.length > 0
      ? { kind: anyLexeme(lexemes), kindOrName: anyTogether([anyLexeme(lexemes), ...named]) }
      : {}),
    ...(towns.length > 0 ? { town: allTogether(towns), inTown: allTogether(lying) } : {}),
  }
}

const together = (...parts: (string | undefined)[]) =>
  allTogether(parts.filter((part) => part !== undefined))

function stagesOfKind(
  { terms, ...reading }: Reading,
  { kind, kindOrName, town, inTown }: Parts,
): Stage[] {
  const names = queriesOf(terms)
  const stages: Stage[] = []
  if (names.length > 0) {
    stages.push({ query: together(kindOrName, town, ...names), terms })
    if (names.length > 1)
      stages.push({ query: together(kind, town, someOf(names)), terms, partial: true })
    // Of that name elsewhere, the nearest first, and then others of the kind in the town.
    const named = together(kindOrName, ...names)
    if (town) stages.push({ query: named, terms, elsewhere: true, also: together(kind, inTown) })
    stages.push({ query: together(kind, town), terms: [], unnamed: true })
  } else {
    stages.push({ query: together(kind, town), terms })
  }
  if (town)
    stages.push({ query: together(kind), terms: [], elsewhere: true, unnamed: names.length > 0 })
  const near = kindsAsked({ ...reading, terms }).flatMap(({ kind: { near = [] } }) =>
    near.map(kindNamed),
  )
  for (const instead of near) {
    const other = anyLexeme([kindLexeme(instead.id)])
    if (town)
      stages.push({ query: together(other, town), terms: [], instead, unnamed: names.length > 0 })
    stages.push({
      query: other,
      terms: [],
      instead,
      unnamed: names.length > 0,
      elsewhere: Boolean(town),
    })
  }
  if (names.length > 0) stages.push({ query: together(town, ...names), terms })
  return stages
}

function stagesOfNames({ terms }: Reading, { town }: Parts): Stage[] {
  const names = queriesOf(terms)
  if (names.length === 0) return town ? [{ query: town, terms }] : []
  const certain = terms.filter(({ doubtful }) => !doubtful)
  const stages: Stage[] = [{ query: together(town, ...names), terms }]
  if (certain.length > 0 && certain.length < terms.length)
    stages.push({ query: together(town, ...queriesOf(certain)), terms: certain, partial: true })
  if (names.length > 2)
    stages.push({ query: together(town, allButOne(names)), terms, partial: true })
  if (town) {
    stages.push({ query: together(...names), terms, elsewhere: true })
    stages.push({ query: together(town, anyTogether(names)), terms, partial: true })
  }
  if (names.length > 1) stages.push({ query: someOf(names), terms, partial: true })
  if (town) stages.push({ query: town, terms: [], unnamed: true })
  return stages
}

const queriesOf = (terms: readonly Term[]) => terms.map(({ matches }) => anyOf(matches))

/** All but one of three words and more, and any of two. */
const someOf = (queries: string[]) =>
  queries.length > 2 ? allButOne(queries) : anyTogether(queries)

const allButOne = (queries: string[]) =>
  anyTogether(
    queries.map((_, left) => `(${allTogether(queries.filter((__, index) => index !== left))})`),
  )

/**
 * The first stage that finds an active business, in one query that looks no further than it must.
 */
export async function firstFinding(
  db: Db | Transaction,
  stages: readonly Stage[],
): Promise<Stage | undefined> {
  if (stages.length === 0) return undefined
  const cases = stages.map(
    ({ query }, index) => sql`when exists (
      select from ${businesses} where status = 'active'
        and search_document @@ ${query}::tsquery) then ${index}::int`,
  )
  const { rows } = await db.execute<{ found: number | null }>(
    sql`select case ${sql.join(cases, sql` `)} end as found`,
  )
  return stages[rows[0]?.found ?? -1]
}
