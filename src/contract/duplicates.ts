import { z } from 'zod'
import { BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { MERGE_FIELDS, DUPLICATE_REASONS } from '#shared/rules/duplicates.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { id, idParam, pageParams, bodyId, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Duplicates')

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

export const listDuplicates = endpoint('GET /admin/duplicates', {
  summary: 'List possible duplicates, most likely first',
  description:
    'Matched by phone number, name within a town, address and position. The search runs in ' +
    'the background.',
  guard: 'admin',
  query: z.object({
    ...pageParams(20),
    one: idParam
      .optional()
      .describe('With `other`: only these two, whether or not they look alike'),
    other: idParam.optional(),
  }),
  answer: success(
    z.array(
      z.object({
        one: side,
        other: side,
        certainty: z.int().describe('0 to 100; 0 if they do not look alike'),
        reasons: z.array(z.enum(DUPLICATE_REASONS)),
      }),
    ),
    { pagination },
  ),
})

const params = z.object({ keptId: idParam, goneId: idParam })

export const compareDuplicates = endpoint('GET /admin/duplicates/{keptId}/{goneId}', {
  summary: 'Compare two listings, and preview a merge',
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

export const markNotDuplicates = endpoint('PUT /admin/duplicates/{keptId}/{goneId}/distinct', {
  summary: 'Mark two listings as not duplicates, or undo that',
  guard: 'admin',
  params,
  body: z.object({ isDistinct: z.boolean() }),
  answer: success(z.object({ isDistinct: z.boolean() })),
  codes: ['NOT_FOUND'],
})

export const mergeBusinesses = endpoint('POST /admin/merges', {
  summary: 'Merge two listings',
  description:
    'Reviews, favourites, messages, claims, photos and statistics move to the remaining ' +
    "listing. The other listing's addresses redirect to it.",
  guard: 'admin',
  stepUp: true,
  body: z.object({
    keptId: bodyId,
    goneId: bodyId,
    take: z
      .array(z.enum(MERGE_FIELDS))
      .max(MERGE_FIELDS.length)
      .describe('Fields to take from the removed listing'),
  }),
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const listMerges = endpoint('GET /admin/merges', {
  summary: 'List recent merges that can be undone',
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

export const undoMerge = endpoint('POST /admin/merges/{id}/undo', {
  summary: 'Undo a merge',
  description: 'Later changes to the remaining listing are kept and listed in the response.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: success(z.object({ left: z.array(z.string()) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
