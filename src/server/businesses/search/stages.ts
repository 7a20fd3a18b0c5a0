import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses } from '#server/db/tables/index.ts'
import type { Term } from './terms.ts'
import { allTogether, anyOf, anyTogether } from './tsquery.ts'

/** A way to put the terms together, and those of them it is about. `partial`: what it finds may lack some of them. */
export type Stage = { query: string; terms: Term[]; partial: boolean }

export const allTerms = (terms: Term[]): Stage => ({ query: allTogether(queriesOf(terms)), terms, partial: false })

/**
 * From the strictest to the most forgiving: all words; all that are not in doubt; all but any one; the town with any
 * other word; any word.
 */
export function stagesOf(terms: Term[]): Stage[] {
  const certain = terms.filter(({ doubtful }) => !doubtful)
  const places = terms.filter(({ place }) => place)
  const others = terms.filter(({ place }) => !place)
  const partial = (query: string): Stage => ({ query, terms, partial: true })

  const stages = [allTerms(terms)]
  if (certain.length > 0 && certain.length < terms.length) stages.push(allTerms(certain))
  if (terms.length > 2) stages.push(partial(allButOne(queriesOf(terms))))
  if (places.length > 0 && others.length > 1)
    stages.push(partial(allTogether([anyTogether(queriesOf(others)), anyTogether(queriesOf(places))])))
  if (terms.length > 1) stages.push(partial(anyTogether(queriesOf(terms))))
  return stages
}

const queriesOf = (terms: readonly Term[]) => terms.map(({ matches }) => anyOf(matches))

const allButOne = (queries: string[]) =>
  anyTogether(queries.map((_, left) => `(${allTogether(queries.filter((_, index) => index !== left))})`))

/** Whether a business answers a query by its document, or by the one that it gets (`renamed.ts`). */
export const holds = (query: string, meanwhile: SQL | null): SQL => {
  const asItIs = sql`${businesses.searchDocument} @@ ${query}::tsquery`
  return meanwhile ? sql`(${asItIs} or ${meanwhile} @@ ${query}::tsquery)` : asItIs
}

/** The first stage that finds an active business, in one query that looks no further than it must. */
export async function firstFinding(
  db: Db | Transaction,
  stages: readonly Stage[],
  meanwhile: SQL | null,
): Promise<Stage | undefined> {
  const cases = stages.map(
    ({ query }, index) => sql`when exists (
      select from ${businesses} where status = 'active' and ${holds(query, meanwhile)}) then ${index}::int`,
  )
  const { rows } = await db.execute<{ found: number | null }>(sql`select case ${sql.join(cases, sql` `)} end as found`)
  return stages[rows[0]?.found ?? -1]
}
