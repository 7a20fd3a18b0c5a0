import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Personal data')

export const requestDataDownload = endpoint('POST /users/profile/download', {
  summary: 'Request a download of my data',
  description:
    'The response has a link to a ZIP of JSON files and pictures. It works once, within 15 ' +
    'minutes. At most three times a day.',
  guard: 'user',
  answer: success(z.object({ url: z.string() })),
  codes: ['CONFIRM_NEEDED', 'TOO_MANY_REQUESTS'],
})

export const previewAccountDeletion = endpoint('GET /users/profile/deletion', {
  summary: 'Get what deleting my account would remove',
  guard: 'user',
  answer: success(
    z.object({
      refusal: z.string().nullable().describe('Why it cannot be deleted'),
      businesses: z.int(),
      reviews: z.int(),
      ads: z.int(),
      messages: z.int(),
      campaigns: z.int(),
    }),
  ),
})

export const requestAccountDeletion = endpoint('POST /users/profile/deletion', {
  summary: 'Request the deletion of my account',
  description:
    'All sessions end. The account is deleted after 14 days unless its owner signs in ' +
    'before then. The last administrator cannot be deleted.',
  guard: 'user',
  body: z.object({
    keepsReviews: z.boolean().describe('Keep my reviews without a name'),
    listings: z
      .enum(['keep', 'remove'])
      .describe('Keep the listings without an owner, or delete them'),
  }),
  answer: success(z.object({ dueAt: timestamp })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})
