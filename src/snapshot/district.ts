import type { BlogPost } from '#contract/blog.ts'
import type { Business } from '#contract/businesses.ts'
import type { Category } from '#contract/categories.ts'
import type { Location } from '#contract/locations.ts'
import type { Review } from '#contract/reviews.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import type { WebsiteSettings } from '#contract/settings.ts'
import type { AdPlace } from '#shared/ad-slots.ts'
import { blogCategories, readPosts } from './blog.ts'
import type { BlogCategoryPosts } from './blog.ts'
import { grouped, type Grouped } from './grouped.ts'
import { readOnce } from './read-once.ts'
import { call, patiently, readPages } from './reading.ts'
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

/** The district as the API answers now; read once, then the same for the whole build. */
export const readDistrict = readOnce('district', load)

async function load(): Promise<District> {
  const settings = (await patiently(() => call('GET /settings'))).data
  const businesses = (await readBusinesses()).sort(byName)
  const reviews = await readReviews()
  const categories = (await patiently(() => call('GET /categories'))).data
  const locations = await readLocations()
  const placements = (await patiently(() => call('GET /snapshot/placements'))).data
  const posts = await readPosts()
  const ofCategory = grouped(businesses, (business) => business.categoryId)
  const ofTown = grouped(businesses, (business) => business.locationId)
  const similar = similarBusinesses(businesses)
  const towns = locations
    .map((location) => listedTown(location, ofTown(location.id)))
    .filter((town) => town.businesses.length > 0)
    .sort((a, b) => b.businesses.length - a.businesses.length || compareText(a.city, b.city))
  const townById = new Map(towns.map((town) => [town.id, town]))
  return {
    settings,
    businesses,
    featured: businesses.filter((business) => business.featured),
    categories: categories.map((category) => listedCategory(category, ofCategory(category.id))),
    towns,
    townOf: (business) => townById.get(business.locationId),
    reviews,
    serviceFields: grouped(await readServiceFields(businesses), (field) => field.categoryId),
    similarTo: (business) => similar.get(business.id) ?? [],
    posts,
    blogCategories: blogCategories(posts, categories),
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

/* By code point in lower case, as the API orders by name: page 2 of the list follows page 1 wherever each comes from. */
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byName = (a: Business, b: Business) => compareText(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id

/** Rows share one object per category and per place: at a hundred thousand rows that halves the memory. */
async function readBusinesses(): Promise<Business[]> {
  const rows: Business[] = []
  const categories = new Map<number, Business['category']>()
  const places = new Map<number, Business['location']>()
  const shared = <T>(known: Map<number, T>, id: number, value: T) => known.get(id) ?? (known.set(id, value), value)
  await readPages(
    (after) => call('GET /snapshot/businesses', { query: { after, limit: 1000 } }),
    (row) => {
      row.category = shared(categories, row.categoryId, row.category)
      const place = shared(places, row.locationId, row.location)
      rows.push(Object.assign(row, { location: place, city: place.city, district: place.district, state: place.state }))
    },
  )
  return rows
}

async function readReviews(): Promise<Grouped<Review>> {
  const rows: Review[] = []
  await readPages(
    (after) => call('GET /snapshot/reviews', { query: { after, limit: 1000 } }),
    (row) => rows.push(row),
  )
  return grouped(rows.reverse(), (review) => review.businessId)
}

async function readServiceFields(businesses: readonly Business[]): Promise<ServiceField[]> {
  const answered = businesses.filter(({ serviceInformation }) => Object.keys(serviceInformation).length > 0)
  const rows: ServiceField[] = []
  for (const categoryId of new Set(answered.map((business) => business.categoryId))) {
    const params = { categoryId }
    rows.push(...(await patiently(() => call('GET /category-service-fields/category/{categoryId}', { params }))).data)
  }
  return rows
}

async function readLocations(): Promise<Location[]> {
  const rows: Location[] = []
  const limit = 1000
  await readPages(
    async (after) => {
      const { data } = await call('GET /locations', {
        query: { hasBusinesses: 'true', after: after || undefined, limit },
      })
      return { data, next: data.length < limit ? null : data.at(-1)!.id }
    },
    (row) => rows.push(row),
  )
  return rows
}
