import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** What has pages of its own that come and go with a slug; ads keep theirs. */
export const PAGE_NOUNS = ['businesses', 'blog', 'categories', 'locations'] as const
export type PageNoun = (typeof PAGE_NOUNS)[number]

/**
 * Slugs under which a public record had its page, written by a trigger when it is renamed, hidden
 * or deleted. They lead to where the record is now; when it is nowhere, its page is told to be
 * gone. A record that has the slug now comes first, so a row that is no longer true does no harm.
 */
export const formerPages = pgTable(
  'former_pages',
  {
    noun: text('noun', { enum: PAGE_NOUNS }).notNull(),
    slug: text('slug').notNull(),
    /** Of a record that may be deleted since; ids are never given again. */
    recordId: integer('record_id').notNull(),
    leftAt: at('left_at').notNull().defaultNow(),
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
