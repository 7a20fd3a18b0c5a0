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
  /** Words that are left out: no place has them beside the others. */
  dropped?: Term[]
  /** What it finds may lack some of the terms. */
  partial?: boolean
  /** The town has no place of the kind: these are in other towns. */
  elsewhere?: boolean
  /** Shown after what the query finds, as query text. */
  also?: string
  /** Nothing of the kind is anywhere: these are of a kind near in meaning. */
  instead?: SearchKind
  /** No place of the kind has such a name: these are of other kinds. */
  otherKind?: boolean
  /** Only where this finds something too: there are places of the kind. */
  needs?: string
}

/** The parts that stages are put together from, as query text. */
type Parts = { kind?: string; kindOrName?: string; town?: string; inTown?: string }

/**
 * What of a reading is asked for by kind; a shop is meant only where nothing more telling is. Of
 * two kinds the narrower is meant where the other would be shown in its place: "state bank atm".
 */
export function kindsAsked({ kinds }: Reading): Reading['kinds'] {
  const telling = kinds.filter(({ kind }) => kind.id !== 'shop')
  if (telling.length === 0) return kinds.slice(0, 1)
  const standsInFor = (one: SearchKind, other: SearchKind) => other.near?.includes(one.id) ?? false
  const isNarrow = ({ kind }: Reading['kinds'][number]) =>
    !telling.some(({ kind: other }) => standsInFor(kind, other) && !standsInFor(other, kind))
  return telling.filter(isNarrow)
}

/** The lexemes of places that answer a need: of the kind, and of those that help with it too. */
export const lexemesOf = ({ id, also = [] }: SearchKind): string[] => [id, ...also].map(kindLexeme)

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
    ...new Set(asked.flatMap(({ kind }) => lexemesOf(kind))),
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

/**
 * Everyday words are left out before words of names. A name of places of the kind, or of one near
 * to it, is never left out: it is looked for in other towns and in the nearest kind before. The
 * town is left out last, and then the nearest to it come first.
 */
function stagesOfKind(reading: Reading, parts: Parts): Stage[] {
  const { terms } = reading
  const { kindOrName, town } = parts
  const { firm, loose } = splitNames(terms)
  const near = kindsAsked(reading).flatMap(({ kind: { near = [] } }) => near.map(kindNamed))
  const of = terms.length > 0 ? kindOrName : parts.kind
  const stages: Stage[] = [{ query: together(of, town, ...queriesOf(terms)), terms }]
  const names = queriesOf(firm)
  if (names.length === 0) return [...stages, ...withoutNames(parts, near, loose)]
  const left = { terms: firm, dropped: loose }
  if (loose.length > 0) stages.push({ query: together(kindOrName, town, ...names), ...left })
  if (names.length > 1)
    stages.push({ query: together(parts.kind, town, someOf(names)), ...left, partial: true })
  // Of that name elsewhere, the nearest first, and then others of the kind in the town.
  if (town)
    stages.push({
      ...{ query: together(kindOrName, ...names), ...left, elsewhere: true },
      also: together(parts.kind, parts.inTown),
    })
  for (const instead of near) {
    const other = anyLexeme(lexemesOf(instead))
    stages.push({ query: together(other, town, ...names), ...left, instead })
    if (town) stages.push({ query: together(other, ...names), ...left, instead, elsewhere: true })
  }
  const called = firm.map(({ matches }) => anyOf(matches, 'A'))
  stages.push({
    ...{ query: together(town, ...called), ...left, otherKind: true },
    ...(parts.kind ? { needs: parts.kind } : {}),
  })
  return [...stages, ...withoutNames(parts, near, terms)]
}

/** Of the kind in the town, elsewhere, and of a kind near in meaning. */
function withoutNames(
  { kind, town }: Parts,
  near: readonly SearchKind[],
  dropped: Term[],
): Stage[] {
  const left = { terms: [], dropped }
  const stages: Stage[] = []
  if (dropped.length > 0) stages.push({ query: together(kind, town), ...left })
  if (town) stages.push({ query: together(kind), ...left, elsewhere: true })
  for (const instead of near) {
    const other = anyLexeme(lexemesOf(instead))
    if (town) stages.push({ query: together(other, town), ...left, instead })
    stages.push({ query: other, ...left, instead, elsewhere: Boolean(town) })
  }
  return stages
}

