import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { timestamp } from './values.ts'

const TAG = 'Personal data'

export const askDownload = endpoint({
  method: 'POST',
  path: '/users/profile/download',
  tag: TAG,
  summary: 'Download all that is held of me',
  description:
    'Answers an address that sends a ZIP of JSON and pictures, once, within a quarter of an ' +
    'hour. Three times a day at most.',
  guard: 'user',
  answer: success(z.object({ url: z.string() })),
  codes: ['CONFIRM_NEEDED', 'TOO_MANY_REQUESTS'],
})

export const readDeletion = endpoint({
  method: 'GET',
  path: '/users/profile/deletion',
  tag: TAG,
  summary: 'What the deletion of my account would mean',
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

export const askDeletion = endpoint({
  method: 'POST',
  path: '/users/profile/deletion',
  tag: TAG,
  summary: 'Delete my account',
  description:
    'Every session ends. Fourteen days later the account is erased, unless its owner signs in ' +
    'before. The last administrator cannot be deleted.',
  guard: 'user',
  body: z.object({
    keepsReviews: z.boolean().describe('Reviews stay, without a name'),
    listings: z.enum(['keep', 'remove']).describe('Whether they stay without an owner, or go'),
  }),
  answer: success(z.object({ dueAt: timestamp })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})
