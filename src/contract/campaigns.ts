import { z } from 'zod'
import {
  CAMPAIGN_DESCRIPTION_LENGTH,
  CAMPAIGN_SORTS,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TITLE_LENGTH,
  CAMPAIGN_WORD_LENGTH,
  MAX_CAMPAIGN_WORDS,
  MIN_BUDGET,
  MIN_COST_PER_CLICK,
  MIN_DAILY_BUDGET,
  STANDARD_COST_PER_CLICK,
  TARGET_URL_LENGTH,
} from '#shared/rules/campaigns.ts'
import { readTarget } from '#shared/rules/target-address.ts'
import { TARGET_OUTCOMES } from '#shared/rules/target-checks.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { amount, rupees } from './money.ts'
import {
  clearable,
  flagText,
  id,
  idText,
  limit,
  nameText,
  optionalIdText,
  page,
  readVersion,
  reasonText,
  searchText,
  timestamp,
} from './values.ts'

const TAG = 'Campaigns'
const status = z.enum(CAMPAIGN_STATUSES)
const day = z.iso.date()
const count = z.int()
const outcome = z
  .enum(TARGET_OUTCOMES)
  .describe('`redirects`: to another site; `refused`: it is never asked; `unchecked`: offline')

/** A campaign as its advertiser and administrators see it. */
export const campaign = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    targetUrl: z.string(),
    budget: rupees,
    dailyBudget: rupees.nullable(),
    costPerClick: rupees,
    startDate: day.nullable(),
    endDate: day.nullable().describe('The last day, in India'),
    keywords: z.array(z.string()),
    locations: z.array(z.string()).describe('Names of towns; none means all'),
    targetAudience: z.object({
      interests: z.array(z.string()),
      demographics: z.array(z.string()),
    }),
    status,
    isApproved: z.boolean(),
    submittedAt: timestamp.nullable().describe('Since when it waits for approval; null: a draft'),
    rejectionReason: z.string().nullable(),
    proposed: z
      .object({ title: z.string().optional(), targetUrl: z.string().optional() })
      .nullable()
      .describe('What waits for another look while the approved one runs'),
    pausedAt: timestamp.nullable(),
    targetLook: z
      .object({ at: timestamp, targetUrl: z.string(), outcome, detail: z.string() })
      .nullable()
      .describe('The last look at its address: when it was approved, then once a week'),
    totalSpent: rupees,
    totalImpressions: count,
    totalClicks: count,
    excludedClicks: count.describe('Clicks that were not charged'),
    spentToday: rupees,
    creatives: z.object({ total: count, approved: count, pending: count, rejected: count }),
    user: z.object({ id, name: z.string(), email: z.string() }),
    createdAt: timestamp,
    updatedAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'Campaign' })

export type Campaign = z.output<typeof campaign>

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/ads/campaigns',
  tag: TAG,
  summary: 'My campaigns; administrators see all',
  guard: 'user',
  query: z.object({
    userId: optionalIdText.describe('Only administrators may name another than themselves'),
    status: z.enum(['', ...CAMPAIGN_STATUSES]).optional(),
    approved: flagText.optional(),
    waiting: flagText.optional().describe('Only those that wait for a decision'),
    search: searchText
      .optional()
      .describe('A part of the title; among those of all, of the advertiser’s name too'),
    sort: z.enum(CAMPAIGN_SORTS).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page,
    limit: limit(100),
  }),
  answer: z.object({
    success: z.literal(true),
    campaigns: z.array(campaign),
    pagination,
    counts: z
      .object({ total: count, pending: count, active: count, paused: count, revenue: rupees })
      .describe(
        'Of all that the caller may see, whatever is looked for; `revenue` with deleted campaigns',
      ),
  }),
  codes: ['FORBIDDEN'],
})

const one = z.object({ success: z.literal(true), data: campaign, message: z.string() })
const params = z.object({ id: idText })

export const getCampaign = endpoint({
  method: 'GET',
  path: '/ads/campaigns/{id}',
  tag: TAG,
  summary: 'One campaign of mine',
  guard: 'user',
  params,
  answer: z.object({ success: z.literal(true), data: campaign }),
  codes: ['NOT_FOUND'],
})

const words = z
  .array(z.string().trim().min(1).max(CAMPAIGN_WORD_LENGTH))
  .max(MAX_CAMPAIGN_WORDS)
  .transform((given) => [...new Set(given)])

