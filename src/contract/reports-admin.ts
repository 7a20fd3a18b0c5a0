import { z } from 'zod'
import { COMPLAINT_OUTCOMES } from '#shared/rules/complaint-outcomes.ts'
import { GRIEVANCE_REASONS } from '#shared/rules/grievances.ts'
import { REPORTABLE_RECORD_TYPES } from '#shared/rules/reports.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { replyText, assigneeFilter, assignee, person, threadReply } from './threads.ts'
import { idParams } from './record-endpoints.ts'
import { clearable, id, pageParams, reasonText, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Reports')
const NOUNS = [...REPORTABLE_RECORD_TYPES, 'message', 'page'] as const
const status = z.enum(['new', 'open', 'closed'])

export const reportedItem = z
  .object({
    id: id.nullable().describe('null: deleted, or not on this site'),
    title: z.string().nullable(),
    business: z.string().nullable().describe('The business of a review'),
    status: z.string().nullable(),
    href: z.string().nullable().describe('Its page, or the address that was entered'),
    whose: person.nullable(),
    text: z.string().nullable().describe('Start of its text'),
  })
  .meta({ id: 'ReportedThing' })

export type ReportedItem = z.output<typeof reportedItem>

export const report = z
  .object({
    id,
    reference: z.string().describe('Reference number for the sender: `R-12`'),
    noun: z.enum(NOUNS),
    reason: z.enum(GRIEVANCE_REASONS),
    detail: z.string(),
    about: reportedItem,
    sender: z
      .object({
        id: id.nullable(),
        name: z.string(),
        email: z.string().nullable().describe('null: replies cannot be sent, but by phone'),
        mobile: z.string().nullable().describe('Mobile number that the account logs in with'),
      })
      .nullable()
      .describe('null: it is not known who sent it'),
    status,
    outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
    assignedTo: person.nullable(),
    createdAt: timestamp,
    answeredAt: timestamp.nullable(),
    closedAt: timestamp.nullable(),
    dueAt: timestamp.describe('Legal deadline'),
  })
  .meta({ id: 'Report' })

export type Report = z.output<typeof report>

export const listReports = endpoint('GET /reports/admin/all', {
  summary: 'List reports and complaints: open ones by deadline, then the latest closed',
  guard: 'admin',
  query: z.object({
    status: z.union([status, z.enum(['', 'late'])]).default(''),
    noun: z.union([z.enum(NOUNS), z.literal('')]).default(''),
    search: z.string().trim().max(100).default('').describe('Text, name, email or number'),
    assigned: assigneeFilter,
    ...pageParams(20),
  }),
  answer: success(z.array(report), {
    pagination,
    counts: z.object({ new: z.int(), open: z.int(), closed: z.int(), late: z.int() }),
  }),
})

export const reportThread = report
  .extend({
    others: z.int().describe('Other reports about the same content'),
    acknowledged: z
      .enum(['waiting', 'sent', 'failed'])
      .nullable()
      .describe('The receipt mail with the number; null: none, or already deleted'),
    answers: z.array(threadReply),
  })
  .meta({ id: 'ReportThread' })

export const getReport = endpoint('GET /reports/admin/{id}', {
  summary: 'Get a report with its subject, sender and replies',
  guard: 'admin',
  params: idParams,
  answer: success(reportThread),
  codes: ['NOT_FOUND'],
})

export const updateReport = endpoint('PATCH /reports/admin/{id}', {
  summary: 'Assign a report, or reopen a closed one',
  guard: 'admin',
  params: idParams,
  body: z.object({
    status: z.literal('open').optional(),
    assignedTo: assignee,
  }),
  answer: success(reportThread),
  codes: ['NOT_FOUND'],
})

export const answerReport = endpoint('POST /reports/admin/{id}/answers', {
  summary: 'Reply to the sender of a report by mail',
  description: 'Sent in the same mail thread as the receipt, with the number in the subject.',
  guard: 'admin',
  params: idParams,
  body: z.object({ message: replyText }),
  answer: success(reportThread),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const closeReport = endpoint('POST /reports/admin/{id}/close', {
  summary: 'Close a report; its sender is notified of the outcome',
  guard: 'admin',
  params: idParams,
  body: z.object({
    outcome: z.enum(COMPLAINT_OUTCOMES),
    note: clearable(reasonText).describe('Shown to the sender'),
  }),
  answer: success(reportThread),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
