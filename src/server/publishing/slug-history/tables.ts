import { blogPosts, businesses, categories, locations } from '#server/kit/db/tables/index.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'

/** The table of each noun, and the statuses of its public records. */
export const SLUG_TABLES = {
  businesses: { table: businesses, shown: PUBLIC_BUSINESS_STATUSES },
  blog: { table: blogPosts, shown: ['published'] },
  categories: { table: categories, shown: ['active'] },
  locations: { table: locations, shown: ['active'] },
} as const
