import { APP_SHELL } from '#config/app-paths.ts'
import { BLOG_FEED, ROUTES } from '#config/routes.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import type { Classifieds } from './classifieds.ts'
import type { District } from './district.ts'
import { latestReviews } from './latest-reviews.ts'
import { keyOf, keyOfText, rowKeys } from './row-key.ts'
import type { Rows } from './rows.ts'
import { showcase } from './showcase.ts'
import { suggestIndex } from './suggest-index.ts'

/**
 * Pages that show the settings, the names of categories and of towns, and no more of the district.
 */
export const FIXED_TEXTS: readonly string[] = [
  APP_SHELL,
  '/fallback/business',
  '/fallback/post',
  '/manifest.webmanifest',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/robots.txt',
  '/still-right',
  ...[ROUTES.favourites, ROUTES.developers, ROUTES.contact, ROUTES.newsletter].map(pathOf),
  ...[ROUTES.districtGuide, ROUTES.login, ROUTES.register, ROUTES.registerBusiness].map(pathOf),
  ...[ROUTES.forgotPassword, ROUTES.resetPassword, ROUTES.confirmEmail].map(pathOf),
  ...[ROUTES.privacy, ROUTES.terms, ROUTES.sitemap, ROUTES.help].map(pathOf),
]

function pathOf({ path }: { path: string }): string {
  return path
}

/** Pages that show more: counts, some listings or posts. */
const COUNTED = [
  ...(['/', '/404', '/about', '/categories', '/locations', '/fallback/gone'] as const),
  '/fallback/search',
  ROUTES.grievance.path,
  ...(['/fallback/classified', '/suggest.json', BLOG_FEED] as const),
] as const

const FIXED: ReadonlySet<string> = new Set([...FIXED_TEXTS, ...COUNTED])
export const isFixed = (address: string): boolean => FIXED.has(address)

/** As many as the home page shows. */
const [REVIEWS, POSTS] = [3, 2]

/**
 * The keys of the pages whose addresses are always the same, made of what each shows; `everywhere`
 * is of what every page shows. A page that is not named has no key and is rendered each time.
 */
export function fixedKeys(
  everywhere: string,
  rows: Rows,
  district: District,
  { categories: adCategories }: Classifieds,
  now: Date,
): ReadonlyMap<string, string> {
  const { businesses, categories, towns, counts, posts } = district
  const names = keyOf([everywhere, rows.locations, towns.map(({ id }) => id)])
  const kinds = categories.map(({ id, businesses: own }) => [id, own.length])
  const places = towns.map(({ id, businesses: own }) => [id, own.length])
  const counted = keyOf([names, kinds, places, businesses.length])
  const latest = latestReviews(district, REVIEWS).flatMap(({ review, business }) => [
    review,
    business,
  ])
  const chosen = district.settings.featuredBusinessesCount
  const home = [
    ...[counted, counts.mapped, rowKeys(showcase(district, chosen).businesses), rowKeys(latest)],
    ...[rowKeys(posts.slice(0, POSTS)), rowKeys(district.featured.slice(0, chosen))],
  ]
  const more: Record<(typeof COUNTED)[number], string> = {
    '/': keyOf(home),
    '/404': counted,
    '/about': keyOf([counted, counts.reviews, counts.imported, dateInKolkata(now)]),
    '/categories': counted,
    '/locations': counted,
    '/fallback/gone': counted,
    '/fallback/search': counted,
    '/fallback/classified': keyOf([names, adCategories]),
    [ROUTES.grievance.path]: keyOf([everywhere, rows.complaints]),
    '/suggest.json': keyOf(suggestIndex(district)),
    [BLOG_FEED]: keyOfText(`${everywhere} ${rowKeys(posts)}`),
  }
  const made = new Map([
    ...FIXED_TEXTS.map((path) => [path, names] as const),
    ...Object.entries(more),
  ])
  const isSame = last !== null && [...made].every(([path, key]) => last!.get(path) === key)
  return isSame ? last! : (last = made)
}

/* The same object while nothing changed: only parts that differ are compared (`keys.ts`). */
let last: ReadonlyMap<string, string> | null = null
