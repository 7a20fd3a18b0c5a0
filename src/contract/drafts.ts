import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, idText, timestamp } from './values.ts'

/** Of each kind at most so many drafts for an account; the oldest gives way. */
export const MAX_DRAFTS = 20
export const DRAFT_DAYS = 30
export const MAX_DRAFT_CHARACTERS = 60_000

const values = z
  .record(z.string().max(60), z.unknown())
  .refine((given) => JSON.stringify(given).length <= MAX_DRAFT_CHARACTERS, 'This is too long')
  .describe('As the form holds them: nothing is checked before it is sent')

/** A form that is open names itself: its own save whose answer was lost is no other device's. */
const writer = z.string().max(40).optional()

const params = z.object({ id: idText })

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
    name: z.string().describe('As far as it was typed; may be empty'),
    version: z.int(),
    updatedAt: timestamp,
  })
  const draft = brief.extend({ values }).meta({ id: named })
  const one = `${path}/{id}` as const
  return {
    list: endpoint({
      method: 'GET',
      path,
      tag,
      summary: `${nouns} of the account that are being written, the last touched first`,
      guard: 'user',
      answer: success(z.array(brief)),
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      tag,
      summary: 'One draft, on whichever device it was begun',
      guard: 'user',
      params,
      answer: success(draft),
      codes: ['NOT_FOUND'],
    }),
    create: endpoint({
      method: 'POST',
      path,
      tag,
      summary: 'Begin a draft',
      description: `Kept for ${DRAFT_DAYS} days after the last change, ${MAX_DRAFTS} an account.`,
      guard: 'user',
      body: z.object({ values, writer }),
      answer: success(brief),
      status: 201,
      codes: ['TOO_MANY_REQUESTS'],
    }),
    save: endpoint({
      method: 'PUT',
      path: one,
      tag,
      summary: 'Save a draft',
      description: 'Refused when another device has saved since that version was read.',
      guard: 'user',
      params,
      body: z.object({
        values,
        version: z.int().describe('As it was read or last saved'),
        writer,
      }),
      answer: success(brief),
      codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      tag,
      summary: 'Throw a draft away',
      guard: 'user',
      params,
      answer: success(z.object({ id })),
      codes: ['NOT_FOUND'],
    }),
  }
}
