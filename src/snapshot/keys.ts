import {
  classifiedAdPath,
  blogCategoryPath,
  blogListPath,
  businessPath,
  categoryPath,
  classifiedListPath,
  businessListPath,
  locationPath,
  postPath,
} from '#config/routes.ts'
import type { Business } from '#contract/businesses.ts'
import { POSTS_PER_PAGE } from '#shared/view/blog-card.ts'
import { CLASSIFIEDS_PER_PAGE } from '#shared/rules/classifieds.ts'
import { filterCategoriesWithBusinesses } from '#shared/view/popular-categories.ts'
import {
  cutIntoPages,
  BUSINESSES_PER_LANDING_PAGE,
  BUSINESSES_PER_PAGE,
} from '#shared/view/paging.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { hasAnswers } from '#shared/rules/service-information.ts'
import type { ClassifiedsData } from './classifieds.ts'
import type { DistrictData } from './district.ts'
import { buildDistrictPack } from './district-pack.ts'
import { getFixedPageKeys } from './fixed-keys.ts'
import { hashValue, hashText, getRowKey, getRowKeys } from './row-key.ts'
import type { SnapshotRows } from './rows.ts'
import { getSimilarRows } from './similar.ts'
import { memoiseByText } from './memoise.ts'

/** Address of a page → a short text that changes whenever the data of the page change. */
type Part = ReadonlyMap<string, string>
/** The keys of all pages in parts; an unchanged part is the same object as the last time. */
export type PageKeys = readonly Part[]

/**
 * The keys of all pages: those of lists, of single records, and the fixed ones. The keys before and
 * after a change tell exactly which pages it touches: new, different, gone. A page that is not
 * named here is rendered each time.
 */
export function getPageKeys(
  rows: SnapshotRows,
  district: DistrictData,
  classifieds: ClassifiedsData,
  now: Date,
  pack = buildDistrictPack(district),
): PageKeys {
  // The footer and the search of every page link to the categories that have businesses.
  const filled = filterCategoriesWithBusinesses(district.categories).map(({ slug }) => slug)
  const everywhere = hashValue([
    rows.settings,
    rows.placements,
    rows.categories,
    filled,
    now.getFullYear(),
  ])
  return [
    ...listKeys(everywhere, district),
    ...businessKeys(everywhere, rows, district, now),
    closedKeys(everywhere, district),
    blogKeys(everywhere, district),
    adKeys(everywhere, classifieds),
    getFixedPageKeys(everywhere, rows, district, classifieds, pack, now),
    ...pack.keys,
  ]
}

const memoisedPages = memoiseByText<readonly object[], Part>()

/** The pages of a list: each depends on its rows and on `more`, and the first also on `atFirst`. */
function pagesOf(
  rows: readonly object[],
  size: number,
  pathOf: (page: number) => string,
  more: string,
  atFirst = '',
): Part {
  return memoisedPages(rows, `${more} ${atFirst}`, () => {
    const pages = cutIntoPages(rows, size)
    const keyAt = (shown: readonly object[], i: number) =>
      hashText(`${more} ${pages.length} ${getRowKeys(shown)} ${i === 0 ? atFirst : ''}`)
    return new Map(pages.map((shown, i) => [pathOf(i + 1), keyAt(shown, i)]))
  })
}

function listKeys(
  everywhere: string,
  { businesses, featured, categories, towns, counts }: DistrictData,
): Part[] {
  const choices = [
    ...categories.map((category) => `${category.id} ${category.businesses.length}`),
    ...towns.map(
      (town) =>
        `${town.id} ${town.city} ${town.slug} ${town.district} ${town.state} ` +
        town.businesses.length,
    ),
  ]
  const facets = hashValue([
    everywhere,
    choices,
    businesses.length,
    featured.length,
    counts.verified,
    counts.phones,
  ])
  const first = towns.slice(0, OTHER_TOWNS + 1).map(({ slug, city }) => `${slug} ${city}`)
  return [
    pagesOf(
      businesses,
      BUSINESSES_PER_PAGE,
      businessListPath,
      facets,
      getRowKeys(featured.slice(0, FEATURED)),
    ),
    ...categories.map(({ slug, businesses: own, towns: inTowns }) => {
      const more = hashValue([everywhere, slug, inTowns, own.length])
      return pagesOf(own, BUSINESSES_PER_LANDING_PAGE, (page) => categoryPath(slug, page), more)
    }),
    ...towns.map(({ businesses: own, ...town }) => {
      const more = hashValue([everywhere, town, first, towns.length, own.length])
      return pagesOf(
        own,
        BUSINESSES_PER_LANDING_PAGE,
        (page) => locationPath(town.slug, page),
        more,
      )
    }),
  ]
}

