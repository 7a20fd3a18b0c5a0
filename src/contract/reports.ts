import { z } from 'zod'
import { PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import {
  GRIEVANCE_DETAIL_LENGTH,
  GRIEVANCE_REASONS,
  GRIEVANCE_URL_LENGTH,
} from '#shared/rules/grievances.ts'
import { REPORT_DETAIL_LENGTH, REPORT_REASONS, REPORTED_NOUNS } from '#shared/rules/reports.ts'
import { endpoint, success } from './endpoint.ts'
import { honeypotFields } from './honeypot.ts'
import { clearable, emailAddress, id } from './values.ts'

const TAG = 'Reports'
const reference = z
  .string()
  .nullable()
  .describe('Its number: `R-12`; sent by mail too where an address is known')

export const sendReport = endpoint({
  method: 'POST',
  path: '/reports',
  tag: TAG,
  summary: 'Say that something public should not be there',
  description:
    'With or without an account. Sent by mail to the website: its contact email or every active ' +
    'administrator. One report for an account and record.',
  body: z.object({
    noun: z.enum(REPORTED_NOUNS),
    recordId: id,
    reason: z.enum(REPORT_REASONS),
    detail: z.string().trim().max(REPORT_DETAIL_LENGTH).default(''),
    email: clearable(emailAddress).describe(
      'Where the number and the answer go, without an account',
    ),
    ...honeypotFields,
  }),
  answer: success(z.object({ noun: z.enum(REPORTED_NOUNS), recordId: id, reference })),
  status: 201,
  codes: ['NOT_FOUND', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})

const blankIsNone = (text: string | null | undefined) => text?.trim() || null

export const complain = endpoint({
  method: 'POST',
  path: '/grievances',
  tag: TAG,
  summary: 'Complain about what is published, and be answered by mail',
  body: z.object({
    name: z.string().trim().min(1, 'Enter your name').max(PERSON_NAME_LENGTH),
    email: emailAddress,
    reason: z.enum(GRIEVANCE_REASONS, 'Choose a reason'),
    url: z.string().max(GRIEVANCE_URL_LENGTH).nullish().transform(blankIsNone),
    detail: z.string().trim().min(1, 'Describe the problem').max(GRIEVANCE_DETAIL_LENGTH),
    ...honeypotFields,
  }),
  answer: success(z.object({ reference })),
  status: 201,
  codes: ['NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})

export const complaintMonth = z
  .object({
    month: z.string().describe('`2026-11`, in Indian time'),
    received: z.int(),
    settled: z.int().describe('Of those, until the end of yesterday'),
    acted: z.int().describe('Of those settled, where something was taken away or corrected'),
    inTime: z.int().describe('Of those settled, within the time the law sets'),
    medianHours: z.int().nullable().describe('Half of them were settled in so many hours or less'),
  })
  .meta({ id: 'ComplaintMonth' })

export type ComplaintMonth = z.output<typeof complaintMonth>

export const countComplaints = endpoint({
  method: 'GET',
  path: '/snapshot/complaints',
  tag: 'Snapshot',
  summary: 'How many complaints came and what became of them, by month, the latest first',
  answer: success(
    z.object({
      until: z.string().describe('The day before which everything is counted'),
      months: z.array(complaintMonth),
    }),
  ),
})
