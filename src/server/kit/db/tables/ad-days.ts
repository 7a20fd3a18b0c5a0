import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestampColumn, totalColumn } from './columns.ts'

const day = () => date('day', { mode: 'string' })

/** Days in India whose hours are added up in `ad_days`, as far as they are over. */
export const adClosedDays = pgTable('ad_closed_days', {
  day: day().primaryKey(),
  /** Hours before this are added up; the end of the day when it is over. */
  until: timestampColumn('until').notNull(),
})

/**
 * What places brought in the hours of a day that are over: sums of `ad_hours` and
 * `ad_offer_hours`, for figures of the whole site, which would read hundreds of thousands of
 * hours. They go with their closed day when something of it is withdrawn, and are made anew.
 */
export const adDays = pgTable(
  'ad_days',
  {
    day: day()
      .notNull()
      .references(() => adClosedDays.day, { onDelete: 'cascade' }),
    placementId: integer('placement_id').notNull(),
    town: text('town').notNull(),
    /** `empty`: an advertisement was asked for, and none fitted. */
    kind: text('kind', { enum: ['empty', 'offer', 'view', 'click'] }).notNull(),
    /** As in the ledger; nothing for offers. */
    verdict: text('verdict').notNull(),
    count: totalColumn('count').notNull(),
    amount: totalColumn('amount').notNull(),
    /** Whose advertisements were seen there. */
    campaigns: integer('campaigns').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.placementId, t.town, t.kind, t.verdict] }),
    check('ad_days_range', sql`${t.count} >= 0 and ${t.amount} >= 0`),
  ],
)
