import { z } from 'zod'
import {
  CAMPAIGN_FIELDS,
  type AudienceField,
  type CampaignFieldName,
} from '#shared/rules/campaign-fields.ts'
import {
  CAMPAIGN_SORTS,
  CAMPAIGN_STATUSES,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS_PER_FIELD,
  DEFAULT_COST_PER_CLICK,
} from '#shared/rules/campaigns.ts'
import { parseTargetUrl } from '#shared/rules/target-address.ts'
import { LANDING_PAGE_OUTCOMES } from '#shared/rules/landing-page-checks.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { rupeesInput, rupees } from './money.ts'
import { idParams } from './record-endpoints.ts'
import {
  booleanParam,
  clearable,
  expectedVersion,
  id,
  nameText,
  optionalIdParam,
  pageParams,
  reasonText,
  searchParam,
  sortParams,
  timestamp,
  sentence,
} from './values.ts'

const endpoint = createEndpointBuilder('Campaigns')
const status = z.enum(CAMPAIGN_STATUSES)
const day = z.iso.date()
const count = z.int()
const outcome = z
  .enum(LANDING_PAGE_OUTCOMES)
  .describe(
    '`redirects`: leads to another site; `refused`: not allowed; `unchecked`: the server ' +
      'was offline',
  )

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
    submittedAt: timestamp.nullable().describe('When it was submitted for approval; null: a draft'),
    rejectionReason: z.string().nullable(),
    proposed: z
      .object({ title: z.string().optional(), targetUrl: z.string().optional() })
      .nullable()
      .describe('Changes that need review; the approved version runs until then'),
    pausedAt: timestamp.nullable(),
    targetLook: z
      .object({ at: timestamp, targetUrl: z.string(), outcome, detail: sentence })
      .nullable()
      .describe('The last link check: at approval, then once a week'),
    totalSpent: rupees,
    totalImpressions: count,
    totalClicks: count,
    excludedClicks: count.describe('Clicks that were not charged'),
    spentToday: rupees,
    creatives: z.object({ total: count, approved: count, pending: count, rejected: count }),
    user: z.object({ id, name: z.string(), email: z.string().nullable() }),
    createdAt: timestamp,
    updatedAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'Campaign' })

export type Campaign = z.output<typeof campaign>

export const listCampaigns = endpoint('GET /ads/campaigns', {
  summary: 'List my campaigns; administrators see all',
  guard: 'user',
  query: z.object({
    userId: optionalIdParam.describe('Only administrators can set another account than their own'),
    status: z.enum(['', ...CAMPAIGN_STATUSES]).optional(),
    approved: booleanParam.optional(),
    waiting: booleanParam.optional().describe('Only those that need a decision'),
    search: searchParam
      .optional()
      .describe('Part of the title; for administrators also of the advertiser’s name'),
    ...sortParams(CAMPAIGN_SORTS, 'created'),
    ...pageParams(100),
  }),
  answer: z.object({
    success: z.literal(true),
    campaigns: z.array(campaign),
    pagination,
    counts: z
      .object({ total: count, pending: count, active: count, paused: count, revenue: rupees })
      .describe(
        'Counts of all campaigns the caller can see, ignoring the search; `revenue` includes ' +
          'deleted campaigns',
      ),
  }),
  codes: ['FORBIDDEN'],
})

const one = z.object({ success: z.literal(true), data: campaign, message: sentence })
export const getCampaign = endpoint('GET /ads/campaigns/{id}', {
  summary: 'Get one of my campaigns',
  guard: 'user',
  params: idParams,
  answer: z.object({ success: z.literal(true), data: campaign }),
  codes: ['NOT_FOUND'],
})

const words = z
  .array(z.string().trim().min(1).max(MAX_KEYWORD_LENGTH))
  .max(MAX_KEYWORDS_PER_FIELD)
  .transform((given) => [...new Set(given)])

const targetUrl = z
  .string()
  .trim()
  .max(CAMPAIGN_FIELDS.targetUrl.max)
  .transform((given, context) => {
    const read = parseTargetUrl(given)
    if ('url' in read) return read.url
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })

