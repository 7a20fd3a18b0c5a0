import { z } from 'zod'
import { REVIEW_ANSWER_LENGTH } from '#shared/rules/review-answers.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { review } from './reviews.ts'
import { clearable, id, idText, limit, page, reasonText, timestamp } from './values.ts'

const TAG = 'Reviews'
const STATUSES = ['pending', 'active', 'hidden'] as const

export const reviewAnswer = z
  .object({
    id,
    text: z.string(),
    status: z.enum(STATUSES),
    reason: z.string().nullable().describe('Why it is not shown'),
    createdAt: timestamp,
  })
  .meta({
    id: 'ReviewAnswer',
    description: 'An answer of a business’s owner to a review, shown or not',
  })

export type ReviewAnswer = z.output<typeof reviewAnswer>

const answers = z
  .array(reviewAnswer)
  .describe('At most one in each status: a changed text waits beside the one that is shown')

export const receivedReviews = endpoint({
  method: 'GET',
  path: '/reviews/received',
  tag: TAG,
  summary: 'Published reviews of my businesses with my answers, newest first',
  guard: 'user',
  query: z.object({
    show: z.enum(['', 'unanswered']).optional().describe('`unanswered`: those without any answer'),
    page,
    limit: limit(20),
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

export const answerReview = endpoint({
  method: 'PUT',
  path: '/reviews/{id}/answer',
  tag: TAG,
  summary: 'Answer a published review of my business, or change my answer',
  description:
    'It waits until an administrator approves it. A text that is shown already stays until the ' +
    'changed one is approved.',
  guard: 'user',
  params: z.object({ id: idText }),
  body: z.object({
    text: z
      .string()
      .overwrite(normaliseText)
      .max(REVIEW_ANSWER_LENGTH)
      // Invisible marks do not count as text.
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Please write a reply.'),
  }),
  answer: success(answers),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/reviews/{id}/answer',
  tag: TAG,
  summary: 'Delete my answer to a review, what is shown and what waits',
  guard: 'user',
  params: z.object({ id: idText }),
  answer: success(z.object({ deleted: z.literal(true) })),
  codes: ['NOT_FOUND'],
})

export const setAnswerStatus = endpoint({
  method: 'PATCH',
  path: '/reviews/admin/answers/{id}/status',
  tag: TAG,
  summary: 'Approve, hide or restore the answer of an owner',
  description: 'Of one that is hidden its writer is told, with the reason.',
  guard: 'admin',
  params: z.object({ id: idText }),
  body: z.object({ status: z.enum(['active', 'hidden']), reason: clearable(reasonText) }),
  answer: success(reviewAnswer),
  codes: ['NOT_FOUND'],
})