/**
 * A town or an everyday word alone is no answer to a name that nobody here has: "wine shop" is not
 * every shop's neighbour, and "job office" no post office.
 */
function stagesOfNames({ terms, ignored }: Reading, { town }: Parts): Stage[] {
  const { firm, loose } = splitNames(terms)
  const isNamed = firm.some(({ place }) => !place)
  if (!isNamed && ignored.length > 0) return []
  const names = queriesOf(firm)
  if (terms.length === 0) return town ? [{ query: town, terms }] : []
  const stages: Stage[] = [{ query: together(town, ...queriesOf(terms)), terms }]
  if (names.length === 0) return stages
  const left = { terms: firm, dropped: loose }
  if (loose.length > 0) stages.push({ query: together(town, ...names), ...left })
  const certain = firm.filter(({ doubtful }) => !doubtful)
  if (certain.length > 0 && certain.length < firm.length)
    stages.push({
      ...{ query: together(town, ...queriesOf(certain)), terms: certain, dropped: loose },
      partial: true,
    })
  if (names.length > 2)
    stages.push({ query: together(town, withoutOne(names)), ...left, partial: true })
  if (town) {
    stages.push({ query: together(...names), ...left, elsewhere: true })
    stages.push({ query: together(town, anyTogether(names)), ...left, partial: true })
  }
  if (names.length > 1) stages.push({ query: someOf(names), ...left, partial: true })
  return stages
}

/**
 * An everyday word is one of a name where a place of the kind, or of one near to it, is called so
 * beside the other names: the "state" of State Bank, and the "national" of Punjab National.
 */
export async function withNames(db: Db | Transaction, reading: Reading): Promise<Reading> {
  const { firm, loose } = splitNames(reading.terms)
  const kinds = kindsAsked(reading).flatMap(({ kind }) => [
    kind,
    ...(kind.near ?? []).map(kindNamed),
  ])
  if (loose.length === 0 || kinds.length === 0) return reading
  const there = together(anyLexeme(kinds.flatMap(lexemesOf)), ...queriesOf(firm))
  const named = loose.map(({ matches }) => together(there, anyOf(matches, 'A')))
  const { rows } = await db.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(named.map(existing), sql`, `)}] as found`,
  )
  const terms = reading.terms.map((term) =>
    rows[0]!.found[loose.indexOf(term)] ? { ...term, common: false } : term,
  )
  return { ...reading, terms }
}

const existing = (query: string) => sql`exists (select from ${businesses}
  where status = 'active' and search_document @@ ${query}::tsquery)`

/** Words of names, and everyday words, which are left out first. */
const splitNames = (terms: readonly Term[]) => ({
  firm: terms.filter(({ common }) => !common),
  loose: terms.filter(({ common }) => common),
})

const queriesOf = (terms: readonly Term[]) => terms.map(({ matches }) => anyOf(matches))

/** All but one of three words and more, and any of two. */
const someOf = (queries: string[]) =>
  queries.length > 2 ? withoutOne(queries) : anyTogether(queries)

const withoutOne = (queries: string[]) =>
  anyTogether(
    queries.map((_, left) => `(${allTogether(queries.filter((__, index) => index !== left))})`),
  )

/**
 * The first stage that finds an active business, in one query that looks no further than it must.
 */
export async function firstMatching(
  db: Db | Transaction,
  stages: readonly Stage[],
): Promise<Stage | undefined> {
  if (stages.length === 0) return undefined
  const cases = stages.map(
    ({ query, needs }, index) =>
      sql`when ${existing(query)} ${needs ? sql`and ${existing(needs)}` : sql``}
        then ${index}::int`,
  )
  const { rows } = await db.execute<{ found: number | null }>(
    sql`select case ${sql.join(cases, sql` `)} end as found`,
  )
  return stages[rows[0]?.found ?? -1]
}
