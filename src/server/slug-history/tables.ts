import { blogPosts, businesses, categories, locations } from '#server/db/tables/index.ts'

/** Where the records of a noun are, and the status of those that the public sees. */
export const TABLES = {
  businesses: { table: businesses, shown: 'active' },
  blog: { table: blogPosts, shown: 'published' },
  categories: { table: categories, shown: 'active' },
  locations: { table: locations, shown: 'active' },
} as const
