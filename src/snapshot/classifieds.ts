import type { Ad, ClassifiedCategory } from '#contract/classifieds.ts'
import { readOnce } from './read-once.ts'
import { call, patiently, readPages } from './reading.ts'

/** The ads of the site, as the build shows them. */
export interface Classifieds {
  /** Every ad with a page: active, sold and expired. */
  ads: readonly Ad[]
  /** The active ones, the newest first. */
  active: readonly Ad[]
  categories: readonly ClassifiedCategory[]
  /** Places with active ads, the fullest first. */
  cities: ReadonlyArray<{ city: string; count: number }>
}

/** The ads as the API answers now; read once, then the same for the whole build. */
export const readClassifieds = readOnce('classifieds', load)

async function load(): Promise<Classifieds> {
  const categories = (await patiently(() => call('GET /classified-categories'))).data
  const ads: Ad[] = []
  await readPages(
    (after) => call('GET /snapshot/classified', { query: { after, limit: 1000 } }),
    (row) => ads.push(row),
  )
  const active = ads.filter(({ status }) => status === 'active').sort(newestFirst)
  return { ads, active, categories, cities: countCities(active) }
}

/* As the API orders them: page 2 follows page 1 wherever each comes from. */
const newestFirst = (a: Ad, b: Ad) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.id - a.id)

function countCities(ads: readonly Ad[]): Classifieds['cities'] {
  const counts = new Map<string, number>()
  for (const { city } of ads) counts.set(city, (counts.get(city) ?? 0) + 1)
  return [...counts]
    .map(([city, count]) => ({ city, count }))
    .sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1))
}
