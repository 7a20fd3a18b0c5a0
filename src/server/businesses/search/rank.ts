import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { businesses } from '#server/db/tables/index.ts'
import type { Stage } from './stages.ts'
import type { Term } from './terms.ts'
import { allTogether, anyOf, anyTogether } from './tsquery.ts'

const { searchName } = businesses

/**
 * A name that is exactly what was typed, begins with it, or holds all its words (the town may stand in the address). A
 * place that is only named like the town searched for has but the first: "Chattarpur UPG PS" of another town is not there.
 */
const EXACT = 4
const BEGINS = 3
const IN_NAME = 2

/** For a business in the town named: more than any likeness; less where words may be missing, since those count too. */
const IN_TOWN = 1
const IN_TOWN_PARTIAL = 0.5
const WORD_FOUND = 1
const TOWN_FOUND = 1.5

/** For `ts_rank`: the weight of description, place, kind and name. */
const WEIGHTS = '{0.05,0.2,0.4,1}'

/**
 * How well a row of `businesses` answers: order by it descending. Exact name, then beginning of the name, then all words
 * in the name, then the rest by where the words stand; a named town counts when the business lies in it, not when it is only
 * named like it. Where not all words need be there, those that are count first.
 */
export function rankOf(
  { terms, partial }: Stage,
  folded: string,
  document: SQL = sql`${businesses.searchDocument}`,
): SQL<number> {
  const has = (query: string) => sql`(${document} @@ ${query}::tsquery)::int`
  const found = partial
    ? terms.map((term) => sql`${has(anyOf(term.matches))} * ${term.place ? TOWN_FOUND : WORD_FOUND}::real`)
    : []
  const towns = terms.filter(({ place }) => place).map((term) => anyOf(term.matches, 'C'))
  const inTown = towns.map((town) => sql`${has(town)} * ${partial ? IN_TOWN_PARTIAL : IN_TOWN}::real`)
  const inName = allTogether(terms.map((term) => anyOf(term.matches, term.place ? 'C' : 'A')))
  const isThere = towns.length > 0 ? sql`${document} @@ ${allTogether(towns)}::tsquery` : sql`true`
  const tier = sql`case
    when ${searchName} = ${folded} then ${EXACT}::real
    when starts_with(${searchName}, ${folded}) and ${isThere} then ${BEGINS}::real
    when ${document} @@ ${inName}::tsquery then ${IN_NAME}::real
    else 0 end`
  const likeness = sql`ts_rank(${WEIGHTS}::real[], ${document}, ${likenessQuery(terms)}::tsquery)`
  return sql<number>`(${sql.join([tier, ...found, ...inTown, likeness], sql` + `)})`
}

/** Whole words again beside beginnings, so that "bank" comes before "bankura". */
const likenessQuery = (terms: readonly Term[]) =>
  anyTogether(
    terms.flatMap(({ matches }) => [
      anyOf(matches),
      ...matches.filter(({ prefix }) => prefix).map(({ lexeme }) => anyOf([{ lexeme, prefix: false }])),
    ]),
  )
