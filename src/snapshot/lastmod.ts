import { readClassifieds, type Classifieds } from './classifieds.ts'
import { readDistrict, type District } from './district.ts'
import { forgetWithBuild } from './forget.ts'

/**
 * When what a page shows last changed (ISO 8601), for the sitemap: a business's own date, the newest of a category, of
 * a town, of everything for the lists that show everything. Undefined for pages that do not come from the database.
 */
export async function lastmodOf(path: string): Promise<string | undefined> {
  const district = await readDistrict()
  const classifieds = await readClassifieds()
  dates ??= datesOf(district, classifieds)
  return dates.get(path.replace(/\/page\/\d+$/, ''))
}

let dates: Map<string, string> | undefined
forgetWithBuild(() => (dates = undefined))

function datesOf(
  { businesses, categories, towns, posts, blogCategories }: District,
  { ads, active }: Classifieds,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const { slug, updatedAt } of businesses) found.set(`/business/${slug}`, updatedAt)
  for (const category of categories)
    found.set(`/categories/${category.slug}`, newest([category, ...category.businesses]))
  for (const town of towns) found.set(`/locations/${town.slug}`, newest([town, ...town.businesses]))
  for (const { slug, updatedAt } of ads) found.set(`/classified/${slug}`, updatedAt)
  if (active.length > 0) found.set('/classified', newest(active))
  for (const { slug, updatedAt } of posts) found.set(`/blog/${slug}`, updatedAt)
  for (const { slug, posts: own } of blogCategories) found.set(`/blog/category/${slug}`, newest(own))
  if (posts.length > 0) found.set('/blog', newest(posts))
  const latest = newest([...categories, ...towns, ...businesses])
  for (const list of ['/', '/businesses', '/categories', '/locations']) if (latest) found.set(list, latest)
  return found
}

const newest = (rows: ReadonlyArray<{ updatedAt: string }>) =>
  rows.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '')
