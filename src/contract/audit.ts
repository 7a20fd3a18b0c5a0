import { z } from 'zod'
import { endpoint, pagination, success } from './endpoint.ts'
import { id, limit, optionalIdText, page, searchText, timestamp } from './values.ts'

const TAG = 'Audit'

/** The maximum number of entries in one file. */
export const MAX_EXPORTED = 20_000

export const auditEntry = z
  .object({
    id,
    at: timestamp,
    actor: z.enum(['visitor', 'user', 'job']),
    person: z
      .object({ id, name: z.string(), email: z.string() })
      .nullable()
      .describe('Who did it; null for visitors, jobs and accounts that are gone'),
    action: z.string(),
    noun: z.string(),
    recordId: id.nullable(),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.output<typeof auditEntry>

export const auditAct = auditEntry
  .extend({
    title: z.string().nullable().describe('The name of what it was done to'),
    count: z.int().describe('To how many records of the noun it was done at once'),
  })
  .meta({ id: 'AuditAct' })

export type AuditAct = z.output<typeof auditAct>

const day = z.iso.date().optional().describe('A day in India')

const wanted = {
  person: searchText.optional().describe('A part of the name or email of who did it'),
  account: optionalIdText.optional().describe('What this account did, and what was done to it'),
  noun: z.string().max(40).optional().describe('The kind of thing: `businesses`, `accounts` …'),
  record: optionalIdText.optional().describe('Together with `noun`: one thing alone'),
  action: z.string().max(60).optional().describe('What was done: `update`, `sign in` …'),
  from: day,
  to: day,
}

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit/admin/all',
  tag: TAG,
  summary: 'Who did what, the newest first',
  description:
    'Every change, sign-in and refused sign-in. Kept for two years; nothing changes it. What one ' +
    'write did to records of a noun is one row, its actions parted by commas; a verdict of the ' +
    'review queue is shown by what it did, and by itself where `noun` asks for `decisions`.',
  guard: 'admin',
  query: z.object({ ...wanted, page, limit: limit(50) }),
  answer: success(z.array(auditAct), { pagination }),
})

export const auditChoices = endpoint({
  method: 'GET',
  path: '/audit/admin/choices',
  tag: TAG,
  summary: 'The nouns and actions that the audit log holds',
  guard: 'admin',
  answer: success(z.object({ nouns: z.array(z.string()), actions: z.array(z.string()) })),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/admin/file',
  tag: TAG,
  summary: 'The same as a table of comma-separated values',
  description: `At most ${MAX_EXPORTED} entries, the newest; a shorter period gives the others.`,
  guard: 'admin',
  stepUp: true,
  query: z.object(wanted),
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
})
