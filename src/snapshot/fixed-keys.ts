import { APP_SHELL } from '#config/app-paths.ts'
import { LANGUAGES } from '#config/languages.ts'
import { BLOG_FEED_PATH, ROUTES } from '#config/routes.ts'
import { PACK_FOLDER } from '#shared/view/district-pack.ts'
import { countCoverage } from '#shared/view/coverage.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import type { ClassifiedsData } from './classifieds.ts'
import type { DistrictData } from './district.ts'
import { getPackKilobytes, type DistrictPack } from './district-pack.ts'
import { getLatestReviews } from './latest-reviews.ts'
import { hashValue, hashText, getRowKeys } from './row-key.ts'
import type { SnapshotRows } from './rows.ts'
import { chooseShowcase } from './showcase.ts'
import { buildSuggestIndex } from './suggest-index.ts'

/**
 * Pages that show the settings, the names of categories and of towns, and no more of the district.
 */
export const FIXED_PAGES: readonly string[] = [
  APP_SHELL,
  '/fallback/business',
  '/fallback/post',
  '/manifest.webmanifest',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/robots.txt',
  '/still-right',
  ...[ROUTES.favourites, ROUTES.developers, ROUTES.contact, ROUTES.newsletter].map(pathOf),
  ...(ROUTES.districtGuide.built ? [pathOf(ROUTES.districtGuide)] : []),
  ...[ROUTES.login, ROUTES.register, ROUTES.registerBusiness].map(pathOf),
  ...[ROUTES.forgotPassword, ROUTES.resetPassword, ROUTES.confirmEmail].map(pathOf),
  pathOf(ROUTES.restoreNumber),
  ...[ROUTES.privacy, ROUTES.terms, ROUTES.charges, ROUTES.sitemap, ROUTES.help, ROUTES.share].map(
    pathOf,
  ),
]

function pathOf({ path }: { path: string }): string {
  return path
}

/** Pages that show more: counts, some listings or posts. */
const COUNTED = [
  ...(['/', '/404', '/about', '/categories', '/locations', '/fallback/gone'] as const),
  '/fallback/search',
  ROUTES.grievance.path,
  ROUTES.offline.path,
  ...(['/fallback/classified', '/suggest.json', BLOG_FEED_PATH] as const),
] as const

const FIXED: ReadonlySet<string> = new Set([...FIXED_PAGES, ...COUNTED])
/** The saved listings are as of the pages, so they wait for none. */
export const isFixedPage = (address: string): boolean =>
  FIXED.has(address) || address.startsWith(PACK_FOLDER)

/** As many as the home page shows. */
const [REVIEWS, POSTS] = [3, 2]

/**
 * The keys of the pages whose addresses are always the same, made of what each shows; `everywhere`
 * is of what every page shows. A page that is not named has no key and is rendered each time.
 */
export function getFixedPageKeys(
  everywhere: string,
  rows: SnapshotRows,
  district: DistrictData,
  { categories: adCategories }: ClassifiedsData,
  pack: DistrictPack,
  now: Date,
): ReadonlyMap<string, string> {
  const { businesses, categories, towns, counts, posts } = district
  const names = hashValue([everywhere, rows.locations, towns.map(({ id }) => id)])
  const kinds = categories.map(({ id, businesses: own }) => [id, own.length])
  const places = towns.map(({ id, businesses: own }) => [id, own.length])
  const counted = hashValue([names, kinds, places, businesses.length])
  const latest = getLatestReviews(district, REVIEWS).flatMap(({ review, business }) => [
    review,
    business,
  ])
  const chosen = district.settings.featuredBusinessesCount
  const home = [
    ...[
      counted,
      counts.mapped,
      getRowKeys(chooseShowcase(district, chosen).businesses),
      getRowKeys(latest),
    ],
    ...[getRowKeys(posts.slice(0, POSTS)), getRowKeys(district.featured.slice(0, chosen))],
  ]
  const packed = getPackKilobytes(pack)
  const more: Record<(typeof COUNTED)[number], string> = {
    '/': hashValue([...home, packed]),
    [ROUTES.offline.path]: hashValue([counted, packed]),
    '/404': counted,
    '/about': hashValue([counted, counts.reviews, counts.imported, getKolkataDate(now)]),
    '/categories': counted,
    '/locations': hashValue([
      ...[counted, rows.growth],
      towns.map((town) => countCoverage(town.businesses)),
    ]),
    '/fallback/gone': counted,
    '/fallback/search': counted,
    '/fallback/classified': hashValue([names, adCategories]),
    [ROUTES.grievance.path]: hashValue([everywhere, rows.complaints]),
    '/suggest.json': hashValue(buildSuggestIndex(district)),
    [BLOG_FEED_PATH]: hashText(`${everywhere} ${getRowKeys(posts)}`),
  }
  const made = new Map([
    ...FIXED_PAGES.map((path) => [path, names] as const),
    ...Object.entries(more),
  ])
  const same = last.find((before) => [...made].every(([path, key]) => before.get(path) === key))
  if (same) return same
  last = [made, ...last].slice(0, LANGUAGES.length)
  return made
}

/* The same object while nothing changed: only parts that differ are compared (`keys.ts`). One for
   each language. */
let last: ReadonlyArray<ReadonlyMap<string, string>> = []
