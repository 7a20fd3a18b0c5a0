import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { adWithdrawals } from './ad-ledger.ts'
import { timestampColumn, totalColumn, paiseTotalColumn } from './columns.ts'

/**
 * How often advertisements were offered to browsers, by hour; campaign and creative 0 where a place
 * was asked for and nothing fitted. Counted in memory and written every second: no money depends on
 * it, so it is no part of the ledger.
 */
export const adOfferHours = pgTable(
  'ad_offer_hours',
  {
    hour: timestampColumn('hour').notNull(),
    campaignId: integer('campaign_id').notNull(),
    creativeId: integer('creative_id').notNull(),
    placementId: integer('placement_id').notNull(),
    page: text('page').notNull(),
    town: text('town').notNull(),
    count: totalColumn('count').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'ad_offer_hours_pk',
      columns: [t.campaignId, t.hour, t.creativeId, t.placementId, t.page, t.town],
    }),
    index('ad_offer_hours_hour_index').on(t.hour),
    check('ad_offer_hours_range', sql`${t.count} >= 0`),
  ],
)

/**
 * What a withdrawal gave back, by campaign and day of the clicks: a statement of a month shows its
 * charges as they were, and the credit in the month it was made.
 */
export const adCredits = pgTable(
  'ad_credits',
  {
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => adWithdrawals.id),
    campaignId: integer('campaign_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: totalColumn('views').notNull(),
    clicks: totalColumn('clicks').notNull(),
    amount: paiseTotalColumn('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.campaignId, t.day] }),
    index('ad_credits_campaign_index').on(t.campaignId),
    check('ad_credits_range', sql`${t.amount} >= 0 and ${t.views} >= 0 and ${t.clicks} >= 0`),
  ],
)

/** Notices already sent to an advertiser, so that none is sent twice. */
export const adNotices = pgTable(
  'ad_notices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['nearly-used', 'balance', 'week'] }).notNull(),
    /**
     * The campaign and the budget that is nearly used, the payment before the balance was, or the
     * Monday after the week.
     */
    about: text('about').notNull(),
    toldAt: timestampColumn('told_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind, t.about] }),
    index('ad_notices_told_index').on(t.toldAt),
    check('ad_notices_kind_known', sql`${t.kind} in ('nearly-used', 'balance', 'week')`),
  ],
)
