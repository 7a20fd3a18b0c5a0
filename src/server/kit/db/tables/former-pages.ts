import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Nouns whose pages appear and disappear with a slug. Ads keep their pages. */
export const PAGE_RECORD_TYPES = ['businesses', 'blog', 'categories', 'locations'] as const
export type PageRecordType = (typeof PAGE_RECORD_TYPES)[number]

/**
 * Slugs under which a public record had its page. A trigger writes one when the record is renamed,
 * hidden or deleted. A slug leads to the present page of the record; if there is none, its page
 * counts as gone. A record that has the slug now takes precedence, so an outdated row does no harm.
 */
export const formerPages = pgTable(
  'former_pages',
  {
    noun: text('noun', { enum: PAGE_RECORD_TYPES }).notNull(),
    slug: text('slug').notNull(),
    /** The record may have been deleted since; ids are never used again. */
    recordId: integer('record_id').notNull(),
    leftAt: timestampColumn('left_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.slug] }),
    index('former_pages_record_index').on(t.noun, t.recordId),
    check(
      'former_pages_noun_known',
      sql`${t.noun} in ('businesses', 'blog', 'categories', 'locations')`,
    ),
  ],
)
