import { z } from 'zod'
import { AD_STATUSES } from '#shared/rules/classifieds.ts'
import { adSummary } from './classifieds.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { workDetail } from './moderation.ts'
import { id, idText, limit, optionalIdText, page, searchText, timestamp } from './values.ts'

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

/** An ad in whatever state, with what the review queue tells and what has come of it. */
export const managedAdDetail = workDetail
  .extend({
    ad: managedAd,
    inquiries: z.int().describe('How many asked about it'),
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
      .describe('Open reports first, then the newest'),
    others: z.array(managedAd).describe('Other ads of the seller, the newest ones'),
  })
  .meta({ id: 'ManagedAdDetail' })

export type ManagedAdDetail = z.output<typeof managedAdDetail>

export const readManagedAd = endpoint({
  method: 'GET',
  path: '/classified/admin/{id}',
  tag: 'Classifieds',
  summary: 'An ad in whatever state, with all that helps to moderate it',
  guard: 'admin',
  params: z.object({ id: idText }),
  answer: success(managedAdDetail),
  codes: ['NOT_FOUND'],
})
