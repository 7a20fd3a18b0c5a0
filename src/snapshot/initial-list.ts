import type { Business } from '#contract/businesses.ts'
import { toBusinessCard } from '#shared/view/business-card.ts'
import {
  MAX_FEATURED,
  type DistrictCount,
  type InitialBusinessList,
} from '#shared/view/business-list.ts'
import type { DistrictData } from './district.ts'

/* A district has some dozens of towns; of a whole state the largest are enough to choose from. */
const MAX_TOWNS = 200

/** How many businesses each district has, the most first. */
function districtsOf(towns: DistrictData['towns']): DistrictCount[] {
  const counts = new Map<string, DistrictCount>()
  for (const { state, district, businesses } of towns) {
    const name = `${state}/${district}`
    const { count } = counts.get(name) ?? { count: 0 }
    counts.set(name, { state, district, count: count + businesses.length })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}

/** What the business list's island begins with on a page of the whole list. */
export function getInitialBusinessList(
  district: DistrictData,
  businesses: readonly Business[],
  page: number,
): InitialBusinessList {
  const { categories, towns, featured, counts } = district
  return {
    page,
    businesses: businesses.map(toBusinessCard),
    total: district.businesses.length,
    featured: page === 1 ? featured.slice(0, MAX_FEATURED).map(toBusinessCard) : [],
    featuredTotal: featured.length,
    categories: categories.map(({ id, slug, name, businesses: { length } }) => ({
      id,
      slug,
      name,
      count: length,
    })),
    towns: towns
      .slice(0, MAX_TOWNS)
      .map(({ id, slug, city, district: name, businesses: { length } }) => {
        return { id, slug, city, district: name, count: length }
      }),
    districts: districtsOf(towns),
    // Who is open changes by the minute.
    ticks: { verified: counts.verified, hasPhone: counts.phones },
    reading: null,
  }
}
