import { ADMIN_PATHS, editBlogPath, userPath } from '#config/app-paths.ts'

const { adminAds } = ADMIN_PATHS

const PATHS: Record<string, (id: number) => string> = {
  accounts: userPath,
  blog: editBlogPath,
  campaigns: (id) => `${adminAds}?campaign=${id}`,
  placements: (id) => `${adminAds}?tab=placements&search=%23${id}`,
  ad_withdrawals: (id) => `${adminAds}?tab=withdrawals#withdrawal-${id}`,
}

/** Where the record of an entry is shown; undefined for one without a screen of its own. */
export const getRecordPath = (noun: string, id: number | null): string | undefined =>
  id === null ? undefined : PATHS[noun]?.(id)
