import { z } from 'zod'
import { BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { BULK_STATES, BULK_UNDO_DAYS } from '#shared/rules/bulk-changes.ts'
import { adminBusinessFilters } from './businesses-writing.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { clearable, id, reasonText, bodyId, timestamp, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Businesses')

const change = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('status'),
    status: z.enum(BUSINESS_STATUSES),
    reason: clearable(reasonText),
  }),
  z.object({ what: z.literal('category'), categoryId: bodyId }),
  z.object({ what: z.literal('verified'), value: z.boolean() }),
  z.object({ what: z.literal('featured'), value: z.boolean() }),
  z.object({ what: z.literal('confirmed') }),
])

export const bulkChange = z
  .object({
    id,
    change,
    by: z.string().nullable().describe('null: the account was deleted'),
    at: timestamp,
    state: z.enum(BULK_STATES),
    total: z.int(),
    done: z.int().describe('Changed, or already so'),
    undone: z.int().describe('Changed back'),
    kept: z.int().describe('Not changed back because they were changed since'),
    failedCount: z.int(),
    failed: z
      .array(z.object({ id, name: z.string().nullable(), error: sentence }))
      .describe('The first 100 that could not be changed, with the reason'),
    undoableUntil: timestamp.nullable().describe('null: it cannot be undone'),
  })
  .meta({ id: 'BulkChange' })

export type BulkChangeResponse = z.output<typeof bulkChange>

export const changeBusinesses = endpoint('POST /businesses/admin/bulk', {
  summary: 'Change many businesses at once',
  description:
    'One change of at most 1,000 businesses by `ids`, or of all that match `filter`, by the ' +
    'rules of the call for a single one. With `filter`, `count` is the number that was shown. ' +
    'If the number of matches has changed, nothing is updated. The call fails with ' +
    'CHANGED_MEANWHILE, and `fields.count` is the new number. Large changes go on in the ' +
    `background; they can be undone for ${BULK_UNDO_DAYS} days.`,
  guard: 'admin',
  stepUp: true,
  body: z
    .object({
      ids: z.array(bodyId).min(1).max(1000).optional(),
      filter: adminBusinessFilters.optional(),
      count: z.int().min(1).optional().describe('With `filter`: how many were shown'),
      change,
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ['ids'],
      message: 'Give either ids or a filter',
    })
    .refine(({ filter, count }) => (filter === undefined) === (count === undefined), {
      path: ['count'],
      message: 'Say how many were shown',
    }),
  answer: success(bulkChange),
  codes: ['CHANGED_MEANWHILE'],
})

export const listBulkChanges = endpoint('GET /businesses/admin/bulk', {
  summary: 'List the bulk changes that can be undone, newest first',
  guard: 'admin',
  answer: success(z.array(bulkChange)),
})

export const getBulkChange = endpoint('GET /businesses/admin/bulk/{id}', {
  summary: 'Get a bulk change and its progress',
  guard: 'admin',
  params: idParams,
  answer: success(bulkChange),
  codes: ['NOT_FOUND'],
})

export const undoBulkChange = endpoint('POST /businesses/admin/bulk/{id}/undo', {
  summary: 'Undo a bulk change',
  description:
    'Businesses that somebody changed since stay as they are. A change that is still running ' +
    'stops first.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: success(bulkChange),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
