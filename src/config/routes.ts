import { DISTRICT } from './district.ts'

/**
 * Every address of the public site and the account area. `built` tells whether the page exists yet:
 * the layout links only to built pages, so no link is dead. Set it together with adding the page.
 */
export const ROUTES = {
  home: { path: '/', built: true },
  businesses: { path: '/businesses', built: true },
  categories: { path: '/categories', built: true },
  locations: { path: '/locations', built: true },
  favourites: { path: '/favorites', built: true },
  about: { path: '/about', built: true },
  developers: { path: '/developers', built: true },
  blog: { path: '/blog', built: true },
  classified: { path: '/classified', built: true },
  postAd: { path: '/classified/post', built: true },
  contact: { path: '/contact', built: true },
  newsletter: { path: '/newsletter', built: true },
  districtGuide: { path: `/${DISTRICT.slug}-district`, built: true },
  addListing: { path: '/add-listing', built: true },
  login: { path: '/login', built: true },
  register: { path: '/register', built: true },
  registerBusiness: { path: '/register/business', built: true },
  forgotPassword: { path: '/forgot-password', built: true },
  resetPassword: { path: '/reset-password', built: true },
  confirmEmail: { path: '/confirm-email', built: true },
  dashboard: { path: '/dashboard', built: true },
  messages: { path: '/messages', built: true },
  admin: { path: '/admin', built: true },
  privacy: { path: '/privacy', built: true },
  terms: { path: '/terms', built: true },
  grievance: { path: '/grievance', built: true },
  sitemap: { path: '/sitemap', built: true },
  help: { path: '/help', built: true },
} as const satisfies Record<string, { path: `/${string}`; built: boolean }>

export type RouteName = keyof typeof ROUTES

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
export function isCurrentRoute(name: RouteName, path: string): boolean {
  const route = ROUTES[name].path
  return path === route || (route !== '/' && path.startsWith(`${route}/`))
}

export const businessPath = (slug: string): string => `/business/${slug}`

/** Paths of a category, of a town, and of the pages of the whole list; page 1 has no number. */
export const categoryPath = (slug: string, page = 1): string =>
  numbered(`/categories/${slug}`, page)
export const locationPath = (slug: string, page = 1): string => numbered(`/locations/${slug}`, page)
export const listPath = (page = 1): string => numbered('/businesses', page)

export const classifiedPath = (page = 1): string => numbered('/classified', page)
export const adPath = (slug: string): string => `/classified/${slug}`

/** Paths of a blog post, and of the pages of all posts and of a category. */
export const postPath = (slug: string): string => `/blog/${slug}`
export const blogPath = (page = 1): string => numbered('/blog', page)
export const blogCategoryPath = (slug: string, page = 1): string =>
  numbered(`/blog/category/${slug}`, page)
export const BLOG_FEED = '/blog/rss.xml'

const numbered = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path)

/**
 * The list with filters in the query: `businessesPath({ search: 'bank' })` is
 * `/businesses?search=bank`.
 */
export function businessesPath(
  query: Partial<Record<'search' | 'category' | 'categoryId' | 'location', string>> = {},
): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString()
  return text ? `/businesses?${text}` : '/businesses'
}
