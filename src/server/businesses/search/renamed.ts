import { eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses, categories, districts, locations, searchUpdates } from '#server/db/tables/index.ts'
import { kindNames, townNames } from './document.ts'
import { isFiller } from './noise.ts'
import type { Term } from './terms.ts'
import { quoteLexeme } from './tsquery.ts'
import { wordsOf } from './words.ts'

/** A category or a town whose name changed. */
export type Renamed = { noun: 'categories' | 'locations'; recordId: number }

/** Notes that the documents of its businesses are to be written, from the first one on. */
export async function updateLater(tx: Db | Transaction, of: Renamed): Promise<void> {
  await tx
    .insert(searchUpdates)
    .values(of)
    .onConflictDoUpdate({ target: [searchUpdates.noun, searchUpdates.recordId], set: { doneTo: 0 } })
}

/**
 * The document of a business as it is to be: while the documents of a renamed category or town are
 * being written, those that wait count as if they held its new words already. Null when nothing that
 * waits has any of the words searched for.
 */
export async function documentMeanwhile(db: Db | Transaction, terms: readonly Term[]): Promise<SQL | null> {
  const waiting = await db.select().from(searchUpdates)
  const ids = (noun: Renamed['noun']) => waiting.filter((row) => row.noun === noun).map(({ recordId }) => recordId)
  const kinds = await db
    .select({ id: categories.id, name: categories.name, nameHi: categories.nameHi, keywords: categories.keywords })
    .from(categories)
    .where(inArray(categories.id, ids('categories')))
  const towns = await db
    .select({
      id: locations.id,
      city: locations.city,
      nameHi: locations.nameHi,
      aliases: locations.aliases,
      district: districts.name,
    })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .where(inArray(locations.id, ids('locations')))
  const cases = [
    ...kinds.map((kind) => caseOf(businesses.categoryId, kind.id, 'B', kindNames(kind), terms, waiting)),
    ...towns.map((town) => caseOf(businesses.locationId, town.id, 'C', townNames(town), terms, waiting)),
  ].filter((each) => each !== null)
  if (cases.length === 0) return null
  return sql`(${businesses.searchDocument} || ${sql.join(cases, sql` || `)})`
}

function caseOf(
  column: typeof businesses.categoryId | typeof businesses.locationId,
  id: number,
  weight: 'B' | 'C',
  names: readonly string[],
  terms: readonly Term[],
  waiting: readonly (Renamed & { doneTo: number })[],
): SQL | null {
  const words = [...new Set(names.flatMap(wordsOf).map(({ word }) => word))].filter((word) => !isFiller(word))
  const isAsked = ({ matches }: Term) =>
    matches.some(({ lexeme, prefix }) => words.some((word) => (prefix ? word.startsWith(lexeme) : word === lexeme)))
  if (!terms.some(isAsked)) return null
  const noun = weight === 'B' ? 'categories' : 'locations'
  const doneTo = waiting.find((row) => row.noun === noun && row.recordId === id)!.doneTo
  const vector = words.map((word, i) => `${quoteLexeme(word)}:${i + 1}${weight}`).join(' ')
  return sql`case when ${column} = ${id} and ${businesses.id} > ${doneTo} then ${vector}::tsvector else ''::tsvector end`
}
