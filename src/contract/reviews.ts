import { z } from 'zod'
import { endpoint, pagination, success } from './endpoint.ts'
import { id, limit, page, timestamp } from './values.ts'

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
  })
  .meta({ id: 'Review' })

export type Review = z.output<typeof review>

export const ratingSummary = z
  .object({
    averageRating: z.number().nullable(),
    totalReviews: z.int(),
    distribution: z.array(z.object({ rating: z.int(), count: z.int() })).describe('From 5 down to 1'),
  })
  .meta({ id: 'RatingSummary' })

export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews/business/{businessId}',
  tag: 'Reviews',
  summary: 'Published reviews of a business, newest first',
  params: z.object({ businessId: z.string().max(200).describe('Id, slug or businessId') }),
  query: z.object({ page, limit: limit(100) }),
  answer: success(ratingSummary, { reviews: z.array(review), pagination }),
  codes: ['NOT_FOUND'],
})
