import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How often a page was opened on a day in India. It is apart from the records because a view must
 * not change a record's version.
 */
export const viewCounts = pgTable(
  'view_counts',
  {
    noun: text('noun', { enum: ['business', 'blog', 'classified'] }).notNull(),
    recordId: integer('record_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.recordId, t.day] }),
    check('view_counts_noun_known', sql`${t.noun} in ('business', 'blog', 'classified')`),
    check('view_counts_positive', sql`${t.views} >= 0`),
  ],
)
