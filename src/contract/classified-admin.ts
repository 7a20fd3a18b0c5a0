import { z } from 'zod'
import { AD_STATUSES } from '#shared/rules/classifieds.ts'
import { adSummary } from './classifieds.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { id, limit, optionalIdText, page, searchText, timestamp } from './values.ts'

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

export const allAds = endpoint({
  method: 'GET',
  path: '/classified/admin/all',
  tag: 'Classifieds',
  summary: 'Ads in every state, the newest first unless another order is asked for',
  guard: 'admin',
  query: z.object({
    status: z.enum(['', ...AD_STATUSES]).optional(),
    categoryId: optionalIdText,
    search: searchText
      .optional()
      .describe('A part of the title, or of the name or email of the seller'),
    seller: z
      .enum(['', 'inactive'])
      .optional()
      .describe('inactive: only ads of people who are deactivated'),
    sort: z.enum(AD_ADMIN_SORTS).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page,
    limit: limit(50),
  }),
  answer: success(z.array(managedAd), {
    pagination,
    counts: z
      .object({
        ...counts,
        total: z.int(),
        ofInactive: z.int().describe('Of people who are deactivated'),
      })
      .describe('Of all, whatever is looked for'),
  }),
})
