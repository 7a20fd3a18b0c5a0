import { blogPosts, businesses, categories, locations } from '#server/db/tables/index.ts'
import { SHOWN_STATUSES } from '#shared/rules/business.ts'

/** The table of each noun, and the statuses of its public records. */
export const TABLES = {
  businesses: { table: businesses, shown: SHOWN_STATUSES },
  blog: { table: blogPosts, shown: ['published'] },
  categories: { table: categories, shown: ['active'] },
  locations: { table: locations, shown: ['active'] },
} as const
