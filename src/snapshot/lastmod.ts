import type { Business } from '#contract/businesses.ts'
import { readClassifieds, type ClassifiedsData } from './classifieds.ts'
import { readDistrict, type DistrictData } from './district.ts'
import { onCacheReset } from './reset-caches.ts'
import { getNewestDate } from './newest.ts'
import { memoise } from './memoise.ts'

/**
 * When a page's content last changed (ISO 8601), for the sitemap: the date of a business, the
 * newest one of a category or a town, or the newest of all for lists of everything. Undefined for
 * pages that do not come from the database.
 */
export async function getLastModified(path: string): Promise<string | undefined> {
  const district = await readDistrict('en')
  dates ??= datesOf(district, await readClassifieds('en'))
  const slug = /^\/business\/(.+)$/.exec(path)?.[1]
  if (slug === undefined) return dates.get(path.replace(/\/page\/\d+$/, ''))
  businesses ??= new Map(district.businesses.map((business) => [business.slug, business]))
  return businesses.get(slug)?.updatedAt
}

let dates: Map<string, string> | undefined
let businesses: Map<string, Dated> | undefined
onCacheReset(() => (dates = businesses = undefined))

type Dated = { updatedAt: string }

const newestOn = memoise((rows: readonly Business[]): Dated => ({ updatedAt: getNewestDate(rows) }))

function datesOf(
  { localGroups, categories, towns, posts, blogCategories }: DistrictData,
  { ads, active }: ClassifiedsData,
): Map<string, string> {
  const found = new Map<string, string>()
  const listed = localGroups.map(({ rows }) => {
    const { categoryId, locationId } = rows[0]!
    return { categoryId, locationId, ...newestOn(rows) }
  })
  const inCategory = Map.groupBy(listed, ({ categoryId }) => categoryId)
  const inTown = Map.groupBy(listed, ({ locationId }) => locationId)
  for (const category of categories)
    found.set(
      `/categories/${category.slug}`,
      getNewestDate([category, ...(inCategory.get(category.id) ?? [])]),
    )
  for (const town of towns)
    found.set(`/locations/${town.slug}`, getNewestDate([town, ...(inTown.get(town.id) ?? [])]))
  for (const { slug, updatedAt } of ads) found.set(`/classified/${slug}`, updatedAt)
  if (active.length > 0) found.set('/classified', getNewestDate(active))
  for (const { slug, updatedAt } of posts) found.set(`/blog/${slug}`, updatedAt)
  for (const { slug, posts: own } of blogCategories)
    found.set(`/blog/category/${slug}`, getNewestDate(own))
  if (posts.length > 0) found.set('/blog', getNewestDate(posts))
  const latest = [getNewestDate(categories), getNewestDate(towns), getNewestDate(listed)]
    .sort()
    .at(-1)
  for (const list of ['/', '/businesses', '/categories', '/locations'])
    if (latest) found.set(list, latest)
  return found
}
