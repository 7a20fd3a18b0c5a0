import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import type { NamedPlace } from './search-names.ts'

type Found = Pick<NamedPlace, 'name' | 'city'>
/** Answers the first three places. */
export type SearchEngine = (text: string) => Promise<Found[]>

const SHOWN = 3
/** An answer that has not come by then never comes: the run ends with the search that it was. */
const HUNG_MS = 30_000

/** Our own search, as a visitor reaches it. */
export const createOwnEngine =
  (site: string): SearchEngine =>
  async (text) => {
    const answer = await fetch(
      `${site}/api/businesses?search=${encodeURIComponent(text)}&limit=12`,
      { signal: AbortSignal.timeout(HUNG_MS) },
    ).catch((error: unknown) => {
      throw new Error(`${text}: no answer`, { cause: error })
    })
    if (!answer.ok) throw new Error(`${text}: ${answer.status}`)
    const { data } = (await answer.json()) as { data: Found[] }
    return data.slice(0, SHOWN)
  }

/** A yardstick: the search most used in browsers, with the settings its guide recommends. */
export function createMiniSearchEngine(places: readonly NamedPlace[]): SearchEngine {
  const index = new MiniSearch({
    fields: ['name', 'nameHi', 'city', 'district', 'category'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 3, nameHi: 3 } },
  })
  index.addAll(places.map((place, id) => ({ id, ...place })))
  return async (text) =>
    index
      .search(text)
      .slice(0, SHOWN)
      .map(({ id }) => places[id as number]!)
}

/** Another yardstick; a `tolerance` of one letter, as more make it find nearly everything. */
export async function createOramaEngine(places: readonly NamedPlace[]): Promise<SearchEngine> {
  const index = create({
    schema: {
      ...({ name: 'string', nameHi: 'string', city: 'string' } as const),
      ...({ district: 'string', category: 'string' } as const),
    },
  })
  await insertMultiple(index, [...places], 5000)
  return async (term) => {
    const boost = { name: 3, nameHi: 3 }
    const { hits } = await searchOrama(index, { term, tolerance: 1, limit: SHOWN, boost })
    return hits.map(({ document }) => document)
  }
}
