import { businessesPath } from '#config/routes.ts'
import type { PageNoun } from '#server/db/tables/index.ts'
import type { Page } from '#server/slug-history/index.ts'
import { NO_STORE } from '#server/releases/headers.ts'
import { withPath, redirect } from './reply.ts'
import type { Answer, PageRequest } from './reply.ts'
import type { FindPlaces } from './search-page.ts'
import { AD_FALLBACK, BUSINESS_FALLBACK, GONE, NOT_FOUND, pageAt, POST_FALLBACK } from './served.ts'
import type { Served } from './served.ts'
import type { Target } from './target.ts'

/** Finds the page of the record that has or had this name in its address. */
export type FindPage = (noun: PageNoun, named: string) => Promise<Page>
/**
 * Whether a classified ad of this slug or id exists, whoever may see it; `hidden` if it was taken
 * down by the team.
 */
export type FindAd = (slug: string) => Promise<boolean | 'hidden'>

/** What the site asks the database; everything else is in the release. */
export type Lookups = { findPage: FindPage; findAd: FindAd; findPlaces: FindPlaces }

const RECORD = '([^/]{1,200})/?$'
const LIST = '([^/]{1,200})(/page/\\d{1,6})?/?$'

/** Pages of single records. A record newer than the release is shown by a stand-in page. */
const RECORDS = [
  {
    address: new RegExp(`^/business/${RECORD}`),
    noun: 'businesses',
    base: '/business/',
    standIn: BUSINESS_FALLBACK,
  },
  { address: new RegExp(`^/blog/${RECORD}`), noun: 'blog', base: '/blog/', standIn: POST_FALLBACK },
] as const

/** Lists that belong to a record, and the API address of the same list while it has no page. */
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
 * Answers an address that is not in the release: its page is newer, has moved, was removed, or
 * never existed.
 */
export async function answerMissing(
  target: Target,
  served: Served,
  asked: PageRequest,
  lookups: Lookups & { wasRemoved: boolean },
): Promise<Answer> {
  // Only the page of a business has its own text for an address without a name.
  if (/^\/business\/?$/.test(target.path)) return withPath(served, BUSINESS_FALLBACK, 404, asked)
  const ad = /^\/classified\/([^/]{1,200})$/.exec(target.path)?.[1]
  if (ad) return classifiedAd(ad, served, asked, lookups)
  const kind = [...RECORDS, ...LISTS].find(({ address }) => address.test(target.path))
  if (!kind) return withPath(served, NOT_FOUND, 404, asked)
  const standIn = 'standIn' in kind ? kind.standIn : NOT_FOUND
  const [, named, page = ''] = kind.address.exec(target.path)!
  const found = await lookups.findPage(kind.noun, named!).catch(() => 'unknown' as const)
  // 503 while the database is away, so that search engines keep the address. The page itself asks
  // again.
  if (found === 'unknown') return withPath(served, standIn, 503, asked, { 'Retry-After': '30' })
  // A closed listing may open again, so caches must not keep this answer.
  if (found === 'gone') return withPath(served, GONE, 410, asked)
  // The page says that the business or post does not exist, and where to go next.
  if (!found) return withPath(served, standIn, 404, asked)
  const path = kind.base + encodeURIComponent(found.slug)
  if ('standIn' in kind)
    return target.path === path
      ? withPath(served, standIn, 200, asked)
      : redirect(301, path + target.query)
  return list(target, { path, page, narrowed: kind.narrowed?.(found.slug) }, served, asked)
}

/** The list of a category or a town that exists at another address. */
function list(
  target: Target,
  { path, page, narrowed }: { path: string; page: string; narrowed: string | undefined },
  served: Served,
  asked: PageRequest,
): Answer {
  const isFormer = target.path !== path + page
  const there = [path + page, path].find((address) => pageAt(served, address))
  if (there)
    return isFormer ? redirect(301, there + target.query) : withPath(served, NOT_FOUND, 404, asked)
  // It was made a moment ago, or it is a town without listings now.
  return narrowed ? redirect(302, narrowed, NO_STORE) : withPath(served, NOT_FOUND, 404, asked)
}

/** An ad that is not in the release: it is newer, removed or pending, or never existed. */
async function classifiedAd(
  named: string,
  served: Served,
  asked: PageRequest,
  { findAd, wasRemoved }: { findAd: FindAd; wasRemoved: boolean },
): Promise<Answer> {
  const isThere = await findAd(named).catch(() => 'unknown' as const)
  if (isThere === 'unknown')
    return withPath(served, AD_FALLBACK, 503, asked, { 'Retry-After': '30' })
  // Its seller still sees it there.
  if (isThere === 'hidden') return withPath(served, AD_FALLBACK, 410, asked)
  if (!isThere && wasRemoved) return withPath(served, GONE, 410, asked)
  // The specification sends people to the list, which tells them why.
  return isThere ? withPath(served, AD_FALLBACK, 200, asked) : redirect(302, '/classified#ad-gone')
}
