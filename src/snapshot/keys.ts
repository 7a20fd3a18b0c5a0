import { adPath, blogCategoryPath, blogPath, businessPath, categoryPath, classifiedPath, listPath, locationPath, postPath } from '#config/routes.ts' // prettier-ignore
import type { Business } from '#contract/businesses.ts'
import { POSTS_PER_PAGE } from '#shared/blog-card.ts'
import { ADS_PER_PAGE } from '#shared/classifieds.ts'
import { cutIntoPages, LANDING_PAGE_SIZE, PAGE_SIZE } from '#shared/paging.ts'
import { dateInKolkata } from '#shared/kolkata.ts'
import { similarAds, type Classifieds } from './classifieds.ts'
import type { District } from './district.ts'
import { keyBeside, keyOf, rowKey, rowKeys } from './row-key.ts'
import type { Rows } from './rows.ts'

/** Address of a page → a short text that is another whenever what the page is made of is another. */
export type PageKeys = Map<string, string>

/**
 * The keys of all pages made of rows, those of lists and of single records. Two moments' keys compared tell exactly
 * which pages a change touches: new, different, gone. Pages not named here are few, and rendered each time.
 */
export function pageKeys(rows: Rows, district: District, classifieds: Classifieds, now: Date): PageKeys {
  const keys = new Map<string, string>()
  const everywhere = keyOf([rows.settings, rows.placements, rows.categories, now.getFullYear()])
  const add = (address: string, ...parts: unknown[]) => keys.set(address, keyOf([everywhere, ...parts]))
  addLists(add, district)
  addBusinesses(keys, everywhere, rows, district, now)
  addBlog(add, district)
  addAds(add, classifieds)
  return keys
}

type Add = (address: string, ...parts: unknown[]) => void

function addLists(add: Add, { businesses, featured, categories, towns }: District): void {
  const counts = [
    ...categories.map((category) => `${category.id} ${category.businesses.length}`),
    ...towns.map((town) => `${town.id} ${town.city} ${town.slug} ${town.district} ${town.state} ${town.businesses.length}`), // prettier-ignore
  ].join()
  const facets = keyOf([counts, businesses.length, featured.length])
  cutIntoPages(businesses, PAGE_SIZE).forEach((shown, i, { length }) =>
    add(listPath(i + 1), facets, length, rowKeys(shown), i === 0 && rowKeys(featured.slice(0, FEATURED))),
  )
  const filled = categories.filter((category) => category.businesses.length > 0).map(({ slug }) => slug)
  for (const category of categories) {
    const inTowns = category.towns.map(({ slug, name, count }) => `${slug} ${name} ${count}`)
    cutIntoPages(category.businesses, LANDING_PAGE_SIZE).forEach((shown, i, { length }) =>
      add(categoryPath(category.slug, i + 1), filled, inTowns, category.businesses.length, length, rowKeys(shown)),
    )
  }
  const first = towns.slice(0, OTHER_TOWNS + 1).map(({ slug, city }) => `${slug} ${city}`)
  for (const { businesses: own, categories: ofKind, ...town } of towns) {
    cutIntoPages(own, LANDING_PAGE_SIZE).forEach((shown, i, { length }) =>
      add(locationPath(town.slug, i + 1), town, ofKind, first, towns.length, own.length, length, rowKeys(shown)),
    )
  }
}

/** More than any page shows. */
const FEATURED = 12
const OTHER_TOWNS = 12

function addBusinesses(keys: PageKeys, everywhere: string, rows: Rows, district: District, now: Date): void {
  const { businesses, towns, reviews, serviceFields, similarTo } = district
  const today = dateInKolkata(now)
  const kinds = new Map(towns.map(({ id, categories }) => [id, categories.map(({ slug }) => slug).sort()]))
  const places = new Map(rows.locations.map((location) => [location.id, `${rowKey(location)} ${keyOf(kinds.get(location.id) ?? [])}`])) // prettier-ignore
  const questions = new Map<number, string>()
  const questionsOf = (category: number) => {
    const key = questions.get(category) ?? rowKeys(serviceFields(category))
    questions.set(category, key)
    return key
  }
  for (const business of businesses) {
    const { id, slug, locationId, categoryId, specialDays } = business
    const answers = hasAnswers(business) ? questionsOf(categoryId) : ''
    // Special days that are over are not shown any more.
    const day = specialDays.length > 0 ? today : ''
    // One text instead of a list of parts: this is done for every business at every change.
    const made = `${everywhere} ${rowKey(business)} ${rowKeys(reviews(id))} ${rowKeys(similarTo(business))} ${places.get(locationId)} ${answers} ${day}`
    keys.set(businessPath(slug), keyBeside(business, made))
  }
}

const hasAnswers = ({ serviceInformation }: Business) => Object.keys(serviceInformation).length > 0

/** Posts are few, and each page of the blog shows the latest beside: a change touches them all. */
function addBlog(add: Add, { posts, blogCategories }: District): void {
  const all = rowKeys(posts)
  cutIntoPages(posts, POSTS_PER_PAGE).forEach((_, i) => add(blogPath(i + 1), all))
  for (const category of blogCategories)
    cutIntoPages(category.posts, POSTS_PER_PAGE).forEach((_, i) => add(blogCategoryPath(category.slug, i + 1), all))
  for (const post of posts) add(postPath(post.slug), all)
}

function addAds(add: Add, { ads, active, categories, cities }: Classifieds): void {
  const facets = keyOf([categories, cities, active.length])
  cutIntoPages(active, ADS_PER_PAGE).forEach((shown, i) => add(classifiedPath(i + 1), facets, rowKeys(shown)))
  for (const ad of ads) add(adPath(ad.slug), rowKey(ad), rowKeys(similarAds(ad, active)))
}
