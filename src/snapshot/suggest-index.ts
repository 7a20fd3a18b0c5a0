import type { Business } from '#contract/businesses.ts'
import type { SuggestIndex } from '#shared/view/suggest-index.ts'
import type { District } from './district.ts'
import { byName } from './order.ts'
import { steadyGroups } from './memoise.ts'

/* Within the 15 KB that the file may weigh: a name with its address takes about 25 bytes of it. */
const MOST_TOWNS = 150
const MOST_BUSINESSES = 350

/** Every category, the fullest towns, and of the businesses those that are known best. */
export function suggestIndex({ categories, towns, businesses }: District): SuggestIndex {
  const ranks = [...byRenown(businesses)].sort(([a], [b]) => b - a)
  const known = ranks
    .flatMap(([, rank]) => rank.slice(0, MOST_BUSINESSES))
    .slice(0, MOST_BUSINESSES)
  return {
    categories: categories.map(({ slug, name, nameHi }) => [slug, name, nameHi ?? '']),
    locations: towns
      .slice(0, MOST_TOWNS)
      .map(({ slug, city, nameHi }) => [slug, city, nameHi ?? '']),
    businesses: known.map(({ slug, name, category, city }) => [
      slug,
      name,
      categories.findIndex(({ id }) => id === category.id),
      city,
    ]),
  }
}

const renown = ({ featured, verified, totalReviews, phone }: Business) =>
  (featured ? 1000 : 0) + (verified ? 100 : 0) + Math.min(totalReviews, 50) + (phone ? 1 : 0)

/* Not sorted one by one: of a hundred thousand most are equally little known. */
const byRenown = steadyGroups(renown, byName)
