import { z } from 'zod'
import { BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { MERGE_FIELDS, PAIR_REASONS } from '#shared/rules/duplicates.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { id, idText, limit, page, storedId, timestamp } from './values.ts'

const TAG = 'Duplicates'

const side = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  category: z.string(),
  status: z.enum(BUSINESS_STATUSES),
  owner: z.string().nullable(),
  source: z.string().nullable(),
  reviews: z.int(),
})

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/admin/duplicates',
  tag: TAG,
  summary: 'Listings that may be one, the most certain first',
  description: 'By number, name in a town, address and point; looked for in the background.',
  guard: 'admin',
  query: z.object({
    page,
    limit: limit(20),
    one: idText.optional().describe('With `other`: these two alone, found to be alike or not'),
    other: idText.optional(),
  }),
  answer: success(
    z.array(
      z.object({
        one: side,
        other: side,
        certainty: z.int().describe('Of 100; 0 for two that were not found to be alike'),
        reasons: z.array(z.enum(PAIR_REASONS)),
      }),
    ),
    { pagination },
  ),
})

const params = z.object({ keptId: idText, goneId: idText })

export const compareDuplicates = endpoint({
  method: 'GET',
  path: '/admin/duplicates/{keptId}/{goneId}',
  tag: TAG,
  summary: 'What differs between two listings, and what a merge would take of the second',
  guard: 'admin',
  params,
  answer: success(
    z.array(
      z.object({
        field: z.enum(MERGE_FIELDS),
        kept: z.string(),
        gone: z.string(),
        takes: z.boolean(),
      }),
    ),
  ),
  codes: ['NOT_FOUND'],
})

export const setDistinct = endpoint({
  method: 'PUT',
  path: '/admin/duplicates/{keptId}/{goneId}/distinct',
  tag: TAG,
  summary: 'Say that two listings are not the same, or that they may be after all',
  guard: 'admin',
  params,
  body: z.object({ isDistinct: z.boolean() }),
  answer: success(z.object({ isDistinct: z.boolean() })),
  codes: ['NOT_FOUND'],
})

export const mergeBusinesses = endpoint({
  method: 'POST',
  path: '/admin/merges',
  tag: TAG,
  summary: 'Make one listing of two',
  description:
    'Reviews, favourites, messages, claims, photos and figures go to the one that stays; the ' +
    'addresses of the other lead there.',
  guard: 'admin',
  stepUp: true,
  body: z.object({
    keptId: storedId,
    goneId: storedId,
    take: z.array(z.enum(MERGE_FIELDS)).max(MERGE_FIELDS.length).describe('Of the one that goes'),
  }),
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const listMerges = endpoint({
  method: 'GET',
  path: '/admin/merges',
  tag: TAG,
  summary: 'The latest merges that can be taken back',
  guard: 'admin',
  answer: success(
    z.array(
      z.object({
        id,
        at: timestamp,
        by: z.string().nullable(),
        kept: z.object({ id, name: z.string(), slug: z.string() }),
        gone: z.object({ id, name: z.string() }),
      }),
    ),
  ),
})

export const undoMerge = endpoint({
  method: 'POST',
  path: '/admin/merges/{id}/undo',
  tag: TAG,
  summary: 'Make two listings of one again',
  description: 'What was changed since of the one that stayed is left, and named.',
  guard: 'admin',
  stepUp: true,
  params: z.object({ id: idText }),
  answer: success(z.object({ left: z.array(z.string()) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
