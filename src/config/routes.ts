import { PREFIX, toPath, type Href, type Path } from '#shared/view/address.ts'
import { DISTRICT } from '#district/district.ts'

const TABLE = {
  home: { path: PREFIX || '/', built: true },
  businesses: { path: `${PREFIX}/businesses`, built: true },
  categories: { path: `${PREFIX}/categories`, built: true },
  locations: { path: `${PREFIX}/locations`, built: true },
  favourites: { path: `${PREFIX}/favorites`, built: true },
  about: { path: `${PREFIX}/about`, built: true },
  developers: { path: '/developers', built: true },
  blog: { path: `${PREFIX}/blog`, built: true },
  classified: { path: `${PREFIX}/classified`, built: true },
  postAd: { path: `${PREFIX}/classified/post`, built: true },
  contact: { path: `${PREFIX}/contact`, built: true },
  newsletter: { path: `${PREFIX}/newsletter`, built: true },
  districtGuide: { path: `${PREFIX}/${DISTRICT.slug}-district`, built: DISTRICT.hasGuide },
  addListing: { path: `${PREFIX}/add-listing`, built: true },
  login: { path: `${PREFIX}/login`, built: true },
  register: { path: `${PREFIX}/register`, built: true },
  registerBusiness: { path: `${PREFIX}/register/business`, built: true },
  forgotPassword: { path: `${PREFIX}/forgot-password`, built: true },
  resetPassword: { path: `${PREFIX}/reset-password`, built: true },
  restoreNumber: { path: `${PREFIX}/restore-number`, built: true },
  confirmEmail: { path: `${PREFIX}/confirm-email`, built: true },
  dashboard: { path: `${PREFIX}/dashboard`, built: true },
  messages: { path: `${PREFIX}/messages`, built: true },
  admin: { path: `${PREFIX}/admin`, built: true },
  privacy: { path: `${PREFIX}/privacy`, built: true },
  terms: { path: `${PREFIX}/terms`, built: true },
  charges: { path: `${PREFIX}/charges`, built: true },
  grievance: { path: `${PREFIX}/grievance`, built: true },
  sitemap: { path: `${PREFIX}/sitemap`, built: true },
  help: { path: `${PREFIX}/help`, built: true },
  offline: { path: `${PREFIX}/offline`, built: true },
  share: { path: `${PREFIX}/share`, built: true },
} as const satisfies Record<string, { path: `/${string}`; built: boolean }>

export type RouteName = keyof typeof TABLE

/**
 * Every address of the public site and the account area, in the language of this bundle. `built`
 * tells whether the page exists yet: the layout links only to built pages, so no link is dead. Set
 * it together with adding the page.
 */
export const ROUTES = TABLE as unknown as Record<
  RouteName,
  { readonly path: Href; readonly built: boolean }
>

export const isRouteBuilt = (name: RouteName): boolean => ROUTES[name].built

type Offers = { allowBusinessSubmissions: boolean }

/** Whether a route exists and the settings offer it: they may accept no new listings. */
export const isRouteOffered = (name: RouteName, { allowBusinessSubmissions }: Offers): boolean =>
  isRouteBuilt(name) && (name !== 'addListing' || allowBusinessSubmissions)

/** Those of the given routes that exist, in the given order. */
export const filterBuiltRoutes = (names: readonly RouteName[]): RouteName[] =>
  names.filter(isRouteBuilt)

/**
 * True if `path` is the route or, except for the home page, lies below it. The navigation marks
 * such a route as current.
 */
export function isCurrentRoute(name: RouteName, path: Path): boolean {
  const route: string = toPath(ROUTES[name].path)
  return path === route || (route !== '/' && path.startsWith(`${route}/`))
}

export const businessPath = (slug: string): Href => `${PREFIX}/business/${slug}` as Href

/** Paths of a category, of a town, and of the pages of the whole list; page 1 has no number. */
export const categoryPath = (slug: string, page = 1): Href =>
  numbered(`${PREFIX}/categories/${slug}`, page)
export const locationPath = (slug: string, page = 1): Href =>
  numbered(`${PREFIX}/locations/${slug}`, page)
export const businessListPath = (page = 1): Href => numbered(`${PREFIX}/businesses`, page)

export const classifiedListPath = (page = 1): Href => numbered(`${PREFIX}/classified`, page)
export const classifiedAdPath = (slug: string): Href => `${PREFIX}/classified/${slug}` as Href

/** Paths of a blog post, and of the pages of all posts and of a category. */
export const postPath = (slug: string): Href => `${PREFIX}/blog/${slug}` as Href
export const blogListPath = (page = 1): Href => numbered(`${PREFIX}/blog`, page)
export const blogCategoryPath = (slug: string, page = 1): Href =>
  numbered(`${PREFIX}/blog/category/${slug}`, page)
export const BLOG_FEED_PATH = `${PREFIX}/blog/rss.xml` as Href

const numbered = (first: string, page: number): Href =>
  (page > 1 ? `${first}/page/${page}` : first) as Href

/**
 * The list with filters in the query: `businessSearchPath({ search: 'bank' })` is
 * `/businesses?search=bank`.
 */
export function businessSearchPath(
  query: Partial<Record<'search' | 'category' | 'categoryId' | 'location', string>> = {},
): Href {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString()
  return (text ? `${PREFIX}/businesses?${text}` : `${PREFIX}/businesses`) as Href
}
