import { z } from 'zod'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { id, languageParam, pageParams, optionalIdParam, searchParam, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Audit')

/** The maximum number of entries in one file. */
export const MAX_EXPORTED_ENTRIES = 20_000

export const auditEntry = z
  .object({
    id,
    at: timestamp,
    actor: z.enum(['visitor', 'user', 'job']),
    person: z
      .object({ id, name: z.string(), email: z.string().nullable() })
      .nullable()
      .describe('Who did it; null for visitors, jobs and deleted accounts'),
    action: z.string(),
    noun: z.string(),
    recordId: id.nullable(),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.output<typeof auditEntry>

export const groupedAuditEntry = auditEntry
  .extend({
    title: z.string().nullable().describe('The name of what it was done to'),
    count: z.int().describe('To how many records of the noun it was done at once'),
  })
  .meta({ id: 'AuditAct' })

export type GroupedAuditEntry = z.output<typeof groupedAuditEntry>

const day = z.iso.date().optional().describe('A day in India')

const wanted = {
  person: searchParam.optional().describe('Part of the name or email of the person who did it'),
  account: optionalIdParam.optional().describe('Actions by this account and on it'),
  noun: z.string().max(40).optional().describe('Kind of record: `businesses`, `accounts` …'),
  record: optionalIdParam.optional().describe('With `noun`: only this record'),
  action: z.string().max(60).optional().describe('Action: `update`, `sign in` …'),
  from: day,
  to: day,
}

export const listAudit = endpoint('GET /audit/admin/all', {
  summary: 'List the entries of the audit log, newest first',
  description:
    'The log has every change, sign-in and failed sign-in. Entries are kept for two years ' +
    'and cannot be changed. A write that changed several records is one entry, with its ' +
    'actions separated by commas. Review decisions appear as the changes they made; ' +
    '`noun=decisions` lists the decisions.',
  guard: 'admin',
  query: z.object({ ...wanted, ...pageParams(50) }),
  answer: success(z.array(groupedAuditEntry), { pagination }),
})

export const listAuditFilterOptions = endpoint('GET /audit/admin/choices', {
  summary: 'List the nouns and actions in the audit log',
  guard: 'admin',
  answer: success(z.object({ nouns: z.array(z.string()), actions: z.array(z.string()) })),
})

export const exportAudit = endpoint('GET /audit/admin/file', {
  summary: 'Export as CSV',
  description:
    `The newest ${MAX_EXPORTED_ENTRIES} entries at most. Choose a shorter period to get ` +
    'older ones.',
  guard: 'admin',
  stepUp: true,
  query: z.object({
    ...wanted,
    language: languageParam.describe('hi: actions and nouns in Hindi'),
  }),
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
})
