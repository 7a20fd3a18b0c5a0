import type { Business } from '#contract/businesses.ts'
import { cardOf } from '#shared/business-card.ts'
import { FEATURED_SHOWN, type ListStart } from '#shared/business-list.ts'
import type { District } from './district.ts'

/* Of a whole state's towns the fullest are enough to choose from; a district has some dozens. */
const MOST_TOWNS = 200

/** What the business list's island begins with on a page of the whole list. */
export function listStart(district: District, businesses: readonly Business[], page: number): ListStart {
  const { categories, towns, featured } = district
  return {
    page,
    businesses: businesses.map(cardOf),
    total: district.businesses.length,
    featured: page === 1 ? featured.slice(0, FEATURED_SHOWN).map(cardOf) : [],
    featuredTotal: featured.length,
    categories: categories.map(({ id, slug, name, businesses: { length } }) => ({ id, slug, name, count: length })),
    towns: towns.slice(0, MOST_TOWNS).map(({ id, slug, city, district: name, businesses: { length } }) => {
      return { id, slug, city, district: name, count: length }
    }),
    states: [...new Set(towns.map(({ state }) => state))].sort(),
    correctedTo: null,
  }
}
