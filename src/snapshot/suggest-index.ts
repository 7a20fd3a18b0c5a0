import type { Business } from '#contract/businesses.ts'
import type { SuggestIndex } from '#shared/view/suggest-index.ts'
import type { DistrictData } from './district.ts'
import { compareByName } from './order.ts'
import { memoiseGroups } from './memoise.ts'

/* The file may have 15 KB; a name with its address takes about 25 bytes. */
const MAX_TOWNS = 150
const MAX_BUSINESSES = 350

/** Every category, the towns with most businesses, and the best known businesses. */
export function buildSuggestIndex({ categories, towns, businesses }: DistrictData): SuggestIndex {
  const ranks = [...byRenown(businesses)].sort(([a], [b]) => b - a)
  const known = ranks.flatMap(([, rank]) => rank.slice(0, MAX_BUSINESSES)).slice(0, MAX_BUSINESSES)
  return {
    categories: categories.map((category) => [category.slug, category.name, otherNameOf(category)]),
    locations: towns.slice(0, MAX_TOWNS).map((town) => [town.slug, town.city, otherNameOf(town)]),
    businesses: known.map(({ slug, name, category, city }) => [
      slug,
      name,
      categories.findIndex(({ id }) => id === category.id),
      city,
    ]),
  }
}

/** The name in the language that pages do not show: it is found by it, too. */
const otherNameOf = ({ nameHi, otherName }: { nameHi: string | null; otherName?: string }) =>
  otherName ?? nameHi ?? ''

const renown = ({ featured, verified, totalReviews, phone }: Business) =>
  (featured ? 1000 : 0) + (verified ? 100 : 0) + Math.min(totalReviews, 50) + (phone ? 1 : 0)

/* Groups instead of a sort: most of a hundred thousand are equally little known. */
const byRenown = memoiseGroups(renown, compareByName)
