import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Tables that public answers are made of. Each write to one of them raises its number in
 * `content_versions`.
 */
export const CONTENT_TABLES = [
  'accounts',
  'amenities',
  'blog_posts',
  'business_amenities',
  'businesses',
  'campaigns',
  'categories',
  'classified_ads',
  'classified_categories',
  'creatives',
  'districts',
  'former_pages',
  'locations',
  'pincodes',
  'placements',
  'review_answers',
  'reviews',
  'search_updates',
  'search_words',
  'service_fields',
  'settings',
  'states',
  'view_counts',
] as const

export type ContentTable = (typeof CONTENT_TABLES)[number]

/**
 * How often each table changed. A trigger raises the number at the end of the writing transaction,
 * so the number and the change become visible together. While the number is the same, the content
 * of the table is the same.
 */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})

/**
 * The tables that the current transaction has changed; empty between transactions. Its own trigger,
 * deferred to the commit, raises the versions, so two writers wait for each other only for the
 * moment of a commit.
 */
export const contentChanges = pgTable('content_changes', { name: text('name').notNull() })
