import { z } from 'zod'
import { CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import { classifiedSummary } from './classifieds.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { queueItemDetail } from './moderation.ts'
import { idParams } from './record-endpoints.ts'
import { id, optionalIdParam, pageParams, searchParam, sortParams, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Classifieds')

/** An ad as administrators see it in a list. */
export const managedClassified = classifiedSummary
  .extend({
    seller: z.object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      status: z.enum(['active', 'inactive']),
    }),
    reports: z.int().describe('Open reports about it'),
    version: z.int(),
    expiresAt: timestamp.nullable(),
    rejectReason: z.string().nullable(),
  })
  .meta({ id: 'ManagedAd' })

export type ManagedClassified = z.output<typeof managedClassified>

export const ADMIN_CLASSIFIED_SORTS = ['created', 'title', 'seller'] as const

const counts = Object.fromEntries(CLASSIFIED_STATUSES.map((status) => [status, z.int()])) as Record<
  (typeof CLASSIFIED_STATUSES)[number],
  z.ZodInt
>

export const listAllClassifieds = endpoint('GET /classified/admin/all', {
  summary: 'List ads of every status, newest first by default',
  guard: 'admin',
  query: z.object({
    status: z.enum(['', ...CLASSIFIED_STATUSES]).optional(),
    categoryId: optionalIdParam,
    search: searchParam.optional().describe("Part of the title, or of the seller's name or email"),
    seller: z
      .enum(['', 'inactive'])
      .optional()
      .describe('inactive: only ads of deactivated accounts'),
    ...sortParams(ADMIN_CLASSIFIED_SORTS, 'created'),
    ...pageParams(50),
  }),
  answer: success(z.array(managedClassified), {
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
export const managedClassifiedDetail = queueItemDetail
  .extend({
    ad: managedClassified,
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
    others: z.array(managedClassified).describe('Other ads of the seller, newest first'),
  })
  .meta({ id: 'ManagedAdDetail' })

export type ManagedClassifiedDetail = z.output<typeof managedClassifiedDetail>

export const getManagedClassified = endpoint('GET /classified/admin/{id}', {
  summary: 'Get an ad of any status, with the information for moderation',
  guard: 'admin',
  params: idParams,
  answer: success(managedClassifiedDetail),
  codes: ['NOT_FOUND'],
})
