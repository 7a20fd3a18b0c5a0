import type { LanguageCode } from '#config/languages.ts'
import type { BlogPost } from '#contract/blog.ts'
import type { Business } from '#contract/businesses.ts'
import type { Category } from '#contract/categories.ts'
import type { Location } from '#contract/locations.ts'
import type { Review } from '#contract/reviews.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { OpenAdPlacement } from '#shared/rules/ad-slots.ts'
import {
  compareNewestFirst,
  listBlogCategories,
  listPostsFor,
  type BlogCategoryPosts,
} from './blog.ts'
import { groupRows, type GetRowsByKey } from './group-rows.ts'
import { readOnce } from './read-once.ts'
import { findBusinessInBlocks } from './blocks.ts'
import { compareByName, compareHindi, compareText } from './order.ts'
import { getCurrentRows } from './current-rows.ts'
import type { SnapshotRows } from './rows.ts'
import { connectLocalGroups, MAX_SIMILAR, getSimilarRows, type LocalGroup } from './similar.ts'
import { memoise, memoiseGroups } from './memoise.ts'
import { translateRows } from './translate.ts'
import { countGroups, type GroupCount } from './count-groups.ts'

/** A category with its businesses, and how many of them are in each town. */
export type ListedCategory = Category & {
  businesses: readonly Business[]
  towns: readonly GroupCount[]
}

/** A town with its businesses, and how many of them are of each category. */
export type ListedTown = Location & {
  businesses: readonly Business[]
  categories: readonly GroupCount[]
}

/** Everything public of the district, read once per build. */
export interface DistrictData {
  settings: SiteSettings
  /** Active, by name. */
  businesses: readonly Business[]
  /** Businesses that moved or closed for good: they have a page and are in no list. */
  closed: readonly Business[]
  /** Those of them that are featured. */
  featured: readonly Business[]
  /** Active categories in their order, also those without a business. */
  categories: readonly ListedCategory[]
  /** Towns with at least one business, those with the most first. */
  towns: readonly ListedTown[]
  townOf: (business: Business) => ListedTown | undefined
  /** Published reviews by business id, newest first. */
  reviews: GetRowsByKey<Review>
  /** The extra questions of a category, where a business has answered any. */
  serviceFields: GetRowsByKey<ServiceField>
  /**
   * The numbers of businesses on the map, imported, verified and with a phone number, and the
   * number of reviews.
   */
  counts: Counts
  /** Of each business with reviews the newest one. */
  newestReviews: readonly Review[]
  businessOf: (id: number) => Business | undefined
  /** All businesses by category and town. */
  localGroups: readonly LocalGroup<Business>[]
  /** Up to three active ones of the same category, those of the same town first. */
  similarTo: (business: Business) => readonly Business[]
  /** Published, newest first; each has a page in every language. */
  posts: readonly BlogPost[]
  /** Those that lists show to readers of the language, in their order. */
  listedPosts: readonly BlogPost[]
  /** Those that have a post. */
  blogCategories: readonly BlogCategoryPosts[]
  /** Places open for advertisements. */
  placements: readonly OpenAdPlacement[]
}

/** What the page of a business shows of the district. */
export type BusinessPageData = Pick<
  DistrictData,
  | ('settings' | 'placements' | 'businesses' | 'closed' | 'categories')
  | ('townOf' | 'reviews' | 'serviceFields' | 'similarTo')
>

let provided: BusinessPageData | null = null

/** Has pages of businesses made of this from now on, instead of what the API answers. */
export const provideDistrict = (data: BusinessPageData): void => void (provided = data)

/** The district as the API answers now, in a language; read once for the whole build. */
export const readDistrict = (language: LanguageCode): Promise<DistrictData> =>
  // Who provides it has no other page rendered.
  provided ? Promise.resolve(provided as DistrictData) : READERS[language]()

const readerOf = (language: LanguageCode) =>
  readOnce(async () => buildDistrict(await getCurrentRows(), language))
const READERS: Record<LanguageCode, () => Promise<DistrictData>> = {
  en: readerOf('en'),
  hi: readerOf('hi'),
}

