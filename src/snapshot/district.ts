import type { BlogPost } from '#contract/blog.ts'
import type { Business } from '#contract/businesses.ts'
import type { Category } from '#contract/categories.ts'
import type { Location } from '#contract/locations.ts'
import type { Review } from '#contract/reviews.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import type { WebsiteSettings } from '#contract/settings.ts'
import type { AdPlace } from '#shared/ad-slots.ts'
import { blogCategories, newestFirst } from './blog.ts'
import type { BlogCategoryPosts } from './blog.ts'
import { grouped, type Grouped } from './grouped.ts'
import { readOnce } from './read-once.ts'
import { compareText } from './order.ts'
import { currentRows } from './current-rows.ts'
import type { Rows } from './rows.ts'
import { similarBusinesses } from './similar.ts'
import { tally, type Tally } from './tally.ts'

/** A category with its businesses, and how many of them are in each town. */
export type ListedCategory = Category & { businesses: readonly Business[]; towns: readonly Tally[] }

/** A town with its businesses, and how many of them are of each category. */
export type ListedTown = Location & { businesses: readonly Business[]; categories: readonly Tally[] }

/** Everything public of the district, read once per build. */
export interface District {
  settings: WebsiteSettings
  /** Active, by name. */
  businesses: readonly Business[]
  /** Those of them that are featured. */
  featured: readonly Business[]
  /** Active, in their order, those without a business too. */
  categories: readonly ListedCategory[]
  /** Places with at least one business, the fullest first. */
  towns: readonly ListedTown[]
  townOf: (business: Business) => ListedTown | undefined
  /** Published reviews by business id, newest first. */
  reviews: Grouped<Review>
  /** The extra questions of a category, where a business has answered any. */
  serviceFields: Grouped<ServiceField>
  /** Up to three others of the same category, those of the same town first. */
  similarTo: (business: Business) => readonly Business[]
  /** Published, newest first. */
  posts: readonly BlogPost[]
  /** Those that have a post. */
  blogCategories: readonly BlogCategoryPosts[]
  /** Places open for advertisements. */
  placements: readonly AdPlace[]
}

/** The district as the API answers now; made once, then the same for the whole build. */
export const readDistrict = readOnce('district', async () => districtOf(await currentRows()))

/** Everything that pages show of the district, made of the rows: the same rows make the same. */
export function districtOf(rows: Rows): District {
  const { settings, businesses, placements } = rows
  const ofCategory = grouped(businesses, (business) => business.categoryId)
  const ofTown = grouped(businesses, (business) => business.locationId)
  const similar = similarBusinesses(businesses)
  const towns = rows.locations
    .map((location) => listedTown(location, ofTown(location.id)))
    .filter((town) => town.businesses.length > 0)
    .sort((a, b) => b.businesses.length - a.businesses.length || compareText(a.city, b.city))
  const townById = new Map(towns.map((town) => [town.id, town]))
  const posts = [...rows.posts].sort(newestFirst)
  return {
    settings,
    businesses,
    featured: businesses.filter((business) => business.featured),
    categories: rows.categories.map((category) => listedCategory(category, ofCategory(category.id))),
    towns,
    townOf: (business) => townById.get(business.locationId),
    reviews: grouped([...rows.reviews].reverse(), (review) => review.businessId),
    serviceFields: grouped(rows.serviceFields, (field) => field.categoryId),
    similarTo: (business) => similar.get(business.id) ?? [],
    posts,
    blogCategories: blogCategories(posts, rows.categories),
    placements,
  }
}

const listedCategory = (category: Category, businesses: readonly Business[]): ListedCategory => ({
  ...category,
  businesses,
  towns: tally(businesses, ({ location: { id, city, slug } }) => ({ id, name: city, slug })),
})

const listedTown = (location: Location, businesses: readonly Business[]): ListedTown => ({
  ...location,
  businesses,
  categories: tally(businesses, (business) => business.category),
})
