import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Categories and towns whose businesses have to be indexed again after a change of name. A row is
 * removed when that is done; without rows, all search documents are up to date.
 */
export const reindexQueue = pgTable(
  'search_updates',
  {
    noun: text('noun', { enum: ['categories', 'locations'] }).notNull(),
    recordId: integer('record_id').notNull(),
    /** The highest business id that is done; indexing continues after it. */
    doneTo: integer('done_to').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.recordId] }),
    check('search_updates_noun_known', sql`${t.noun} in ('categories', 'locations')`),
  ],
)
