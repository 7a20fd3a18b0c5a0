import { z } from 'zod'
import { AD_STATUSES } from '#shared/rules/classifieds.ts'
import { adSummary } from './classifieds.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { workDetail } from './moderation.ts'
import {
  id,
  idParam,
  limitParam,
  optionalIdParam,
  pageParam,
  searchParam,
  timestamp,
} from './values.ts'

/** An ad as administrators see it in a list. */
export const managedAd = adSummary
  .extend({
    seller: z.object({
      id,
      name: z.string(),
      email: z.string(),
      status: z.enum(['active', 'inactive']),
    }),
    reports: z.int().describe('Open reports about it'),
    expiresAt: timestamp.nullable(),
    rejectReason: z.string().nullable(),
  })
  .meta({ id: 'ManagedAd' })

export type ManagedAd = z.output<typeof managedAd>

export const AD_ADMIN_SORTS = ['created', 'title', 'seller'] as const

const counts = Object.fromEntries(AD_STATUSES.map((status) => [status, z.int()])) as Record<
  (typeof AD_STATUSES)[number],
  z.ZodInt
>

export const listAllAds = endpoint({
  method: 'GET',
  path: '/classified/admin/all',
  tag: 'Classifieds',
  summary: 'List ads of every status, newest first by default',
  guard: 'admin',
  query: z.object({
    status: z.enum(['', ...AD_STATUSES]).optional(),
    categoryId: optionalIdParam,
    search: searchParam.optional().describe("Part of the title, or of the seller's name or email"),
    seller: z
      .enum(['', 'inactive'])
      .optional()
      .describe('inactive: only ads of deactivated accounts'),
    sort: z.enum(AD_ADMIN_SORTS).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: pageParam,
    limit: limitParam(50),
  }),
  answer: success(z.array(managedAd), {
    pagination,
    counts: z
      .object({
        ...counts,
        total: z.int(),
        ofInactive: z.int().describe('Ads of deactivated accounts'),
      })
      .describe('Counts of all records, ignoring the search'),
  }),
})

/** An ad in whatever state, with what the review queue tells and what has come of it. */
export const managedAdDetail = workDetail
  .extend({
    ad: managedAd,
    inquiries: z.int().describe('Number of inquiries'),
    reported: z
      .array(
        z.object({
          id,
          reason: z.string(),
          detail: z.string(),
          by: z.string().nullable().describe('null: a visitor'),
          at: timestamp,
          isOpen: z.boolean(),
        }),
      )
      .describe('Open reports first, then newest first'),
    others: z.array(managedAd).describe('Other ads of the seller, newest first'),
  })
  .meta({ id: 'ManagedAdDetail' })

export type ManagedAdDetail = z.output<typeof managedAdDetail>

export const readManagedAd = endpoint({
  method: 'GET',
  path: '/classified/admin/{id}',
  tag: 'Classifieds',
  summary: 'Get an ad of any status, with the information for moderation',
  guard: 'admin',
  params: z.object({ id: idParam }),
  answer: success(managedAdDetail),
  codes: ['NOT_FOUND'],
})
