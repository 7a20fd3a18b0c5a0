import { sql } from 'drizzle-orm'
import type { PlaceType } from '#config/search/index.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { getPlaceTypeById } from './place-types.ts'
import { matchAnyLexeme, toCategoryLexeme, toPlaceTypeLexeme, toTownLexeme } from './lexemes.ts'
import type { ParsedQuery, SearchTerm } from './parse-query.ts'
import { matchAllInName, joinWithAnd, matchAnyOf, joinWithOr } from './tsquery.ts'

/** A way to answer a reading, and what it leaves out of it. */
export type SearchStage = {
  query: string
  terms: SearchTerm[]
  /** Words that are left out: no place has them beside the others. */
  dropped?: SearchTerm[]
  /** What it finds may lack some of the terms. */
  partial?: boolean
  /** The town has no place of the kind: these are in other towns. */
  elsewhere?: boolean
  /** Shown after what the query finds, as query text. */
  also?: string
  /** Nothing of the kind is anywhere: these are of a kind near in meaning. */
  instead?: PlaceType
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
export function getRequestedPlaceTypes({ kinds }: ParsedQuery): ParsedQuery['kinds'] {
  const telling = kinds.filter(({ kind }) => kind.id !== 'shop')
  if (telling.length === 0) return kinds.slice(0, 1)
  const standsInFor = (one: PlaceType, other: PlaceType) => other.near?.includes(one.id) ?? false
  const isNarrow = ({ kind }: ParsedQuery['kinds'][number]) =>
    !telling.some(({ kind: other }) => standsInFor(kind, other) && !standsInFor(other, kind))
  return telling.filter(isNarrow)
}

/** The lexemes of places that answer a need: of the kind, and of those that help with it too. */
export const getPlaceTypeLexemes = ({ id, also = [] }: PlaceType): string[] =>
  [id, ...also].map(toPlaceTypeLexeme)

/**
 * From the strictest to the most forgiving: everything; without the town or the name; a kind near
 * in meaning; and where no kind was named, some of the words.
 */
export function buildStages(reading: ParsedQuery): SearchStage[] {
  const parts = partsOf(reading)
  return parts.kind === undefined ? stagesOfNames(reading, parts) : stagesOfKind(reading, parts)
}

function partsOf(reading: ParsedQuery): Parts {
  const asked = getRequestedPlaceTypes(reading)
  const lexemes = [
    ...new Set(asked.flatMap(({ kind }) => getPlaceTypeLexemes(kind))),
    ...(asked.length > 0
      ? []
      : reading.categories.map(({ category }) => toCategoryLexeme(category.id))),
  ]
  const named = [...asked, ...reading.categories].map(({ words }) =>
    matchAllInName(words.map(({ word }) => word)),
  )
  const towns = reading.towns.map(({ towns, words }) =>
    joinWithOr([
      matchAnyLexeme(towns.map(({ id }) => toTownLexeme(id))),
      matchAllInName(words.map(({ word }) => word)),
    ]),
  )
  const lying = reading.towns.map(({ towns }) =>
    matchAnyLexeme(towns.map(({ id }) => toTownLexeme(id))),
  )
  return {
    ...(lexemes.length > 0
      ? {
          kind: matchAnyLexeme(lexemes),
          kindOrName: joinWithOr([matchAnyLexeme(lexemes), ...named]),
        }
      : {}),
    ...(towns.length > 0 ? { town: joinWithAnd(towns), inTown: joinWithAnd(lying) } : {}),
  }
}

const together = (...parts: (string | undefined)[]) =>
  joinWithAnd(parts.filter((part) => part !== undefined))

/**
 * Everyday words are left out before words of names. A name of places of the kind, or of one near
 * to it, is never left out: it is looked for in other towns and in the nearest kind before. The
 * town is left out last, and then the nearest to it come first.
 */
function stagesOfKind(reading: ParsedQuery, parts: Parts): SearchStage[] {
  const { terms } = reading
  const { kindOrName, town } = parts
  const { firm, loose } = splitNames(terms)
  const near = getRequestedPlaceTypes(reading).flatMap(({ kind: { near = [] } }) =>
    near.map(getPlaceTypeById),
  )
  const of = terms.length > 0 ? kindOrName : parts.kind
  const stages: SearchStage[] = [{ query: together(of, town, ...queriesOf(terms)), terms }]
  const names = queriesOf(firm)
  if (names.length === 0) return [...stages, ...withoutNames(parts, near, loose)]
  const left = { terms: firm, dropped: loose }
  if (loose.length > 0)
    stages.push(...stagesOfSure(terms, [parts.kind, town], 1), {
      query: together(kindOrName, town, ...names),
      ...left,
    })
  if (names.length > 1)
    stages.push({ query: together(parts.kind, town, someOf(names)), ...left, partial: true })
  // Of that name elsewhere, the nearest first, and then others of the kind in the town.
  if (town)
    stages.push({
      ...{ query: together(kindOrName, ...names), ...left, elsewhere: true },
      also: together(parts.kind, parts.inTown),
    })
  const isCorrected = ({ spelling }: SearchTerm) =>
    reading.corrected.some(({ to }) => to === spelling)
  const slips = firm.filter(isCorrected)
  const sure = firm.filter((term) => !isCorrected(term))
  for (const instead of near) {
    const other = matchAnyLexeme(getPlaceTypeLexemes(instead))
    stages.push({ query: together(other, town, ...names), ...left, instead })
    if (town) stages.push({ query: together(other, ...names), ...left, instead, elsewhere: true })
    // A brand is kept without a word that only resembles one of a name.
    if (sure.length > 0 && slips.length > 0)
      stages.push({
        ...{ query: together(other, town, ...queriesOf(sure)), terms: sure, instead },
        dropped: [...loose, ...slips],
      })
  }
  const called = firm.map(({ matches }) => matchAnyOf(matches, 'A'))
  stages.push({
    ...{ query: together(town, ...called), ...left, otherKind: true },
    ...(parts.kind ? { needs: parts.kind } : {}),
  })
  return [...stages, ...withoutNames(parts, near, terms)]
}

/** Of the kind in the town, elsewhere, and of a kind near in meaning. */
function withoutNames(
  { kind, town }: Parts,
  near: readonly PlaceType[],
  dropped: SearchTerm[],
): SearchStage[] {
  const left = { terms: [], dropped }
  const stages: SearchStage[] = []
  if (dropped.length > 0) stages.push({ query: together(kind, town), ...left })
  if (town) stages.push({ query: together(kind), ...left, elsewhere: true })
  for (const instead of near) {
    const other = matchAnyLexeme(getPlaceTypeLexemes(instead))
    if (town) stages.push({ query: together(other, town), ...left, instead })
    stages.push({ query: other, ...left, instead, elsewhere: Boolean(town) })
  }
  return stages
}

/**
 * A town or an everyday word alone is no answer to a name that nobody here has: "wine shop" is not
 * every shop's neighbour, and "job office" no post office.
 */
function stagesOfNames({ terms, ignored }: ParsedQuery, { town }: Parts): SearchStage[] {
  const { firm, loose } = splitNames(terms)
  const isNamed = firm.some(({ place }) => !place)
  if (!isNamed && ignored.length > 0) return []
  const names = queriesOf(firm)
  if (terms.length === 0) return town ? [{ query: town, terms }] : []
  const stages: SearchStage[] = [{ query: together(town, ...queriesOf(terms)), terms }]
  if (names.length === 0) return stages
  const left = { terms: firm, dropped: loose }
  if (loose.length > 0)
    stages.push(...stagesOfSure(terms, [town], MIN_SURE), {
      query: together(town, ...names),
      ...left,
    })
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
    stages.push({ query: together(town, joinWithOr(names)), ...left, partial: true })
  }
  if (names.length > 1) stages.push({ query: someOf(names), ...left, partial: true })
  return stages
}

