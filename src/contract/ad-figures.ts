import { z } from 'zod'
import { CHARGE_EXCLUSIONS } from '#shared/rules/charge-verdict.ts'
import { MAX_STATS_DAYS } from '#shared/rules/ad-figures.ts'
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS_PER_FIELD } from '#shared/rules/campaigns.ts'
import { CAMPAIGN_FIELDS } from '#shared/rules/campaign-fields.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { idParams } from './record-endpoints.ts'
import { id, numberParam, optionalIdParam, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Ad figures')
const day = z.iso.date()
const count = z.int()
const exclusion = z.enum(CHARGE_EXCLUSIONS)

/** What advertisements did, from the sums of the ledger. */
const figures = {
  views: count.describe('How often it was sent to a browser, seen or not'),
  viewable: count.describe('How often it was in view long enough'),
  clicks: count.describe('Charged clicks'),
  excluded: count.describe('Clicks that were not charged'),
  ctr: z.number().describe('Charged clicks in percent of `viewable`, two decimals'),
  spent: rupees,
  averageCost: rupees
    .nullable()
    .describe('Average cost of a charged click; null if there are none'),
}

export const adFigures = z.object(figures).meta({ id: 'AdFigures' })
export type AdFigures = z.output<typeof adFigures>

const excluded = z.array(
  z.object({ reason: exclusion, views: count, clicks: count }).describe('Most clicks first'),
)

const stats = z
  .object({
    from: day,
    until: day.describe('The last day, in India'),
    total: adFigures,
    previous: z
      .object({ from: day, until: day, total: adFigures })
      .nullable()
      .describe('The same number of days before, if requested'),
    days: z.array(z.object({ day, ...figures })).describe('Every day, oldest first'),
    hours: z
      .array(z.object({ hour: z.int().min(0).max(23), ...figures }))
      .describe('Sums by hour of the day in India'),
    creatives: z.array(z.object({ id, name: z.string(), ...figures })),
    placements: z.array(z.object({ id, name: z.string(), ...figures })),
    pages: z.array(z.object({ page: z.string(), ...figures })),
    towns: z
      .array(z.object({ town: z.string(), ...figures }))
      .describe('Empty name: pages that are not about a town'),
    excluded,
  })
  .meta({ id: 'AdStats' })

export type AdStats = z.output<typeof stats>

const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until

const span = z
  .object({
    from: day.optional().describe('First day. Default: 28 days before the last'),
    until: day.optional().describe('Last day. Default: today'),
    compare: z
      .enum(['true', 'false', ''])
      .optional()
      .describe('Also return the same number of days before'),
  })
  .refine(inOrder, { path: ['until'], message: 'Choose an end date on or after the start date' })

export const getCampaignStats = endpoint('GET /ads/campaigns/{id}/stats', {
  summary: 'Get the statistics of a campaign, with the clicks that were not charged and why',
  description: `At most ${MAX_STATS_DAYS} days. Administrators may ask for any campaign.`,
  guard: 'user',
  params: idParams,
  query: span,
  answer: success(stats),
  codes: ['NOT_FOUND'],
})

const file = z.object({ name: z.string(), text: z.string().describe('CSV') })

export const exportCampaignStats = endpoint('GET /ads/campaigns/{id}/stats.csv', {
  summary: 'Get the daily statistics of a campaign as CSV',
  guard: 'user',
  params: idParams,
  query: span,
  answer: success(file),
  codes: ['NOT_FOUND'],
})

const rupeesText = (least: number) =>
  numberParam(z.number().min(least).max(20_000_000)).transform((value) =>
    value === undefined ? undefined : toPaise(value),
  )

/** Words of a query, separated by commas. */
const wordsText = z
  .string()
  .max((MAX_KEYWORD_LENGTH + 2) * MAX_KEYWORDS_PER_FIELD)
  .default('')
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ])

const likely = z.object({ views: count, clicks: count, spent: rupees })

