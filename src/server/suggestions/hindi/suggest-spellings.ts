import { desc, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, categories, locations } from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { learnNames, type NamePair } from './known-words.ts'
import { spellName } from './spell-name.ts'

/** The tables whose names are learned from. */
export const SPELLING_TABLES = ['businesses', 'categories', 'locations'] as const

/** The newest listings that have both names; of more nothing new is learned. */
const MAX_LEARNED = 5000
/** What is kept of each, in bytes, about. */
const PAIR_BYTES = 400

/** Up to three spellings of a name in the other script. */
export async function suggestSpellings(
  { db, cache }: Pick<VisitorContext, 'db' | 'cache'>,
  name: string,
): Promise<string[]> {
  const known = await cache.get({
    key: 'spellings of names',
    tables: SPELLING_TABLES,
    make: async () => learnNames(await readPairs(db)),
    size: ({ hindi }) => hindi.size * PAIR_BYTES,
  })
  return spellName(name, known)
}

async function readPairs(db: Db): Promise<NamePair[]> {
  const [listings, towns, kinds] = await Promise.all([
    db
      .select({ name: businesses.name, nameHi: businesses.nameHi })
      .from(businesses)
      .where(isNotNull(businesses.nameHi))
      .orderBy(desc(businesses.id))
      .limit(MAX_LEARNED),
    db
      .select({ name: locations.city, nameHi: locations.nameHi })
      .from(locations)
      .where(isNotNull(locations.nameHi))
      .limit(MAX_LEARNED),
    db
      .select({ name: categories.name, nameHi: categories.nameHi })
      .from(categories)
      .where(isNotNull(categories.nameHi)),
  ])
  return [...towns, ...kinds, ...listings].map(({ name, nameHi }) => [name, nameHi!] as const)
}