/** Fewer words beside a misspelt one say no name. */
const MIN_SURE = 2

/**
 * Places that have everything in their name but a word which may be a slip: "Punjab National Bak"
 * is rather a Punjab National without "Bak" than a Punjab and a Back Office without "National".
 */
function stagesOfSure(
  terms: SearchTerm[],
  beside: (string | undefined)[],
  atLeast: number,
): SearchStage[] {
  const slips = terms.filter(({ unsure, doubtful, common }) => !common && (unsure || doubtful))
  const sure = terms.filter((term) => !slips.includes(term))
  if (slips.length !== 1 || sure.length < atLeast) return []
  const named = sure.map(({ matches }) => matchAnyOf(matches, 'A'))
  return [{ query: together(...beside, ...named), terms: sure, dropped: slips, partial: true }]
}

/**
 * An everyday word is one of a name where a place of the kind, or of one near to it, is called so
 * beside the other names: the "state" of State Bank, and the "national" of Punjab National.
 */
export async function addNameTerms(
  db: DbOrTransaction,
  reading: ParsedQuery,
): Promise<ParsedQuery> {
  const { firm, loose } = splitNames(reading.terms)
  const kinds = getRequestedPlaceTypes(reading).flatMap(({ kind }) => [
    kind,
    ...(kind.near ?? []).map(getPlaceTypeById),
  ])
  if (loose.length === 0 || kinds.length === 0) return reading
  const there = together(matchAnyLexeme(kinds.flatMap(getPlaceTypeLexemes)), ...queriesOf(firm))
  const named = loose.map(({ matches }) => together(there, matchAnyOf(matches, 'A')))
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
const splitNames = (terms: readonly SearchTerm[]) => ({
  firm: terms.filter(({ common }) => !common),
  loose: terms.filter(({ common }) => common),
})

const queriesOf = (terms: readonly SearchTerm[]) => terms.map(({ matches }) => matchAnyOf(matches))

/** All but one of three words and more, and any of two. */
const someOf = (queries: string[]) =>
  queries.length > 2 ? withoutOne(queries) : joinWithOr(queries)

const withoutOne = (queries: string[]) =>
  joinWithOr(
    queries.map((_, left) => `(${joinWithAnd(queries.filter((__, index) => index !== left))})`),
  )

/**
 * The first stage that finds an active business, in one query that looks no further than it must.
 */
export async function findFirstMatch(
  db: DbOrTransaction,
  stages: readonly SearchStage[],
): Promise<SearchStage | undefined> {
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
