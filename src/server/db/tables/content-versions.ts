import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Tables that public answers are made of; each write to one of them raises its number in
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
 * How often each table changed. A trigger raises the number as the last thing of the writing
 * transaction, so it becomes visible together with the change: as long as it is the same, so is
 * what was read from the table.
 */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})

/**
 * What the transaction under way has changed, by table; empty between transactions. Its own
 * trigger, which waits for the commit, raises the versions: so two writers wait for each other for
 * the moment of a commit and no longer.
 */
export const contentChanges = pgTable('content_changes', { name: text('name').notNull() })
