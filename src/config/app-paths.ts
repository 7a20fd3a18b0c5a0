import { PREFIX } from '#shared/view/address.ts'

/** The screens of an account. */
const ACCOUNT_PATHS = {
  dashboard: `${PREFIX}/dashboard`,
  myAds: `${PREFIX}/dashboard/classified`,
  postAd: `${PREFIX}/classified/post`,
  editAd: `${PREFIX}/classified/edit/:id`,
  messages: `${PREFIX}/messages`,
  reviews: `${PREFIX}/reviews`,
  myBusinesses: `${PREFIX}/my-businesses`,
  claim: `${PREFIX}/claim/:id`,
  analytics: `${PREFIX}/analytics`,
  ads: `${PREFIX}/ads`,
  adBalance: `${PREFIX}/ads/balance`,
  addMoney: `${PREFIX}/ads/balance/add`,
  adStatement: `${PREFIX}/ads/statements`,
  adPaper: `${PREFIX}/ads/papers/:id`,
  addListing: `${PREFIX}/add-listing`,
  editListing: `${PREFIX}/business/:id/edit`,
  listingSent: `${PREFIX}/business/:id/sent`,
  listingPreview: `${PREFIX}/business/:id/preview`,
  listingHistory: `${PREFIX}/business/:id/history`,
  profile: `${PREFIX}/profile`,
} as const satisfies Record<string, `/${string}`>

/** The screens of helpers, who call and visit businesses. */
export const HELPER_PATHS = {
  calls: `${PREFIX}/calls`,
  visits: `${PREFIX}/calls/visits`,
  progress: `${PREFIX}/calls/progress`,
} as const satisfies Record<string, `/calls${string}`>

/** The screens of administrators; each is a line in `app/admin/screens.ts` too. */
export const ADMIN_PATHS = {
  adminHome: `${PREFIX}/admin`,
  adminReview: `${PREFIX}/admin/review`,
  adminBusinesses: `${PREFIX}/admin/businesses`,
  adminDuplicates: `${PREFIX}/admin/duplicates`,
  adminImport: `${PREFIX}/admin/import`,
  adminReviews: `${PREFIX}/admin/reviews`,
  adminContent: `${PREFIX}/admin/content`,
  adminBlogs: `${PREFIX}/admin/blogs`,
  adminNewBlog: `${PREFIX}/admin/blogs/new`,
  adminEditBlog: `${PREFIX}/admin/blogs/edit/:id`,
  adminUsers: `${PREFIX}/admin/users`,
  adminUser: `${PREFIX}/admin/users/:id`,
  adminAudit: `${PREFIX}/admin/audit`,
  adminBackups: `${PREFIX}/admin/backup`,
  adminContacts: `${PREFIX}/admin/contacts`,
  adminReports: `${PREFIX}/admin/reports`,
  adminSettings: `${PREFIX}/admin/settings`,
  adminMails: `${PREFIX}/admin/mails`,
  adminCategories: `${PREFIX}/admin/categories`,
  adminServiceFields: `${PREFIX}/admin/service-fields`,
  adminFeatures: `${PREFIX}/admin/features`,
  adminLocations: `${PREFIX}/admin/locations`,
  adminSpellings: `${PREFIX}/admin/spellings`,
  adminClassified: `${PREFIX}/admin/classified`,
  adminAdCategories: `${PREFIX}/admin/classified/categories`,
  adminAd: `${PREFIX}/admin/classified/:id`,
  adminAds: `${PREFIX}/admin/ads`,
  adminPayments: `${PREFIX}/admin/ads/payments`,
} as const satisfies Record<string, `/admin${string}`>

/**
 * Every address of the signed-in app. The router shows a screen for each, the site's server answers
 * each with the app's shell, and the check of links knows them; an address that is not listed here
 * does not exist. They win over slugs: no page of the site is served at one of them. `:id` stands
 * for a number.
 */
export const APP_PATHS = { ...ACCOUNT_PATHS, ...HELPER_PATHS, ...ADMIN_PATHS }

export type AppScreen = keyof typeof ACCOUNT_PATHS
export type HelperScreen = keyof typeof HELPER_PATHS
export type AdminScreen = keyof typeof ADMIN_PATHS

/** The page that is answered at all of them. */
export const APP_SHELL = `${PREFIX}/fallback/app`

const KNOWN = new Set<string>(Object.values(APP_PATHS))

export const isAppPath = (path: string): boolean =>
  KNOWN.has(path.replace(/\/\d{1,10}(?=\/|$)/, '/:id'))

export const claimPath = (businessId: number): string =>
  APP_PATHS.claim.replace(':id', String(businessId))

/** Two listings side by side, to be made one. */
export const comparePairPath = (oneId: number, otherId: number): string =>
  `${ADMIN_PATHS.adminDuplicates}?pair=${oneId}-${otherId}`

export const adminUserPath = (id: number): string => APP_PATHS.adminUser.replace(':id', String(id))

export const adminClassifiedPath = (id: number): string =>
  APP_PATHS.adminAd.replace(':id', String(id))

export const editBlogPath = (id: number): string =>
  APP_PATHS.adminEditBlog.replace(':id', String(id))

export const editClassifiedPath = (id: number): string =>
  APP_PATHS.editAd.replace(':id', String(id))

export const editListingPath = (id: number): string =>
  APP_PATHS.editListing.replace(':id', String(id))

export const listingPreviewPath = (id: number): string =>
  APP_PATHS.listingPreview.replace(':id', String(id))

export const listingHistoryPath = (id: number): string =>
  APP_PATHS.listingHistory.replace(':id', String(id))

/** A receipt, an invoice or a credit note. */
export const adPaperPath = (id: number): string => APP_PATHS.adPaper.replace(':id', String(id))

/** What one sees after a listing was sent. */
export const listingSentPath = (id: number): string =>
  APP_PATHS.listingSent.replace(':id', String(id))
