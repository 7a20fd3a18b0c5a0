import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Categories and towns whose businesses are still to be indexed again after a change of their name.
 * A row goes when that is done; with none, all documents of the search are up to date.
 */
export const searchUpdates = pgTable(
  'search_updates',
  {
    noun: text('noun', { enum: ['categories', 'locations'] }).notNull(),
    recordId: integer('record_id').notNull(),
    /** The greatest id of a business that is done; it goes on behind it. */
    doneTo: integer('done_to').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.recordId] }),
    check('search_updates_noun_known', sql`${t.noun} in ('categories', 'locations')`),
  ],
)
