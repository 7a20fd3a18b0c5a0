/** The screens of an account. */
const ACCOUNT_PATHS = {
  dashboard: '/dashboard',
  myAds: '/dashboard/classified',
  postAd: '/classified/post',
  editAd: '/classified/edit/:id',
  messages: '/messages',
  reviews: '/reviews',
  myBusinesses: '/my-businesses',
  claim: '/claim/:id',
  analytics: '/analytics',
  ads: '/ads',
  adStatement: '/ads/statements',
  addListing: '/add-listing',
  editListing: '/business/:id/edit',
  listingSent: '/business/:id/sent',
  listingPreview: '/business/:id/preview',
  listingHistory: '/business/:id/history',
  profile: '/profile',
} as const satisfies Record<string, `/${string}`>

/** The screens of administrators; each is a line in `app/admin/screens.ts` too. */
export const ADMIN_PATHS = {
  adminHome: '/admin',
  adminReview: '/admin/review',
  adminBusinesses: '/admin/businesses',
  adminDuplicates: '/admin/duplicates',
  adminImport: '/admin/import',
  adminReviews: '/admin/reviews',
  adminContent: '/admin/content',
  adminBlogs: '/admin/blogs',
  adminNewBlog: '/admin/blogs/new',
  adminEditBlog: '/admin/blogs/edit/:id',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminAudit: '/admin/audit',
  adminBackups: '/admin/backup',
  adminContacts: '/admin/contacts',
  adminReports: '/admin/reports',
  adminSettings: '/admin/settings',
  adminMails: '/admin/mails',
  adminCategories: '/admin/categories',
  adminServiceFields: '/admin/service-fields',
  adminFeatures: '/admin/features',
  adminLocations: '/admin/locations',
  adminClassified: '/admin/classified',
  adminAdCategories: '/admin/classified/categories',
  adminAd: '/admin/classified/:id',
  adminAds: '/admin/ads',
} as const satisfies Record<string, `/admin${string}`>

/**
 * Every address of the signed-in app. The router shows a screen for each, the site's server answers
 * each with the app's shell, and the check of links knows them; an address that is not listed here
 * does not exist. They win over slugs: no page of the site is served at one of them. `:id` stands
 * for a number.
 */
export const APP_PATHS = { ...ACCOUNT_PATHS, ...ADMIN_PATHS }

export type AppScreen = keyof typeof ACCOUNT_PATHS
export type AdminScreen = keyof typeof ADMIN_PATHS

/** The page that is answered at all of them. */
export const APP_SHELL = '/fallback/app'

const KNOWN = new Set<string>(Object.values(APP_PATHS))

export const isAppPath = (path: string): boolean =>
  KNOWN.has(path.replace(/\/\d{1,10}(?=\/|$)/, '/:id'))

export const claimPath = (businessId: number): string =>
  APP_PATHS.claim.replace(':id', String(businessId))

/** Two listings side by side, to be made one. */
export const duplicatePath = (oneId: number, otherId: number): string =>
  `${ADMIN_PATHS.adminDuplicates}?pair=${oneId}-${otherId}`

export const adminUserPath = (id: number): string => APP_PATHS.adminUser.replace(':id', String(id))

export const managedAdPath = (id: number): string => APP_PATHS.adminAd.replace(':id', String(id))

export const editBlogPath = (id: number): string =>
  APP_PATHS.adminEditBlog.replace(':id', String(id))

export const editAdPath = (id: number): string => APP_PATHS.editAd.replace(':id', String(id))

export const editListingPath = (id: number): string =>
  APP_PATHS.editListing.replace(':id', String(id))

export const previewPath = (id: number): string =>
  APP_PATHS.listingPreview.replace(':id', String(id))

export const historyPath = (id: number): string =>
  APP_PATHS.listingHistory.replace(':id', String(id))

/** What one sees after a listing was sent. */
export const sentListingPath = (id: number): string =>
  APP_PATHS.listingSent.replace(':id', String(id))
