import { z } from 'zod'
import { AD_EXCLUSIONS } from '#shared/rules/ad-verdict.ts'
import { MAX_STATS_DAYS } from '#shared/rules/ad-figures.ts'
import {
  CAMPAIGN_WORD_LENGTH,
  MAX_CAMPAIGN_WORDS,
  MIN_BUDGET,
  MIN_COST_PER_CLICK,
  MIN_DAILY_BUDGET,
} from '#shared/rules/campaigns.ts'
import { toPaise } from '#shared/rules/money.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { id, idText, numberText, optionalIdText, timestamp } from './values.ts'

const TAG = 'Ad figures'
const day = z.iso.date()
const count = z.int()
const exclusion = z.enum(AD_EXCLUSIONS)

/** What advertisements did, from the sums of the ledger. */
const figures = {
  views: count.describe('How often it was shown: offered to a browser, seen or not'),
  viewable: count.describe('How often it was in view long enough; counted once each'),
  clicks: count.describe('That were charged'),
  excluded: count.describe('Clicks that were not charged'),
  ctr: z.number().describe('Charged clicks in a hundred of `viewable`, two decimals'),
  spent: rupees,
  averageCost: rupees.nullable().describe('Of a charged click; null without one'),
}

export const adFigures = z.object(figures).meta({ id: 'AdFigures' })
export type AdFigures = z.output<typeof adFigures>

const excluded = z.array(
  z.object({ reason: exclusion, views: count, clicks: count }).describe('The most clicks first'),
)

const stats = z
  .object({
    from: day,
    until: day.describe('The last day, in India'),
    total: adFigures,
    previous: z
      .object({ from: day, until: day, total: adFigures })
      .nullable()
      .describe('As many days before, when they are asked for'),
    days: z.array(z.object({ day, ...figures })).describe('Every day, the first one first'),
    hours: z
      .array(z.object({ hour: z.int().min(0).max(23), ...figures }))
      .describe('Every hour of the day in India, over all those days'),
    creatives: z.array(z.object({ id, name: z.string(), ...figures })),
    placements: z.array(z.object({ id, name: z.string(), ...figures })),
    pages: z.array(z.object({ page: z.string(), ...figures })),
    towns: z
      .array(z.object({ town: z.string(), ...figures }))
      .describe('An empty name: pages about no town'),
    excluded,
  })
  .meta({ id: 'AdStats' })

export type AdStats = z.output<typeof stats>

const params = z.object({ id: idText })
const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until

const span = z
  .object({
    from: day.optional().describe('The first day; left out, 28 days'),
    until: day.optional().describe('The last day; left out, today'),
    compare: z.enum(['true', 'false', '']).optional().describe('With as many days before'),
  })
  .refine(inOrder, { path: ['until'], message: 'Choose an end date on or after the start date' })

export const campaignStats = endpoint({
  method: 'GET',
  path: '/ads/campaigns/{id}/stats',
  tag: TAG,
  summary: 'What a campaign of mine did, and what was not counted and why',
  description: `At most ${MAX_STATS_DAYS} days. Administrators may ask for any campaign.`,
  guard: 'user',
  params,
  query: span,
  answer: success(stats),
  codes: ['NOT_FOUND'],
})

const file = z.object({ name: z.string(), text: z.string().describe('CSV') })

export const campaignStatsFile = endpoint({
  method: 'GET',
  path: '/ads/campaigns/{id}/stats.csv',
  tag: TAG,
  summary: 'The same by day as a file for spreadsheets',
  guard: 'user',
  params,
  query: span,
  answer: success(file),
  codes: ['NOT_FOUND'],
})

const rupeesText = (least: number) =>
  numberText(z.number().min(least).max(20_000_000)).transform((value) =>
    value === undefined ? undefined : toPaise(value),
  )

/** Words of a query, separated by commas. */
const wordsText = z
  .string()
  .max((CAMPAIGN_WORD_LENGTH + 2) * MAX_CAMPAIGN_WORDS)
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

export const adForecast = endpoint({
  method: 'GET',
  path: '/ads/forecast',
  tag: TAG,
  summary: 'What a campaign is likely to bring, from the counts of the last 28 days',
  guard: 'user',
  query: z.object({
    budget: rupeesText(MIN_BUDGET),
    dailyBudget: rupeesText(MIN_DAILY_BUDGET),
    costPerClick: rupeesText(MIN_COST_PER_CLICK),
    startDate: z.union([z.literal(''), day]).optional(),
    endDate: z.union([z.literal(''), day]).optional(),
    locations: wordsText.describe('Names of towns, separated by commas; none means all'),
    keywords: wordsText.describe(
      'Separated by commas. They do not change the forecast: counts do not know words',
    ),
  }),
  answer: success(
    z.object({
      days: count.nullable().describe('It runs so many days; null without a last day'),
      clicksAtMost: count.describe('That the budget pays for'),
      hasEnough: z.boolean().describe('false: too little was counted to say what is likely'),
      countedDays: count.describe('Of the last 28'),
      likely: likely
        .nullable()
        .describe('Over its days, or over 28 days without a last one; null: too little to say'),
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

export const adStatement = endpoint({
  method: 'GET',
  path: '/ads/statements',
  tag: TAG,
  summary: 'What a month cost me: by campaign and day, with what was credited',
  description:
    'Charges stand on the day of the click. What was taken back stands in the month in which it ' +
    'was credited, so that a month that is over does not change.',
  guard: 'user',
  query: z.object({
    month: month.optional().describe('Left out: this month'),
    userId: optionalIdText.describe('Only administrators may name another than themselves'),
  }),
  answer: success(
    z.object({
      month,
      number: z.string().describe('Of this statement: AD-202611-12, the same each time'),
      isOver: z.boolean().describe('false: more may come'),
      from: z
        .object({ name: z.string(), address: z.string(), email: z.string() })
        .describe('The site, as its settings say; blank where they say nothing'),
      months: z.array(month).describe('Those with a statement, the latest first'),
      user: z.object({ id, name: z.string(), email: z.string() }),
      lines: z.array(line).describe('Charges, by day and campaign'),
      credits: z.array(
        line.omit({ day: true }).extend({
          day: day.describe('Of the clicks'),
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
      sum: rupees.describe('Charged less credited'),
    }),
  ),
  codes: ['FORBIDDEN', 'NOT_FOUND'],
})

const comparison = z.object({
  comparedAt: timestamp,
  differences: count.describe('Sums that are not what the ledger adds up to'),
  examples: z.array(z.string()),
})

export const adOverview = endpoint({
  method: 'GET',
  path: '/ads/overview',
  tag: TAG,
  summary: 'Advertising at a glance',
  guard: 'admin',
  answer: success(
    z.object({
      campaigns: count,
      pendingApprovals: count.describe('Campaigns and changes of them that wait'),
      pendingCreatives: count,
      activeCampaigns: count,
      revenue: rupees.describe('Charged in all, less what was credited'),
      last30: z
        .object({ revenue: rupees, ...figures })
        .describe('The last 30 days, today included'),
      excluded: excluded.describe('Not counted in the last 30 days'),
      compared: comparison
        .nullable()
        .describe('The last daily comparison of all sums with the ledger; null before the first'),
    }),
  ),
})

export const rebuildAdSums = endpoint({
  method: 'POST',
  path: '/ads/sums/rebuild',
  tag: TAG,
  summary: 'Make the sums of the last five weeks anew from the ledger, and compare them again',
  description: 'The ledger itself is never changed. Views and clicks wait until it is done.',
  guard: 'admin',
  stepUp: true,
  answer: success(comparison),
})
