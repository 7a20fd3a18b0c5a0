import { z } from 'zod'
import { normaliseText } from '#shared/text/plain-text.ts'
import { MAX_REVIEW_COMMENT_LENGTH, MAX_REVIEW_TITLE_LENGTH } from '#shared/rules/review-form.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { idempotencyKey, id, pageParams, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Reviews')

export const review = z
  .object({
    id,
    businessId: id,
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    comment: z.string(),
    visitDate: z.iso.date().nullable(),
    verified: z.boolean(),
    helpful: z.int(),
    user: z.object({ name: z.string() }),
    createdAt: timestamp,
    answer: z
      .object({ text: z.string(), createdAt: timestamp })
      .nullable()
      .describe('Reply of the owner'),
  })
  .meta({ id: 'Review' })

export type Review = z.output<typeof review>

export const ratingSummary = z
  .object({
    averageRating: z.number().nullable(),
    totalReviews: z.int(),
    distribution: z
      .array(z.object({ rating: z.int(), count: z.int() }))
      .describe('From 5 stars down to 1'),
  })
  .meta({ id: 'RatingSummary' })

export const listReviews = endpoint('GET /reviews/business/{businessId}', {
  summary: 'List published reviews of a business, newest first',
  params: z.object({ businessId: z.string().max(200).describe('Id, slug or businessId') }),
  query: z.object({ ...pageParams(100) }),
  answer: success(ratingSummary, { reviews: z.array(review), pagination }),
  codes: ['NOT_FOUND'],
})

export const ownReview = review.extend({ status: z.enum(['pending', 'active', 'hidden']) }).meta({
  id: 'OwnReview',
  description: 'A review as its author sees it, also before it is published',
})

export type OwnReview = z.output<typeof ownReview>

const text = z.string().overwrite(normaliseText)

export const submitReview = endpoint('POST /reviews', {
  summary: 'Write a review',
  description:
    'The review needs approval. One review per business and account; owners cannot review ' +
    'their own business.',
  guard: 'user',
  body: z.object({
    businessId: id,
    rating: z.int().min(1).max(5),
    title: text.max(MAX_REVIEW_TITLE_LENGTH).nullish().describe('Blank: no title'),
    comment: text
      .max(MAX_REVIEW_COMMENT_LENGTH)
      // Invisible marks do not count as text.
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Please write a review comment.'),
    visitDate: z
      .union([z.iso.date(), z.literal('')])
      .nullish()
      .describe('Not in the future (Asia/Kolkata)'),
    key: idempotencyKey,
  }),
  answer: success(ownReview),
  status: 201,
  codes: ['ALREADY_REVIEWED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const listOwnReviews = endpoint('GET /reviews/mine', {
  summary: 'List the reviews I wrote, of every status, newest first',
  guard: 'user',
  query: z.object({ ...pageParams(100) }),
  answer: success(
    z.array(
      ownReview.extend({
        business: z.object({
          id,
          name: z.string(),
          slug: z.string().nullable().describe('null: it has no page at present'),
        }),
      }),
    ),
    { pagination },
  ),
})

export const findOwnReview = endpoint('GET /reviews/business/{businessId}/mine', {
  summary: 'Get my review of a business, and the reviews I marked as helpful',
  guard: 'user',
  params: z.object({ businessId: z.string().max(200).describe('Id, slug or businessId') }),
  answer: success(
    z.object({
      review: ownReview.nullable(),
      helpful: z.array(id).describe('Ids of reviews marked as helpful'),
    }),
  ),
  codes: ['NOT_FOUND'],
})

const vote = z.object({
  helpful: z.int().describe('Current number of helpful votes'),
  voted: z.boolean(),
})

export const voteHelpful = endpoint('POST /reviews/{id}/helpful', {
  summary: 'Mark a review as helpful',
  description: 'Counted once per account.',
  guard: 'user',
  params: idParams,
  answer: success(vote),
  codes: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const removeHelpfulVote = endpoint('DELETE /reviews/{id}/helpful', {
  summary: 'Remove my helpful mark from a review',
  guard: 'user',
  params: idParams,
  answer: success(vote),
  codes: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const setReviewStatus = endpoint('PATCH /reviews/admin/{id}/status', {
  summary: 'Approve, reject or restore a review, or set it back to pending',
  guard: 'admin',
  params: idParams,
  body: z.object({ status: z.enum(['active', 'hidden', 'pending']) }),
  answer: success(z.object({ id, status: z.enum(['active', 'hidden', 'pending']) })),
  codes: ['NOT_FOUND'],
})
