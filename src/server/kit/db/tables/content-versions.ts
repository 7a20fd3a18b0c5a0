import { bigint, pgTable, pgView, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

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
  'coverage_days',
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
 * The numbers that versions are made of. A trigger raises one of them at the end of the writing
 * transaction. Writers that commit at the same time raise different ones (`slot`), so that none
 * waits for another. A number is raised by a random step: a replica may show two writes in another
 * order than the primary, and no two sets of writes may have the same sum.
 */
export const contentVersionSlots = pgTable(
  'content_version_slots',
  {
    name: text('name').notNull(),
    slot: smallint('slot').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.slot] })],
)

/**
 * The version of each table that has changed: the sum of its slots. It becomes visible together
 * with the change. While it is the same, the content of the table is the same. (A view.)
 */
export const contentVersions = pgView('content_versions', {
  name: text('name').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
}).existing()

/**
 * The tables that the current transaction has changed; empty between transactions. Its own trigger,
 * deferred to the commit, raises the versions, so that a long transaction holds no slot.
 */
export const contentChanges = pgTable('content_changes', { name: text('name').notNull() })