/** More than any page shows. */
const FEATURED = 12
const OTHER_TOWNS = 12

const memoisedGroups = memoiseByText<readonly Business[], Part>()

function businessKeys(
  everywhere: string,
  rows: SnapshotRows,
  district: DistrictData,
  now: Date,
): Part[] {
  const { localGroups, towns, reviews, serviceFields } = district
  const today = getKolkataDate(now)
  const kinds = new Map(
    towns.map(({ id, categories }) => [id, categories.map(({ slug }) => slug).sort()]),
  )
  const places = new Map(
    rows.locations.map((location) => [
      location.id,
      `${getRowKey(location)} ${hashValue(kinds.get(location.id) ?? [])}`,
    ]),
  )
  return localGroups.map(({ rows: own, after }) => {
    const { categoryId, locationId } = own[0]!
    const common = `${everywhere} ${places.get(locationId)}`
    const questions = getRowKeys(serviceFields(categoryId))
    const next = after.map(getRowKey)
    // Without the reviews: a new review replaces the row of its business (`load-rows.ts`).
    const more = [common, questions, today, next].join()
    return memoisedGroups(own, more, () => {
      const keys = own.map(getRowKey)
      const keyAt = (business: Business, place: number) => {
        const similar = getSimilarRows(keys, next, place)
        const answers = hasAnswers(business.serviceInformation) ? questions : ''
        // The page hides special days that are over.
        const day = business.specialDays.length > 0 ? today : ''
        return hashText(
          `${common} ${keys[place]} ${getRowKeys(reviews(business.id))} ${similar.join()} ` +
            `${answers} ${day}`,
        )
      }
      return new Map(
        own.map((business, place) => [businessPath(business.slug), keyAt(business, place)]),
      )
    })
  })
}

/** Few businesses have closed, so each is computed every time. */
function closedKeys(
  everywhere: string,
  { closed, reviews, serviceFields, similarTo, townOf }: DistrictData,
): Part {
  return new Map(
    closed.map((business) => {
      const { id, slug, categoryId } = business
      const town = townOf(business)
      const kinds = town?.categories.map((kind) => kind.slug).sort()
      const parts = [[business], reviews(id), similarTo(business), serviceFields(categoryId)]
      const key = hashValue([everywhere, town && [town.city, town.nameHi, town.slug, kinds]])
      return [businessPath(slug), hashText([key, ...parts.map(getRowKeys)].join(' '))]
    }),
  )
}

/** Posts are few, and each page of the blog shows the latest: a change touches all of them. */
function blogKeys(everywhere: string, { posts, listedPosts, blogCategories }: DistrictData): Part {
  const all = hashText(`${everywhere} ${getRowKeys(posts)}`)
  const ofList = (shown: readonly object[], pathOf: (page: number) => string) =>
    cutIntoPages(shown, POSTS_PER_PAGE).map((_, i) => pathOf(i + 1))
  const addresses = [
    ...ofList(listedPosts, blogListPath),
    ...blogCategories.flatMap(({ slug, posts: own }) =>
      ofList(own, (page) => blogCategoryPath(slug, page)),
    ),
    ...posts.map(({ slug }) => postPath(slug)),
  ]
  return new Map(addresses.map((address) => [address, all]))
}

const memoisedAds = memoiseByText<readonly object[], Part>()

function adKeys(
  everywhere: string,
  { ads, active, categories, cities, similarTo }: ClassifiedsData,
): Part {
  const facets = hashValue([everywhere, categories, cities, active.length])
  return memoisedAds(ads, facets, () => {
    const pages = cutIntoPages(active, CLASSIFIEDS_PER_PAGE)
    return new Map([
      ...pages.map(
        (shown, i) =>
          [classifiedListPath(i + 1), hashText(`${facets} ${getRowKeys(shown)}`)] as const,
      ),
      ...ads.map(
        (ad) =>
          [
            classifiedAdPath(ad.slug),
            hashText(`${everywhere} ${getRowKey(ad)} ${getRowKeys(similarTo(ad))}`),
          ] as const,
      ),
    ])
  })
}
