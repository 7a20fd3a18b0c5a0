import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, idText, timestamp } from './values.ts'

const TAG = 'Drafts of businesses'

/** At most so many drafts for an account; the oldest gives way. */
export const MAX_DRAFTS = 20
export const DRAFT_DAYS = 30
export const MAX_DRAFT_CHARACTERS = 60_000

const values = z
  .record(z.string().max(60), z.unknown())
  .refine((given) => JSON.stringify(given).length <= MAX_DRAFT_CHARACTERS, 'This is too long')
  .describe('As the form holds them: nothing is checked before the listing is sent')

const brief = z.object({
  id,
  name: z.string().describe('As far as it was typed; may be empty'),
  version: z.int(),
  updatedAt: timestamp,
})

const draft = brief.extend({ values }).meta({ id: 'BusinessDraft' })

export const listBusinessDrafts = endpoint({
  method: 'GET',
  path: '/business-drafts',
  tag: TAG,
  summary: 'Listings of the account that are being written, the last touched first',
  guard: 'user',
  answer: success(z.array(brief)),
})

const params = z.object({ id: idText })

export const getBusinessDraft = endpoint({
  method: 'GET',
  path: '/business-drafts/{id}',
  tag: TAG,
  summary: 'One draft, on whichever device it was begun',
  guard: 'user',
  params,
  answer: success(draft),
  codes: ['NOT_FOUND'],
})

export const createBusinessDraft = endpoint({
  method: 'POST',
  path: '/business-drafts',
  tag: TAG,
  summary: 'Begin a draft',
  description: `Kept for ${DRAFT_DAYS} days after the last change, ${MAX_DRAFTS} for an account.`,
  guard: 'user',
  body: z.object({ values }),
  answer: success(brief),
  status: 201,
  codes: ['TOO_MANY_REQUESTS'],
})

export const saveBusinessDraft = endpoint({
  method: 'PUT',
  path: '/business-drafts/{id}',
  tag: TAG,
  summary: 'Save a draft',
  description: 'Refused when another device has saved since that version was read.',
  guard: 'user',
  params,
  body: z.object({ values, version: z.int().describe('As it was read or last saved') }),
  answer: success(brief),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

export const deleteBusinessDraft = endpoint({
  method: 'DELETE',
  path: '/business-drafts/{id}',
  tag: TAG,
  summary: 'Throw a draft away',
  guard: 'user',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
