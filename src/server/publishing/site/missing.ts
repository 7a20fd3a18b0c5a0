import { addLanguage, type Language } from '#config/languages.ts'
import { businessSearchPath } from '#config/routes.ts'
import type { PageRecordType } from '#server/kit/db/tables/index.ts'
import type { PageStatus } from '#server/publishing/slug-history/index.ts'
import { NO_CACHE } from '#server/publishing/releases/headers.ts'
import { answerWithPage, redirect, type SiteResponse, type SiteRequest } from './reply.ts'
import type { SearchBusinesses } from './search-page.ts'
import {
  CLASSIFIED_FALLBACK_PAGE,
  BUSINESS_FALLBACK_PAGE,
  GONE_PAGE,
  NOT_FOUND_PAGE,
  findPublicPageFile,
  findPageLanguage,
  POST_FALLBACK_PAGE,
  type ServedRelease,
} from './served-release.ts'
import type { RequestTarget } from './target.ts'

/** Finds the page of the record that has or had this name in its address. */
export type FindPage = (noun: PageRecordType, named: string) => Promise<PageStatus>
/**
 * Whether a classified ad of this slug or id exists, whoever may see it; `hidden` if it was taken
 * down by the team.
 */
export type FindClassified = (slug: string) => Promise<boolean | 'hidden'>

/** What the site asks the database; everything else is in the release. */
export type SiteLookups = {
  findPage: FindPage
  findAd: FindClassified
  findPlaces: SearchBusinesses
}

const RECORD = '([^/]{1,200})/?$'
const LIST = '([^/]{1,200})(/page/\\d{1,6})?/?$'

/** Pages of single records. A record newer than the release is shown by a stand-in page. */
const RECORDS = [
  {
    address: new RegExp(`^/business/${RECORD}`),
    noun: 'businesses',
    base: '/business/',
    standIn: BUSINESS_FALLBACK_PAGE,
  },
  {
    address: new RegExp(`^/blog/${RECORD}`),
    noun: 'blog',
    base: '/blog/',
    standIn: POST_FALLBACK_PAGE,
  },
] as const

/** Lists that belong to a record, and the API address of the same list while it has no page. */
const LISTS = [
  {
    address: new RegExp(`^/categories/${LIST}`),
    noun: 'categories',
    base: '/categories/',
    narrowed: (slug: string) => businessSearchPath({ category: slug }),
  },
  {
    address: new RegExp(`^/locations/${LIST}`),
    noun: 'locations',
    base: '/locations/',
    narrowed: (slug: string) => businessSearchPath({ location: slug }),
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
  target: RequestTarget,
  served: ServedRelease,
  asked: SiteRequest,
  lookups: SiteLookups & { wasRemoved: boolean },
): Promise<SiteResponse> {
  const { language, path: wanted } = findPageLanguage(served, target.path)
  const answer: AnswerWith = (page, status, more) =>
    answerWithPage(served, addLanguage(language, page), status, asked, more)
  // Only the page of a business has its own text for an address without a name.
  if (/^\/business\/?$/.test(wanted)) return answer(BUSINESS_FALLBACK_PAGE, 404)
  const ad = /^\/classified\/([^/]{1,200})$/.exec(wanted)?.[1]
  if (ad) return classifiedAd(ad, language, answer, lookups)
  const kind = [...RECORDS, ...LISTS].find(({ address }) => address.test(wanted))
  if (!kind) return answer(NOT_FOUND_PAGE, 404)
  const standIn = 'standIn' in kind ? kind.standIn : NOT_FOUND_PAGE
  const [, named, page = ''] = kind.address.exec(wanted)!
  const found = await lookups.findPage(kind.noun, named!).catch(() => 'unknown' as const)
  // 503 while the database is away, so that search engines keep the address. The page itself asks
  // again.
  if (found === 'unknown') return answer(standIn, 503, LATER)
  // A closed listing may open again, so caches must not keep this answer.
  if (found === 'gone') return answer(GONE_PAGE, 410)
  // The page says that the business or post does not exist, and where to go next.
  if (!found) return answer(standIn, 404)
  const path = addLanguage(language, kind.base + encodeURIComponent(found.slug))
  if ('standIn' in kind)
    return target.path === path ? answer(standIn, 200) : redirect(301, path + target.query)
  const narrowed = kind.narrowed && addLanguage(language, kind.narrowed(found.slug))
  return list(target, { path, page, narrowed }, served, answer)
}

/** Answers with a page of the release, in the language of the address. */
type AnswerWith = (page: string, status: number, more?: Record<string, string>) => SiteResponse
const LATER = { 'Retry-After': '30' }

/** The list of a category or a town that exists at another address. */
function list(
  target: RequestTarget,
  { path, page, narrowed }: { path: string; page: string; narrowed: string | null },
  served: ServedRelease,
  answer: AnswerWith,
): SiteResponse {
  const isFormer = target.path !== path + page
  const there = [path + page, path].find((address) => findPublicPageFile(served, address))
  if (there) return isFormer ? redirect(301, there + target.query) : answer(NOT_FOUND_PAGE, 404)
  // It was made a moment ago, or it is a town without listings now.
  return narrowed ? redirect(302, narrowed, NO_CACHE) : answer(NOT_FOUND_PAGE, 404)
}

/** An ad that is not in the release: it is newer, removed or pending, or never existed. */
async function classifiedAd(
  named: string,
  language: Language,
  answer: AnswerWith,
  { findAd, wasRemoved }: { findAd: FindClassified; wasRemoved: boolean },
): Promise<SiteResponse> {
  const isThere = await findAd(named).catch(() => 'unknown' as const)
  if (isThere === 'unknown') return answer(CLASSIFIED_FALLBACK_PAGE, 503, LATER)
  // Its seller still sees it there.
  if (isThere === 'hidden') return answer(CLASSIFIED_FALLBACK_PAGE, 410)
  if (!isThere && wasRemoved) return answer(GONE_PAGE, 410)
  // The specification sends people to the list, which tells them why.
  return isThere
    ? answer(CLASSIFIED_FALLBACK_PAGE, 200)
    : redirect(302, addLanguage(language, '/classified#ad-gone'))
}
