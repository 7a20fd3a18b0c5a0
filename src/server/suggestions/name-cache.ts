import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, categories, districts, locations } from '#server/kit/db/tables/index.ts'
import { toSuggestEntry, type SuggestEntry } from '#shared/view/suggest.ts'

type NamedEntry = SuggestEntry & { nameHi: string | null }

const CACHE_MS = 60_000
/* The number of places to keep, those with the most businesses; enough for a whole state. */
const MAX_PLACES = 5000

/**
 * Names of categories and of places with a business, folded. They are read at each key press and
 * change rarely, so they are kept for a minute.
 */
export class SuggestionNameCache {
  #kept: Promise<readonly NamedEntry[]> | undefined
  #until = 0

  get(db: Db, now: Date): Promise<readonly NamedEntry[]> {
    if (!this.#kept || now.getTime() >= this.#until) {
      this.#until = now.getTime() + CACHE_MS
      this.#kept = readNames(db)
      this.#kept.catch(() => (this.#until = 0))
    }
    return this.#kept
  }
}

async function readNames(db: Db): Promise<NamedEntry[]> {
  const kinds = await db
    .select()
    .from(categories)
    .where(eq(categories.status, 'active'))
    .orderBy(asc(categories.sortOrder), asc(categories.id))
  const count = db.$count(
    businesses,
    and(eq(businesses.locationId, locations.id), eq(businesses.status, 'active')),
  )
  const places = await db
    .select({
      ...{
        city: locations.city,
        nameHi: locations.nameHi,
        aliases: locations.aliases,
        slug: locations.slug,
      },
      ...{ district: districts.name, count },
    })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .where(and(eq(locations.status, 'active'), sql`${count} > 0`))
    .orderBy(sql`${count} desc`, asc(locations.id))
    .limit(MAX_PLACES)
  return [
    ...kinds.map(({ slug, name, nameHi, keywords }) => ({
      ...toSuggestEntry({ kind: 'category', slug, name, note: '' }, nameHi, ...keywords),
      nameHi,
    })),
    ...places.map(({ slug, city, nameHi, aliases, district }) => ({
      ...toSuggestEntry({ kind: 'location', slug, name: city, note: district }, nameHi, ...aliases),
      nameHi,
    })),
  ]
}
