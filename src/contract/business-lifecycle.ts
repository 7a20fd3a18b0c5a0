import { z } from 'zod'
import { BUSINESS_STATUSES, PAUSE_REASONS, UNDO_DAYS } from '#shared/rules/business.ts'
import { NEW_ADDRESS_LENGTH } from '#shared/rules/listing-lengths.ts'
import { endpoint, success } from './endpoint.ts'
import { clearable, clearableNumber, id, idText, storedId, timestamp } from './values.ts'

const TAG = 'Businesses'
const params = z.object({ id: idText })

export const setBusinessStanding = endpoint({
  method: 'PATCH',
  path: '/businesses/{id}/standing',
  tag: TAG,
  summary: 'Open a business, close it for some time, or say that it moved or closed for good',
  description:
    'By its owner, of one that is shown. Closed for some time it stays in lists, with closed ' +
    'days until it opens again by itself on the day given. Moved or closed for good it leaves ' +
    'lists and the search, and its page says so.',
  guard: 'user',
  params,
  body: z.discriminatedUnion('standing', [
    z.object({ standing: z.literal('open') }),
    z.object({
      standing: z.literal('paused'),
      until: z.iso.date('Choose a day').describe('The day it opens again'),
      reason: z.enum(PAUSE_REASONS).default('other'),
    }),
    z.object({
      standing: z.literal('moved'),
      toId: clearableNumber(storedId).describe('Another listing of the same owner'),
      toAddress: clearable(z.string().trim().min(5).max(NEW_ADDRESS_LENGTH)),
    }),
    z.object({ standing: z.literal('closed') }),
  ]),
  answer: success(z.object({ id, status: z.enum(BUSINESS_STATUSES), version: z.int() })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const sendBusinessAgain = endpoint({
  method: 'POST',
  path: '/businesses/{id}/send-again',
  tag: TAG,
  summary: 'Ask the team to look once more at a business that it sent back',
  description: 'It waits for review again. One that waits already stays as it is.',
  guard: 'user',
  params,
  answer: success(z.object({ id, status: z.enum(BUSINESS_STATUSES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const deleteBusiness = endpoint({
  method: 'DELETE',
  path: '/businesses/{id}',
  tag: TAG,
  summary: 'Delete a business of one’s own',
  description: `It is taken away at once, can be had back for ${UNDO_DAYS} days, and then goes.`,
  guard: 'user',
  params,
  answer: success(z.object({ id, deletedAt: timestamp, removedAt: timestamp })),
  codes: ['NOT_FOUND'],
})

export const restoreBusiness = endpoint({
  method: 'POST',
  path: '/businesses/{id}/restore',
  tag: TAG,
  summary: 'Undo the deletion of a business',
  guard: 'user',
  params,
  answer: success(z.object({ id, status: z.enum(BUSINESS_STATUSES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
