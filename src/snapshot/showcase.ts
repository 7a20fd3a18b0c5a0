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
  const shelves = categories.map((category) => [...category.businesses].sort((a, b) => fullness(b) - fullness(a)))
  for (let turn = 0; chosen.size < count && shelves.some((shelf) => shelf[turn]); turn++) {
    for (const shelf of shelves) if (shelf[turn] && chosen.size < count) chosen.add(shelf[turn])
  }
  return { businesses: [...chosen], areFeatured }
}

/** How much is known of a business, by what a visitor looks for first. */
function fullness(business: Business): number {
  const known = [
    business.images.length > 0 || business.logo,
    business.businessHours,
    business.phone,
    business.address,
    business.latitude !== null,
    business.nameHi,
    business.verified,
  ]
  return known.filter(Boolean).length
}