export const getAdForecast = endpoint('GET /ads/forecast', {
  summary: 'Get a forecast for a campaign, based on the last 28 days',
  guard: 'user',
  query: z.object({
    budget: rupeesText(CAMPAIGN_FIELDS.budget.least),
    dailyBudget: rupeesText(CAMPAIGN_FIELDS.dailyBudget.least),
    costPerClick: rupeesText(CAMPAIGN_FIELDS.costPerClick.least),
    startDate: z.union([z.literal(''), day]).optional(),
    endDate: z.union([z.literal(''), day]).optional(),
    locations: wordsText.describe('Names of towns, separated by commas; none means all'),
    keywords: wordsText.describe('Separated by commas. They do not affect the forecast'),
  }),
  answer: success(
    z.object({
      days: count.nullable().describe('Number of days; null without an end date'),
      clicksAtMost: count.describe('The most clicks that the budget pays for'),
      hasEnough: z.boolean().describe('false: not enough data for a forecast'),
      countedDays: count.describe('Days with data, of the last 28'),
      likely: likely
        .nullable()
        .describe('For its days, or for 28 days without an end date; null: not enough data'),
    }),
  ),
})

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give a month as 2026-11')

const line = z.object({
  campaignId: id,
  title: z.string(),
  day,
  clicks: count,
  amount: rupees,
})

export const getAdStatement = endpoint('GET /ads/statements', {
  summary: 'Get my statement for a month: charges by campaign and day, and credits',
  description:
    'Charges are listed on the day of the click. Credits are listed in the month they were ' +
    'given, so past months do not change.',
  guard: 'user',
  query: z.object({
    month: month.optional().describe('Default: this month'),
    userId: optionalIdParam.describe('Only administrators can set another account than their own'),
  }),
  answer: success(
    z.object({
      month,
      number: z.string().describe('Statement number, such as AD-202611-12; it never changes'),
      isOver: z.boolean().describe('false: the month is not over'),
      from: z
        .object({ name: z.string(), address: z.string(), email: z.string() })
        .describe('The site, from its settings; blank if not set'),
      months: z.array(month).describe('Months with a statement, latest first'),
      user: z.object({ id, name: z.string(), email: z.string().nullable() }),
      lines: z.array(line).describe('Charges, by day and campaign'),
      credits: z.array(
        line.omit({ day: true }).extend({
          day: day.describe('Day of the clicks'),
          creditedAt: timestamp,
          reason: z.string(),
        }),
      ),
      campaigns: z.array(
        z.object({
          campaignId: id,
          title: z.string(),
          clicks: count,
          charged: rupees,
          credited: rupees,
          sum: rupees,
        }),
      ),
      clicks: count,
      charged: rupees,
      credited: rupees,
      sum: rupees.describe('Charges minus credits'),
    }),
  ),
  codes: ['FORBIDDEN', 'NOT_FOUND'],
})

export const exportAdClicks = endpoint('GET /ads/statements/clicks.csv', {
  summary: 'Get every click of a month as CSV, those that cost nothing too',
  description: 'Single clicks are kept for thirteen months. Prices are before tax.',
  guard: 'user',
  query: z.object({
    month,
    userId: optionalIdParam.describe('Only administrators can set another account than their own'),
  }),
  answer: success(file),
  codes: ['FORBIDDEN'],
})

const comparison = z.object({
  comparedAt: timestamp,
  differences: count.describe('Number of totals that differ from the ledger'),
  examples: z.array(z.string()),
})

export const getAdOverview = endpoint('GET /ads/overview', {
  summary: 'Get an overview of advertising',
  guard: 'admin',
  answer: success(
    z.object({
      campaigns: count,
      pendingApprovals: count.describe('Campaigns and changes that need approval'),
      pendingCreatives: count,
      activeCampaigns: count,
      revenue: rupees.describe('All charges minus credits'),
      last30: z
        .object({ revenue: rupees, ...figures })
        .describe('The last 30 days, today included'),
      excluded: excluded.describe('Views and clicks not charged in the last 30 days'),
      compared: comparison
        .nullable()
        .describe('The last daily comparison of totals with the ledger; null before the first'),
    }),
  ),
})

export const rebuildAdSums = endpoint('POST /ads/sums/rebuild', {
  summary: 'Rebuild the totals of the last five weeks from the ledger, and compare them again',
  description: 'The ledger does not change. Views and clicks are recorded after the rebuild.',
  guard: 'admin',
  stepUp: true,
  answer: success(comparison),
})
