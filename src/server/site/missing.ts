import { businessesPath } from '#config/routes.ts'
import type { PageNoun } from '#server/db/tables/index.ts'
import type { Page } from '#server/slug-history/index.ts'
import { NEVER } from '#server/releases/headers.ts'
import { inPlace, redirect } from './reply.ts'
import type { Answer, Asked } from './reply.ts'
import type { FindPlaces } from './search-page.ts'
import { AD_FALLBACK, BUSINESS_FALLBACK, GONE, NOT_FOUND, pageAt, POST_FALLBACK } from './served.ts'
import type { Served } from './served.ts'
import type { Target } from './target.ts'

/** Where the page is of what has or had this name in its address. */
export type FindPage = (noun: PageNoun, named: string) => Promise<Page>
/** Whether there is a classified ad of this slug or id, whoever may see it. */
export type FindAd = (slug: string) => Promise<boolean>

/** The site's questions to the database; everything else is in the release. */
export type Lookups = { findPage: FindPage; findAd: FindAd; findPlaces: FindPlaces }

const RECORD = '([^/]{1,200})/?$'
const LIST = '([^/]{1,200})(/page/\\d{1,6})?/?$'

/**
 * Pages of single records; one that is younger than the release has a page that stands in for it.
 */
const RECORDS = [
  {
    address: new RegExp(`^/business/${RECORD}`),
    noun: 'businesses',
    base: '/business/',
    standIn: BUSINESS_FALLBACK,
  },
  { address: new RegExp(`^/blog/${RECORD}`), noun: 'blog', base: '/blog/', standIn: POST_FALLBACK },
] as const

/**
 * Lists of what belongs to a record, and where the same list is read from the API while it has no
 * page.
 */
const LISTS = [
  {
    address: new RegExp(`^/categories/${LIST}`),
    noun: 'categories',
    base: '/categories/',
    narrowed: (slug: string) => businessesPath({ category: slug }),
  },
  {
    address: new RegExp(`^/locations/${LIST}`),
    noun: 'locations',
    base: '/locations/',
    narrowed: (slug: string) => businessesPath({ location: slug }),
  },
  {
    address: new RegExp(`^/blog/category/${LIST}`),
    noun: 'categories',
    base: '/blog/category/',
    narrowed: null,
  },
] as const

/**
 * What is answered for an address that is not in the release: made, moved or removed since, or
 * never there.
 */
export async function missing(
  target: Target,
  served: Served,
  asked: Asked,
  lookups: Lookups,
): Promise<Answer> {
  // Only the page of a business has words of its own for an address that names none.
  if (/^\/business\/?$/.test(target.path)) return inPlace(served, BUSINESS_FALLBACK, 404, asked)
  const ad = /^\/classified\/([^/]{1,200})$/.exec(target.path)?.[1]
  if (ad) return classifiedAd(ad, served, asked, lookups.findAd)
  const kind = [...RECORDS, ...LISTS].find(({ address }) => address.test(target.path))
  if (!kind) return inPlace(served, NOT_FOUND, 404, asked)
  const standIn = 'standIn' in kind ? kind.standIn : NOT_FOUND
  const [, named, page = ''] = kind.address.exec(target.path)!
  const found = await lookups.findPage(kind.noun, named!).catch(() => 'unknown' as const)
  // 503 while the database is away, so that search engines keep the address. The page of a record
  // asks again.
  if (found === 'unknown') return inPlace(served, standIn, 503, asked, { 'Retry-After': '30' })
  // A closed listing may open again, so that caches must not keep this answer.
  if (found === 'gone') return inPlace(served, GONE, 410, asked)
  // The page says that there is no such business or post, and where to go on.
  if (!found) return inPlace(served, standIn, 404, asked)
  const path = kind.base + encodeURIComponent(found.slug)
  if ('standIn' in kind)
    return target.path === path
      ? inPlace(served, standIn, 200, asked)
      : redirect(301, path + target.query)
  return list(target, { path, page, narrowed: kind.narrowed?.(found.slug) }, served, asked)
}

/** The list of a category or a town that is there, but not at this address. */
function list(
  target: Target,
  { path, page, narrowed }: { path: string; page: string; narrowed: string | undefined },
  served: Served,
  asked: Asked,
): Answer {
  const isFormer = target.path !== path + page
  const there = [path + page, path].find((address) => pageAt(served, address))
  if (there)
    return isFormer ? redirect(301, there + target.query) : inPlace(served, NOT_FOUND, 404, asked)
  // Made a moment ago, or a town where nothing is listed now.
  return narrowed ? redirect(302, narrowed, NEVER) : inPlace(served, NOT_FOUND, 404, asked)
}

/**
 * An ad that is not in the release: posted or taken away since it was built, pending, or never
 * there.
 */
async function classifiedAd(
  named: string,
  served: Served,
  asked: Asked,
  findAd: FindAd,
): Promise<Answer> {
  const isThere = await findAd(named).catch(() => 'unknown' as const)
  if (isThere === 'unknown')
    return inPlace(served, AD_FALLBACK, 503, asked, { 'Retry-After': '30' })
  // The specification sends people to the list; there it is said why.
  return isThere ? inPlace(served, AD_FALLBACK, 200, asked) : redirect(302, '/classified#ad-gone')
}
