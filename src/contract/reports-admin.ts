import { z } from 'zod'
import { OUTCOMES } from '#shared/rules/complaint-outcomes.ts'
import { GRIEVANCE_REASONS } from '#shared/rules/grievances.ts'
import { REPORTED_NOUNS } from '#shared/rules/reports.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { answerText, assigned, assignee, person, threadAnswer } from './threads.ts'
import { clearable, id, idText, limit, page, reasonText, timestamp } from './values.ts'

const TAG = 'Reports'
const NOUNS = [...REPORTED_NOUNS, 'message', 'page'] as const
const status = z.enum(['new', 'open', 'closed'])

export const reportedThing = z
  .object({
    id: id.nullable().describe('null: it is gone, or was none of ours'),
    title: z.string().nullable(),
    business: z.string().nullable().describe('Of a review'),
    status: z.string().nullable(),
    href: z.string().nullable().describe('Its page, or the address that was typed in'),
    whose: person.nullable(),
    text: z.string().nullable().describe('The beginning of what it says'),
  })
  .meta({ id: 'ReportedThing' })

export type ReportedThing = z.output<typeof reportedThing>

export const report = z
  .object({
    id,
    reference: z.string().describe('What the sender was told: `R-12`'),
    noun: z.enum(NOUNS),
    reason: z.enum(GRIEVANCE_REASONS),
    detail: z.string(),
    about: reportedThing,
    sender: z
      .object({ id: id.nullable(), name: z.string(), email: z.string() })
      .nullable()
      .describe('null: nobody who can be answered'),
    status,
    outcome: z.enum(OUTCOMES).nullable(),
    assignedTo: person.nullable(),
    createdAt: timestamp,
    answeredAt: timestamp.nullable(),
    closedAt: timestamp.nullable(),
    dueAt: timestamp.describe('Until when the law wants it settled'),
  })
  .meta({ id: 'Report' })

export type Report = z.output<typeof report>

export const listReports = endpoint({
  method: 'GET',
  path: '/reports/admin/all',
  tag: TAG,
  summary: 'Reports and complaints: open ones by their limit, then the latest closed',
  guard: 'admin',
  query: z.object({
    status: z.union([status, z.enum(['', 'late'])]).default(''),
    noun: z.union([z.enum(NOUNS), z.literal('')]).default(''),
    search: z.string().trim().max(100).default('').describe('Words, name, email or number'),
    assigned,
    page,
    limit: limit(20),
  }),
  answer: success(z.array(report), {
    pagination,
    counts: z.object({ new: z.int(), open: z.int(), closed: z.int(), late: z.int() }),
  }),
})

export const reportThread = report
  .extend({
    others: z.int().describe('Other reports about the same thing'),
    acknowledged: z
      .enum(['waiting', 'sent', 'failed'])
      .nullable()
      .describe('The mail with the number; null: none, or forgotten since'),
    answers: z.array(threadAnswer),
  })
  .meta({ id: 'ReportThread' })

export const readReport = endpoint({
  method: 'GET',
  path: '/reports/admin/{id}',
  tag: TAG,
  summary: 'One report: what it is about, who sent it, what was answered',
  guard: 'admin',
  params: z.object({ id: idText }),
  answer: success(reportThread),
  codes: ['NOT_FOUND'],
})

export const changeReport = endpoint({
  method: 'PATCH',
  path: '/reports/admin/{id}',
  tag: TAG,
  summary: 'Assign a report, or open a closed one again',
  guard: 'admin',
  params: z.object({ id: idText }),
  body: z.object({
    status: z.literal('open').optional(),
    assignedTo: assignee,
  }),
  answer: success(reportThread),
  codes: ['NOT_FOUND'],
})

export const answerReport = endpoint({
  method: 'POST',
  path: '/reports/admin/{id}/answers',
  tag: TAG,
  summary: 'Answer who sent a report, by mail',
  description: 'In one thread with the acknowledgement, by the number in the subject.',
  guard: 'admin',
  params: z.object({ id: idText }),
  body: z.object({ message: answerText }),
  answer: success(reportThread),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const closeReport = endpoint({
  method: 'POST',
  path: '/reports/admin/{id}/close',
  tag: TAG,
  summary: 'Close a report; its sender is told how it ended',
  guard: 'admin',
  params: z.object({ id: idText }),
  body: z.object({
    outcome: z.enum(OUTCOMES),
    note: clearable(reasonText).describe('For the sender'),
  }),
  answer: success(reportThread),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
