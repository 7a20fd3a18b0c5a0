import { z } from 'zod'
import { MAX_PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import {
  MAX_GRIEVANCE_DETAIL_LENGTH,
  GRIEVANCE_REASONS,
  MAX_GRIEVANCE_URL_LENGTH,
} from '#shared/rules/grievances.ts'
import {
  MAX_REPORT_DETAIL_LENGTH,
  REPORT_REASONS,
  REPORTABLE_RECORD_TYPES,
} from '#shared/rules/reports.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { guestFormFields } from './honeypot.ts'
import { clearable, emailAddress, id, idempotencyKey } from './values.ts'

const endpoint = createEndpointBuilder('Reports')
const reference = z
  .string()
  .nullable()
  .describe('Reference number: `R-12`; also mailed if the address is known')

export const sendReport = endpoint('POST /reports', {
  summary: 'Report public content',
  description:
    "Works with or without an account. Mailed to the website's contact email or every " +
    'active administrator. An account can report a record once.',
  body: z.object({
    noun: z.enum(REPORTABLE_RECORD_TYPES),
    recordId: id,
    reason: z.enum(REPORT_REASONS),
    detail: z.string().trim().max(MAX_REPORT_DETAIL_LENGTH).default(''),
    email: clearable(emailAddress).describe(
      'Email for the number and the reply, without an account',
    ),
    key: idempotencyKey,
    ...guestFormFields,
  }),
  answer: success(z.object({ noun: z.enum(REPORTABLE_RECORD_TYPES), recordId: id, reference })),
  status: 201,
  codes: ['NOT_FOUND', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})

const blankIsNone = (text: string | null | undefined) => text?.trim() || null

export const submitComplaint = endpoint('POST /grievances', {
  summary: 'Submit a complaint about published content, with a reply by mail',
  body: z.object({
    name: z.string().trim().min(1, 'Enter your name').max(MAX_PERSON_NAME_LENGTH),
    email: emailAddress,
    reason: z.enum(GRIEVANCE_REASONS, 'Choose a reason'),
    url: z.string().max(MAX_GRIEVANCE_URL_LENGTH).nullish().transform(blankIsNone),
    detail: z.string().trim().min(1, 'Describe the problem').max(MAX_GRIEVANCE_DETAIL_LENGTH),
    key: idempotencyKey,
    ...guestFormFields,
  }),
  answer: success(z.object({ reference })),
  status: 201,
  codes: ['NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})

export const complaintMonth = z
  .object({
    month: z.string().describe('`2026-11`, in Indian time'),
    received: z.int(),
    settled: z.int().describe('Number of those closed by the end of yesterday'),
    acted: z.int().describe('Number of closed ones where content was removed or corrected'),
    inTime: z.int().describe('Number closed within the legal deadline'),
    medianHours: z.int().nullable().describe('Median hours until they were closed'),
  })
  .meta({ id: 'ComplaintMonth' })

export type ComplaintMonth = z.output<typeof complaintMonth>

export const countComplaintsByMonth = createEndpointBuilder('Snapshot')(
  'GET /snapshot/complaints',
  {
    summary: 'Count complaints and their outcomes by month, newest first',
    answer: success(
      z.object({
        until: z.string().describe('Everything before this day is counted'),
        months: z.array(complaintMonth),
      }),
    ),
  },
)
