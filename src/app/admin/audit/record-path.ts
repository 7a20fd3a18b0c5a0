import {
  ADMIN_PATHS,
  adPaperPath,
  editBlogPath,
  editListingPath,
  adminClassifiedPath,
  adminUserPath,
} from '#config/app-paths.ts'

const { adminAds, adminPayments, adminContacts, adminReports } = ADMIN_PATHS
const only = (path: string) => () => path

const PATHS: Record<string, (id: number) => string> = {
  accounts: adminUserPath,
  blog: editBlogPath,
  businesses: editListingPath,
  'classified-ads': adminClassifiedPath,
  campaigns: (id) => `${adminAds}?campaign=${id}`,
  placements: (id) => `${adminAds}?tab=placements&search=%23${id}`,
  ad_papers: adPaperPath,
  ad_balances: () => `${adminAds}?tab=balances`,
  bank_lines: () => `${adminPayments}?tab=matched`,
  ad_refunds: () => `${adminPayments}?tab=refunds`,
  ad_approvals: () => `${adminPayments}?tab=approvals`,
  ad_withdrawals: (id) => `${adminAds}?tab=withdrawals#withdrawal-${id}`,
  enquiries: (id) => `${adminContacts}?message=${id}`,
  reports: (id) => `${adminReports}?report=${id}`,
  settings: only(ADMIN_PATHS.adminSettings),
  categories: only(ADMIN_PATHS.adminCategories),
  locations: only(ADMIN_PATHS.adminLocations),
  amenities: only(ADMIN_PATHS.adminFeatures),
  backups: only(ADMIN_PATHS.adminBackups),
  imports: (id) => `${ADMIN_PATHS.adminImport}?import=${id}`,
}

/** Where the record of an entry is shown; undefined for one without a screen of its own. */
export const getRecordPath = (noun: string, id: number | null): string | undefined =>
  id === null ? undefined : PATHS[noun]?.(id)
