import type { Business } from '#contract/businesses.ts'
import type { DistrictData } from './district.ts'
import { compareByName } from './order.ts'
import { memoiseGroups } from './memoise.ts'

/** Businesses to show on the home page, and whether every one of them is featured. */
export interface HomeShowcase {
  businesses: readonly Business[]
  areFeatured: boolean
}

/** The featured ones, then the fullest listings, in turn one of each category. */
export function chooseShowcase(
  { businesses, featured, categories }: DistrictData,
  count: number,
): HomeShowcase {
  const chosen = new Set(featured.slice(0, count))
  const areFeatured = chosen.size > 0 && chosen.size === Math.min(count, businesses.length)
  const groups = byFullness(businesses)
  const byCategory = categories.map(({ id }) =>
    FULLEST_FIRST.flatMap((known) => groups.get(groupOf(id, known))?.slice(0, count) ?? []),
  )
  for (let turn = 0; chosen.size < count && byCategory.some((group) => group[turn]); turn++) {
    for (const business of byCategory.flatMap((group) => group[turn] ?? []))
      if (chosen.size < count) chosen.add(business)
  }
  return { businesses: [...chosen], areFeatured }
}

/** How much is known of a business; what visitors look for first counts most. */
const fullness = (business: Business): number =>
  (business.images.length > 0 || business.logo ? 4 : 0) +
  (business.businessHours ? 3 : 0) +
  (business.phone ? 3 : 0) +
  (business.verified ? 2 : 0) +
  (business.address ? 1 : 0) +
  (business.latitude !== null ? 1 : 0) +
  (business.nameHi ? 1 : 0)

const FULLEST = 15
const FULLEST_FIRST = Array.from({ length: FULLEST + 1 }, (_, i) => FULLEST - i)
const groupOf = (categoryId: number, known: number) => categoryId * (FULLEST + 1) + known
const byFullness = memoiseGroups(
  (business: Business) => groupOf(business.categoryId, fullness(business)),
  compareByName,
)
