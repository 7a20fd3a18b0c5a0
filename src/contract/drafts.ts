import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { id, timestamp } from './values.ts'

/** Of each kind at most so many drafts for an account; the oldest gives way. */
export const MAX_DRAFTS = 20
export const DRAFT_DAYS = 30
export const MAX_DRAFT_CHARACTERS = 60_000

const values = z
  .record(z.string().max(60), z.unknown())
  .refine((given) => JSON.stringify(given).length <= MAX_DRAFT_CHARACTERS, 'This is too long')
  .describe('Form values as they are; they are validated when the form is submitted')

/** A form that is open names itself: its own save whose answer was lost is no other device's. */
const writer = z.string().max(40).optional()

type Kind<Path extends string> = {
  path: Path
  tag: string
  /** What is being written, in the plural. */
  nouns: string
  /** The name of a draft in the description of the API. */
  named: string
}

/** The five calls on drafts of one kind. */
export function draftEndpoints<const Path extends `/${string}`>({
  path,
  tag,
  nouns,
  named,
}: Kind<Path>) {
  const brief = z.object({
    id,
    name: z.string().describe('Name so far; may be empty'),
    version: z.int(),
    updatedAt: timestamp,
    percent: z.int().describe('How complete it is'),
    next: z.string().nullable().describe('The first field that is missing'),
  })
  const draft = brief.extend({ values }).meta({ id: named })
  const endpoint = createEndpointBuilder(tag)
  return {
    list: endpoint(`GET ${path}`, {
      summary: `${nouns}: list my drafts, last edited first`,
      guard: 'user',
      answer: success(z.array(brief)),
    }),
    get: endpoint(`GET ${path}/{id}`, {
      summary: 'Get a draft',
      guard: 'user',
      params: idParams,
      answer: success(draft),
      codes: ['NOT_FOUND'],
    }),
    create: endpoint(`POST ${path}`, {
      summary: 'Create a draft',
      description:
        `A draft is kept for ${DRAFT_DAYS} days after the last change. An account can have ` +
        `${MAX_DRAFTS}.`,
      guard: 'user',
      body: z.object({ values, writer }),
      answer: success(brief),
      status: 201,
      codes: ['TOO_MANY_REQUESTS'],
    }),
    save: endpoint(`PUT ${path}/{id}`, {
      summary: 'Save a draft',
      description: 'Fails if another device has saved a newer version.',
      guard: 'user',
      params: idParams,
      body: z.object({
        values,
        version: z.int().describe('Version that was read or last saved'),
        writer,
      }),
      answer: success(brief),
      codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
    }),
    remove: endpoint(`DELETE ${path}/{id}`, {
      summary: 'Discard a draft',
      guard: 'user',
      params: idParams,
      answer: success(z.object({ id })),
      codes: ['NOT_FOUND'],
    }),
  }
}
