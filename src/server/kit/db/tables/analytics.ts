import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { VISITOR_ACTION_KINDS } from '#shared/rules/analytics.ts'

const NOUNS = ['business', 'blog', 'classified'] as const
const day = () => date('day', { mode: 'string' }).notNull()
const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/** How often something was done with a record on a day in India. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    noun: text('noun', { enum: NOUNS }).notNull(),
    recordId: integer('record_id').notNull(),
    day: day(),
    kind: text('kind', { enum: VISITOR_ACTION_KINDS }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.recordId, t.day, t.kind] }),
    index('daily_counts_day_index').on(t.day),
    check('daily_counts_noun_known', sql`${t.noun} in (${quoted(NOUNS)})`),
    check('daily_counts_kind_known', sql`${t.kind} in (${quoted(VISITOR_ACTION_KINDS)})`),
    check('daily_counts_positive', sql`${t.count} > 0`),
  ],
)

/** How many of a day's views of a record came from a search for these words. */
export const searchCounts = pgTable(
  'search_counts',
  {
    noun: text('noun', { enum: NOUNS }).notNull(),
    recordId: integer('record_id').notNull(),
    day: day(),
    words: text('words').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.recordId, t.day, t.words] }),
    index('search_counts_day_index').on(t.day),
    check('search_counts_noun_known', sql`${t.noun} in (${quoted(NOUNS)})`),
    check('search_counts_words_short', sql`length(${t.words}) between 1 and 60`),
    check('search_counts_positive', sql`${t.count} > 0`),
  ],
)

/**
 * Who has been counted today: hashes with a salt that is thrown away after the day, so that nobody
 * can tell whose they were.
 */
export const countedToday = pgTable(
  'counted_today',
  { day: day(), hash: text('hash').notNull() },
  (t) => [primaryKey({ columns: [t.day, t.hash] })],
)

/** The salt of a day's hashes. */
export const countingSalts = pgTable('counting_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
})