const fields = {
  title: nameText(CAMPAIGN_FIELDS.title.max),
  description: z.string().trim().max(CAMPAIGN_FIELDS.description.max),
  targetUrl,
  budget: rupeesInput(CAMPAIGN_FIELDS.budget.least),
  dailyBudget: clearable(rupeesInput(CAMPAIGN_FIELDS.dailyBudget.least)),
  costPerClick: rupeesInput(CAMPAIGN_FIELDS.costPerClick.least),
  startDate: clearable(day),
  endDate: clearable(day),
  keywords: words,
  locations: words,
  targetAudience: z.object({
    interests: words.default([]),
    demographics: words.default([]),
  } satisfies Record<AudienceField, z.ZodType>),
} satisfies Record<Exclude<CampaignFieldName, AudienceField> | 'targetAudience', z.ZodType>

type Days = Record<'startDate' | 'endDate', string | null | undefined>
const inOrder = ({ startDate, endDate }: Partial<Days>) =>
  !startDate || !endDate || startDate <= endDate
const ORDERED = { path: ['endDate'], message: 'Choose an end date on or after the start date' }

export const createCampaign = endpoint('POST /ads/campaigns', {
  summary: 'Create a campaign; it runs once approved',
  guard: 'user',
  body: z
    .object({
      ...fields,
      description: fields.description.default(''),
      costPerClick: fields.costPerClick.prefault(DEFAULT_COST_PER_CLICK),
      keywords: words.default([]),
      locations: words.default([]),
      targetAudience: fields.targetAudience.prefault({}),
      isDraft: z.boolean().default(false).describe('true: saved without submitting for approval'),
    })
    .refine(inOrder, ORDERED),
  status: 201,
  answer: one,
  codes: ['TOO_MANY_REQUESTS'],
})

export const updateCampaign = endpoint('PUT /ads/campaigns/{id}', {
  summary: 'Update, pause or resume a campaign',
  description:
    'Fields that are left out do not change. A new title or address of an approved campaign ' +
    'needs review; the old one is used until then. A draft or rejected campaign is ' +
    'submitted for approval unless it is saved as a draft.',
  guard: 'user',
  params: idParams,
  body: z
    .object(fields)
    .partial()
    .extend({
      status: z.enum(['active', 'paused']).optional(),
      isDraft: z.boolean().optional(),
      version: expectedVersion,
    })
    .refine(inOrder, ORDERED),
  answer: one,
  codes: ['CONFIRM_NEEDED', 'NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

const targetCheck = z.object({
  outcome,
  status: z.int().nullable().describe('HTTP status'),
  finalUrl: z.string().describe('Final address after redirects'),
  detail: sentence.describe('Details in words'),
})

export type TargetCheck = z.output<typeof targetCheck>

export const checkTargetUrl = endpoint('POST /ads/campaigns/check-target', {
  summary: 'Check whether the link of a campaign works, and where it leads',
  description: 'Redirects are followed within one site. Only public addresses are requested.',
  guard: 'user',
  body: z.object({ targetUrl }),
  answer: success(targetCheck),
  codes: ['TOO_MANY_REQUESTS'],
})

export const deleteCampaign = endpoint('DELETE /ads/campaigns/{id}', {
  summary: 'Delete a campaign; its charges are kept',
  guard: 'user',
  params: idParams,
  answer: z.object({ success: z.literal(true), message: sentence }),
  codes: ['NOT_FOUND'],
})

export const approveCampaign = endpoint('POST /ads/campaigns/{id}/approve', {
  summary: 'Approve or reject a campaign or a change to it',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object({
    approved: z.boolean(),
    status: z.enum(['active', 'rejected']).optional().describe('Same as `approved`'),
    reason: reasonText
      .nullish()
      .describe(
        'Shown to the advertiser, who otherwise sees whom to contact. Required to reject a change',
      ),
    ofChange: z
      .boolean()
      .default(false)
      .describe('Decide only on the proposed change; the approved campaign keeps running'),
    version: expectedVersion,
  }),
  answer: one.extend({
    target: targetCheck.nullable().describe('Result of the link check at approval'),
  }),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
})
