import { z } from 'zod'
import { MAX_REVIEW_REPLY_LENGTH } from '#shared/rules/review-replies.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { review } from './reviews.ts'
import { idParams } from './record-endpoints.ts'
import { clearable, id, pageParams, reasonText, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Reviews')
const STATUSES = ['pending', 'active', 'hidden'] as const

export const reviewReply = z
  .object({
    id,
    text: z.string(),
    status: z.enum(STATUSES),
    reason: z.string().nullable().describe('Why it is hidden'),
    createdAt: timestamp,
  })
  .meta({
    id: 'ReviewReply',
    description: "A business owner's reply to a review, public or not",
  })

export type ReviewReply = z.output<typeof reviewReply>

const answers = z
  .array(reviewReply)
  .describe('At most one per status: a changed reply is pending while the old one is public')

export const listReceivedReviews = endpoint('GET /reviews/received', {
  summary: 'List published reviews of my businesses with my replies, newest first',
  guard: 'user',
  query: z.object({
    show: z
      .enum(['', 'unanswered'])
      .optional()
      .describe('`unanswered`: only those without a reply'),
    ...pageParams(20),
  }),
  answer: success(
    z.array(
      review.omit({ answer: true }).extend({
        business: z.object({ id, name: z.string(), slug: z.string() }),
        answers,
      }),
    ),
    { pagination },
  ),
})

export const answerReview = endpoint('PUT /reviews/{id}/answer', {
  summary: 'Reply to a published review of my business, or change my reply',
  description:
    'The reply needs approval. If one is already public, it stays until the new one is ' +
    'approved.',
  guard: 'user',
  params: idParams,
  body: z.object({
    text: z
      .string()
      .overwrite(normaliseText)
      .max(MAX_REVIEW_REPLY_LENGTH)
      // Invisible marks do not count as text.
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Please write a reply.'),
  }),
  answer: success(answers),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const deleteReviewReply = endpoint('DELETE /reviews/{id}/answer', {
  summary: 'Delete my reply to a review, public and pending',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ deleted: z.literal(true) })),
  codes: ['NOT_FOUND'],
})

export const setReviewReplyStatus = endpoint('PATCH /reviews/admin/answers/{id}/status', {
  summary: "Approve, hide or restore an owner's reply",
  description: 'The owner is notified with the reason if the reply is hidden.',
  guard: 'admin',
  params: idParams,
  body: z.object({ status: z.enum(['active', 'hidden']), reason: clearable(reasonText) }),
  answer: success(reviewReply),
  codes: ['NOT_FOUND'],
})