const createGroupings = () => ({
  byStatus: memoiseGroups(({ status }: Business) => status, compareByName),
  byCategory: memoiseGroups(({ categoryId }: Business) => categoryId, compareByName),
  byTown: memoiseGroups(({ locationId }: Business) => locationId, compareByName),
  byBoth: memoiseGroups(localKeyOf, compareByName),
  byFeatured: memoiseGroups(({ featured }: Business) => featured, compareByName),
})
/* Of each language its own, as each has other rows in another order. */
const GROUPINGS: Record<LanguageCode, ReturnType<typeof createGroupings>> = {
  en: createGroupings(),
  hi: createGroupings(),
}
const COLLATORS: Record<LanguageCode, (a: string, b: string) => number> = {
  en: compareText,
  hi: compareHindi,
}
const reviewsBy = memoiseGroups(({ businessId }: Review) => businessId, latestFirst)
/** One number for both ids, each of which is far below its limit. */
function localKeyOf({ categoryId, locationId }: Business): number {
  return categoryId * 2 ** 26 + locationId
}
/** Newer reviews have higher ids. */
function latestFirst(a: Review, b: Review): number {
  return b.id - a.id
}
type Counts = Record<'mapped' | 'reviews' | 'imported' | 'verified' | 'phones', number>
const countsOn = memoise((rows: readonly Business[]): Counts => ({
  mapped: rows.filter(({ latitude }) => latitude !== null).length,
  reviews: rows.reduce((sum, { totalReviews }) => sum + totalReviews, 0),
  imported: rows.filter(({ source }) => source !== null).length,
  verified: rows.filter(({ verified }) => verified).length,
  phones: rows.filter(({ phone }) => phone !== null).length,
}))
const NO_BUSINESSES: readonly Business[] = []
const NONE: Counts = { mapped: 0, reviews: 0, imported: 0, verified: 0, phones: 0 }
const added = (a: Counts, b: Counts): Counts => ({
  mapped: a.mapped + b.mapped,
  reviews: a.reviews + b.reviews,
  imported: a.imported + b.imported,
  verified: a.verified + b.verified,
  phones: a.phones + b.phones,
})
const placesOn = memoise(
  (group: LocalGroup<Business>) => new Map(group.rows.map(({ id }, place) => [id, place])),
)

/** Everything that pages show of the district; equal rows give an equal result. */
export function buildDistrict(given: SnapshotRows, language: LanguageCode = 'en'): DistrictData {
  const rows = translateRows(given, language)
  const { byStatus, byCategory, byTown, byBoth, byFeatured } = GROUPINGS[language]
  const { settings, placements } = rows
  const standings = byStatus(rows.businesses)
  const businesses = standings.get('active') ?? NO_BUSINESSES
  const [ofCategory, ofTown, groups] = [
    byCategory(businesses),
    byTown(businesses),
    byBoth(businesses),
  ]
  const townsOf = Map.groupBy(groups.values(), ([first]) => first!.categoryId)
  const categoriesOf = Map.groupBy(groups.values(), ([first]) => first!.locationId)
  const localGroups = connectLocalGroups(groups.values())
  const groupAt = new Map(localGroups.map((group) => [localKeyOf(group.rows[0]!), group]))
  const towns = rows.locations
    .map((location) => listedTown(location, ofTown.get(location.id), categoriesOf.get(location.id)))
    .filter((town) => town.businesses.length > 0)
    .sort(
      (a, b) => b.businesses.length - a.businesses.length || COLLATORS[language](a.city, b.city),
    )
  const reviews = reviewsBy([...rows.reviews].reverse())
  const townById = new Map(towns.map((town) => [town.id, town]))
  const posts = [...rows.posts].sort(compareNewestFirst)
  const listedPosts = listPostsFor(posts, language)
  return {
    settings,
    businesses,
    closed: standings.get('closed') ?? NO_BUSINESSES,
    featured: byFeatured(businesses).get(true) ?? [],
    categories: rows.categories.map((category) =>
      listedCategory(category, ofCategory.get(category.id), townsOf.get(category.id)),
    ),
    towns,
    townOf: (business) => townById.get(business.locationId),
    reviews: (id) => reviews.get(id) ?? [],
    serviceFields: groupRows(rows.serviceFields, (field) => field.categoryId),
    counts: [...groups.values()].map(countsOn).reduce(added, NONE),
    newestReviews: [...reviews.values()].map(([newest]) => newest!),
    businessOf: (id) => {
      const found = findBusinessInBlocks(rows.businesses, id)
      return found?.status === 'active' ? found : undefined
    },
    localGroups,
    similarTo: (business) => {
      const group = groupAt.get(localKeyOf(business))
      if (business.status !== 'active') return group?.rows.slice(0, MAX_SIMILAR) ?? []
      if (!group) return []
      return getSimilarRows(group.rows, group.after, placesOn(group).get(business.id)!)
    },
    posts,
    listedPosts,
    blogCategories: listBlogCategories(listedPosts, rows.categories),
    placements,
  }
}

type Groups = readonly (readonly Business[])[]

const listedCategory = (
  category: Category,
  businesses: readonly Business[] = [],
  towns: Groups = [],
): ListedCategory => ({
  ...category,
  businesses,
  towns: countGroups(towns, ({ location: { id, city, slug } }) => ({ id, name: city, slug })),
})

const listedTown = (
  location: Location,
  businesses: readonly Business[] = [],
  categories: Groups = [],
): ListedTown => ({
  ...location,
  businesses,
  categories: countGroups(categories, (business) => business.category),
})
