import { z } from 'zod'
import { BUSINESS_STATUSES, PAUSE_REASONS, BUSINESS_RESTORE_DAYS } from '#shared/rules/business.ts'
import { MAX_MOVED_TO_LENGTH } from '#shared/rules/listing-lengths.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { clearable, clearableNumber, id, bodyId, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Businesses')
export const setOperatingStatus = endpoint('PATCH /businesses/{id}/standing', {
  summary: 'Mark a business as open, temporarily closed, moved or permanently closed',
  description:
    'For the owner of a public listing. A temporarily closed business stays in lists, shown ' +
    'as closed, and reopens automatically on the given day. A moved or permanently closed ' +
    'one is removed from lists and search, and its page says so.',
  guard: 'user',
  params: idParams,
  body: z.discriminatedUnion('standing', [
    z.object({ standing: z.literal('open') }),
    z.object({
      standing: z.literal('paused'),
      until: z.iso.date('Choose a day').describe('The day it reopens'),
      reason: z.enum(PAUSE_REASONS).default('other'),
    }),
    z.object({
      standing: z.literal('moved'),
      toId: clearableNumber(bodyId).describe('Another listing of the same owner'),
      toAddress: clearable(z.string().trim().min(5).max(MAX_MOVED_TO_LENGTH)),
    }),
    z.object({ standing: z.literal('closed') }),
  ]),
  answer: success(z.object({ id, status: z.enum(BUSINESS_STATUSES), version: z.int() })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const resubmitBusiness = endpoint('POST /businesses/{id}/send-again', {
  summary: 'Submit a rejected business for review again',
  description: 'A business that is already under review does not change.',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id, status: z.enum(BUSINESS_STATUSES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const deleteBusiness = endpoint('DELETE /businesses/{id}', {
  summary: 'Delete my business',
  description:
    `It is hidden at once. It can be restored for ${BUSINESS_RESTORE_DAYS} days and is then ` +
    'deleted.',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id, deletedAt: timestamp, removedAt: timestamp })),
  codes: ['NOT_FOUND'],
})

export const restoreBusiness = endpoint('POST /businesses/{id}/restore', {
  summary: 'Restore a deleted business',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id, status: z.enum(BUSINESS_STATUSES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
