import { blogPosts, businesses, categories, locations } from '#server/db/tables/index.ts'

/** The table of each noun, and the status of its public records. */
export const TABLES = {
  businesses: { table: businesses, shown: 'active' },
  blog: { table: blogPosts, shown: 'published' },
  categories: { table: categories, shown: 'active' },
  locations: { table: locations, shown: 'active' },
} as const
