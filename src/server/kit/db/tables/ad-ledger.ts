import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { CHARGE_EXCLUSIONS } from '#shared/rules/charge-verdict.ts'
import type { Paise } from '#shared/rules/money.ts'
import { accounts } from './accounts.ts'
import { campaigns } from './campaigns.ts'
import { timestampColumn, identityColumn, totalColumn, paiseTotalColumn } from './columns.ts'

const KINDS = ['view', 'click'] as const
const VERDICTS = ['billed', ...CHARGE_EXCLUSIONS] as const
const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/**
 * Every view and click of an advertisement with its verdict. Rows are only added: a trigger refuses
 * anything else. Partitioned by month in its migration (`creatives/ledger/months.ts`); it has no
 * foreign keys, because the books outlive what they tell of.
 */
export const adEvents = pgTable(
  'ad_events',
  {
    offeredAt: timestampColumn('offered_at').notNull(),
    offer: text('offer').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** 0 for the first of an offer and kind; later ones are repeats. */
    nth: smallint('nth').notNull(),
    at: timestampColumn('at').notNull(),
    campaignId: integer('campaign_id').notNull(),
    creativeId: integer('creative_id').notNull(),
    placementId: integer('placement_id').notNull(),
    page: text('page').notNull(),
    town: text('town').notNull(),
    /** With a salt that is thrown away after the day. */
    visitor: text('visitor').notNull(),
    /** The same of the address prefix alone. */
    network: text('network').notNull().default(''),
    /** Of the wider network around it: the /48 of IPv6, the /16 of IPv4. */
    site: text('site').notNull().default(''),
    /** Of the browser alone. */
    browser: text('browser').notNull().default(''),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    amount: integer('amount').$type<Paise>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offeredAt, t.offer, t.kind, t.nth] }),
    index('ad_events_visitor_index').on(t.visitor),
    index('ad_events_network_index')
      .on(t.network)
      .where(sql`${t.kind} = 'click' and ${t.verdict} = 'billed'`),
    index('ad_events_site_index')
      .on(t.site)
      .where(sql`${t.kind} = 'click' and ${t.verdict} = 'billed'`),
    index('ad_events_campaign_index').on(t.campaignId, t.at),
    // Rows come in the order of their time, so a few pages of this find a day among all of them.
    index('ad_events_at_index').using('brin', t.at),
    check('ad_events_kind_known', sql`${t.kind} in (${quoted(KINDS)})`),
    check('ad_events_verdict_known', sql`${t.verdict} in (${quoted(VERDICTS)})`),
    check(
      'ad_events_amount_of_clicks',
      sql`${t.amount} >= 0 and
        (${t.amount} = 0 or (${t.kind} = 'click' and ${t.verdict} = 'billed'))`,
    ),
  ],
)

/**
 * What a campaign has spent and counted. Beside `campaigns`, because answers made of that table are
 * dropped from memory with every change.
 */
export const campaignTotals = pgTable(
  'campaign_totals',
  {
    campaignId: integer('campaign_id')
      .primaryKey()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    spent: paiseTotalColumn('spent').notNull(),
    views: totalColumn('views').notNull(),
    clicks: totalColumn('clicks').notNull(),
    /** Clicks that were not charged. */
    excluded: totalColumn('excluded').notNull().default(0),
  },
  (t) => [
    check('campaign_totals_range', sql`${t.spent} >= 0 and ${t.views} >= 0 and ${t.clicks} >= 0`),
  ],
)

/** The same for each day in India. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    spent: paiseTotalColumn('spent').notNull(),
    views: totalColumn('views').notNull(),
    clicks: totalColumn('clicks').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.day] }),
    check('campaign_days_range', sql`${t.spent} >= 0 and ${t.views} >= 0 and ${t.clicks} >= 0`),
  ],
)

/** Sums of the ledger by hour; they stay when its old months go. */
export const adHours = pgTable(
  'ad_hours',
  {
    hour: timestampColumn('hour').notNull(),
    campaignId: integer('campaign_id').notNull(),
    creativeId: integer('creative_id').notNull(),
    placementId: integer('placement_id').notNull(),
    page: text('page').notNull(),
    town: text('town').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    count: totalColumn('count').notNull(),
    amount: paiseTotalColumn('amount').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'ad_hours_pk',
      columns: [
        t.campaignId,
        t.hour,
        t.creativeId,
        t.placementId,
        t.page,
        t.town,
        t.kind,
        t.verdict,
      ],
    }),
    index('ad_hours_hour_index').on(t.hour),
    check('ad_hours_verdict_known', sql`${t.verdict} in (${quoted(VERDICTS)})`),
    check('ad_hours_range', sql`${t.count} >= 0 and ${t.amount} >= 0`),
  ],
)

/** Sources of clicks as the ledger names them; what is of one of them is meant. */
export type WithdrawnClickSources = {
  sites?: string[] | undefined
  networks?: string[] | undefined
  browsers?: string[] | undefined
  /** Each by its beginning. */
  hours?: string[] | undefined
}

/** What an administrator has taken back as invalid, and why; its amounts are credited. */
export const adWithdrawals = pgTable(
  'ad_withdrawals',
  {
    id: identityColumn(),
    fromTime: timestampColumn('from_time').notNull(),
    untilTime: timestampColumn('until_time').notNull(),
    campaignId: integer('campaign_id'),
    placementId: integer('placement_id'),
    visitor: text('visitor'),
    network: text('network'),
    /** Lists of hashes and hours, where several sources were taken back at once. */
    sources: jsonb('sources').$type<WithdrawnClickSources>(),
    reason: text('reason').notNull(),
    madeBy: integer('made_by').references(() => accounts.id, { onDelete: 'set null' }),
    madeAt: timestampColumn('made_at').notNull(),
    views: totalColumn('views').notNull(),
    clicks: totalColumn('clicks').notNull(),
    credited: paiseTotalColumn('credited').notNull(),
  },
  (t) => [
    index('ad_withdrawals_made_by_index').on(t.madeBy),
    check('ad_withdrawals_reason_filled', sql`length(btrim(${t.reason})) between 1 and 500`),
    check('ad_withdrawals_times_ordered', sql`${t.fromTime} < ${t.untilTime}`),
  ],
)

/** The charged views and clicks that were taken back. */
export const adWithdrawnEvents = pgTable(
  'ad_withdrawn',
  {
    offeredAt: timestampColumn('offered_at').notNull(),
    offer: text('offer').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => adWithdrawals.id),
  },
  (t) => [
    primaryKey({ columns: [t.offeredAt, t.offer, t.kind] }),
    index('ad_withdrawn_withdrawal_index').on(t.withdrawalId),
  ],
)

/** What the daily comparison of sums and ledger found, so that administrators see it. */
export const adSumComparisons = pgTable('ad_comparisons', {
  day: date('day', { mode: 'string' }).primaryKey(),
  comparedAt: timestampColumn('compared_at').notNull(),
  /** How many sums differed. */
  differences: integer('differences').notNull(),
  /** Some of them, in words. */
  examples: text('examples').array().notNull(),
})
