import type { Business } from '#contract/businesses.ts'
import type { District } from './district.ts'

/** Businesses to show on the home page, and whether every one of them is featured. */
export interface Showcase {
  businesses: readonly Business[]
  areFeatured: boolean
}

/** The featured ones, and after them a variety: by turns the fullest listing of each category. */
export function showcase({ businesses, featured, categories }: District, count: number): Showcase {
  const chosen = new Set(featured.slice(0, count))
  const areFeatured = chosen.size > 0 && chosen.size === Math.min(count, businesses.length)
  const shelves = categories.map((category) => fullest(category.businesses, count))
  for (let turn = 0; chosen.size < count && shelves.some((shelf) => shelf[turn]); turn++) {
    for (const business of shelves.flatMap((shelf) => shelf[turn] ?? [])) if (chosen.size < count) chosen.add(business)
  }
  return { businesses: [...chosen], areFeatured }
}

/** The fullest few, in order; of a hundred thousand most are never compared. */
function fullest(businesses: readonly Business[], count: number): Business[] {
  const found: Array<{ business: Business; known: number }> = []
  for (const business of businesses) {
    const known = fullness(business)
    if (found.length === count && known <= found.at(-1)!.known) continue
    const place = found.findIndex((other) => known > other.known)
    found.splice(place === -1 ? found.length : place, 0, { business, known })
    if (found.length > count) found.pop()
  }
  return found.map(({ business }) => business)
}

/** How much is known of a business, what a visitor looks for first counting most. */
function fullness(business: Business): number {
  const known: ReadonlyArray<readonly [unknown, number]> = [
    [business.images.length > 0 || business.logo, 4],
    [business.businessHours, 3],
    [business.phone, 3],
    [business.verified, 2],
    [business.address, 1],
    [business.latitude !== null, 1],
    [business.nameHi, 1],
  ]
  return known.reduce((sum, [has, weight]) => sum + (has ? weight : 0), 0)
}
