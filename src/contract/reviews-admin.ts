import { z } from 'zod'
import { REPORT_REASONS } from '#shared/rules/reports.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { reviewReply } from './review-replies.ts'
import { id, pageParams, bodyId, timestamp, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Reviews')

const STATUSES = ['pending', 'active', 'hidden'] as const

export const listAllReviews = endpoint('GET /reviews/admin/all', {
  summary: 'List reviews of every status: reported ones first, then newest first',
  guard: 'admin',
  query: z.object({
    status: z.enum(['', ...STATUSES]).optional(),
    ...pageParams(20),
  }),
  answer: success(
    z.object({
      reviews: z.array(
        z.object({
          id,
          rating: z.int(),
          title: z.string().nullable(),
          comment: z.string(),
          helpful: z.int(),
          status: z.enum(STATUSES),
          createdAt: timestamp,
          business: z.object({ id, name: z.string(), slug: z.string() }),
          user: z.object({ id, name: z.string(), email: z.string().nullable() }),
          reports: z.int().describe('Open reports'),
          reasons: z.array(z.enum(REPORT_REASONS)),
          sameDay: z.object({
            ofBusiness: z.int().describe('Reviews of the business written on the same day'),
            ofWriter: z.int().describe('Reviews by the same person on that day'),
          }),
          network: z
            .object({
              reviews: z
                .int()
                .describe('Reviews of the business from this network within three days'),
              isOwners: z.boolean().describe('true: the owner of the business uses this network'),
            })
            .nullable()
            .describe('Network of the author; stored for 90 days'),
          answers: z.array(reviewReply).describe('Replies of the owner, at most one per status'),
        }),
      ),
      pagination: z.object({
        totalReviews: z.int(),
        currentPage: z.int(),
        totalPages: z.int(),
        hasPrev: z.boolean(),
        hasNext: z.boolean(),
      }),
    }),
  ),
})

export const moderateReviews = endpoint('POST /reviews/admin/bulk', {
  summary: 'Approve or reject many reviews at once',
  description: 'At most 1,000. The response lists those that failed.',
  guard: 'admin',
  stepUp: true,
  body: z.object({ ids: z.array(bodyId).min(1).max(1000), status: z.enum(STATUSES) }),
  answer: success(z.object({ done: z.int(), failed: z.array(z.object({ id, error: sentence })) })),
})