const targetUrl = z
  .string()
  .trim()
  .max(TARGET_URL_LENGTH)
  .transform((given, context) => {
    const read = readTarget(given)
    if ('url' in read) return read.url
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })

const fields = {
  title: nameText(CAMPAIGN_TITLE_LENGTH),
  description: z.string().trim().max(CAMPAIGN_DESCRIPTION_LENGTH),
  targetUrl,
  budget: amount(MIN_BUDGET),
  dailyBudget: clearable(amount(MIN_DAILY_BUDGET)),
  costPerClick: amount(MIN_COST_PER_CLICK),
  startDate: clearable(day),
  endDate: clearable(day),
  keywords: words,
  locations: words,
  targetAudience: z.object({ interests: words.default([]), demographics: words.default([]) }),
}

type Days = Record<'startDate' | 'endDate', string | null | undefined>
const inOrder = ({ startDate, endDate }: Partial<Days>) =>
  !startDate || !endDate || startDate <= endDate
const ORDERED = { path: ['endDate'], message: 'Choose an end date on or after the start date' }

export const createCampaign = endpoint({
  method: 'POST',
  path: '/ads/campaigns',
  tag: TAG,
  summary: 'Add a campaign; it runs when it is approved',
  guard: 'user',
  body: z
    .object({
      ...fields,
      description: fields.description.default(''),
      costPerClick: fields.costPerClick.prefault(STANDARD_COST_PER_CLICK),
      keywords: words.default([]),
      locations: words.default([]),
      targetAudience: fields.targetAudience.prefault({}),
      isDraft: z.boolean().default(false).describe('true: kept, and not sent for approval yet'),
    })
    .refine(inOrder, ORDERED),
  status: 201,
  answer: one,
  codes: ['TOO_MANY_REQUESTS'],
})

export const updateCampaign = endpoint({
  method: 'PUT',
  path: '/ads/campaigns/{id}',
  tag: TAG,
  summary: 'Change a campaign, or only pause or resume it',
  description:
    'What is left out stays as it is. Another title or address of an approved campaign waits for ' +
    'another look while the old one runs. A draft or a rejected campaign is sent for approval ' +
    'unless it is kept as a draft.',
  guard: 'user',
  params,
  body: z
    .object(fields)
    .partial()
    .extend({
      status: z.enum(['active', 'paused']).optional(),
      isDraft: z.boolean().optional(),
      version: readVersion,
    })
    .refine(inOrder, ORDERED),
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

const targetCheck = z.object({
  outcome,
  status: z.int().nullable().describe('Of the answer'),
  finalUrl: z.string().describe('Where it leads in the end'),
  detail: z.string().describe('In words'),
})

export type TargetCheck = z.output<typeof targetCheck>

export const checkTargetUrl = endpoint({
  method: 'POST',
  path: '/ads/campaigns/check-target',
  tag: TAG,
  summary: 'Whether the address of a campaign answers, and where it leads',
  description: 'Redirects are followed within one site. Only public addresses are asked.',
  guard: 'user',
  body: z.object({ targetUrl }),
  answer: success(targetCheck),
  codes: ['TOO_MANY_REQUESTS'],
})

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/ads/campaigns/{id}',
  tag: TAG,
  summary: 'Delete a campaign; what it was charged for stays in the books',
  guard: 'user',
  params,
  answer: z.object({ success: z.literal(true), message: z.string() }),
  codes: ['NOT_FOUND'],
})

export const approveCampaign = endpoint({
  method: 'POST',
  path: '/ads/campaigns/{id}/approve',
  tag: TAG,
  summary: 'Approve or reject a campaign, or what it would change',
  guard: 'admin',
  stepUp: true,
  params,
  body: z.object({
    approved: z.boolean(),
    status: z.enum(['active', 'rejected']).optional().describe('As `approved` says'),
    reason: reasonText
      .nullish()
      .describe(
        'For the advertiser, who is otherwise told that none was given, and whom to ask; a ' +
          'change is rejected with one only',
      ),
    ofChange: z
      .boolean()
      .default(false)
      .describe('Decide only on the proposed change; the approved campaign goes on'),
    version: readVersion,
  }),
  answer: one.extend({
    target: targetCheck.nullable().describe('How its address answered when it was approved'),
  }),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
})
