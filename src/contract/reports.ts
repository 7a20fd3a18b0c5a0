import { z } from 'zod'
import { REPORT_DETAIL_LENGTH, REPORT_REASONS, REPORTED_NOUNS } from '#shared/rules/reports.ts'
import { endpoint, success } from './endpoint.ts'
import { honeypotFields } from './honeypot.ts'
import { id } from './values.ts'

export const sendReport = endpoint({
  method: 'POST',
  path: '/reports',
  tag: 'Reports',
  summary: 'Say that something public should not be there',
  description:
    'With an account or without. Told by mail to the website: its contact email or every ' +
    'active administrator. One report for an account and record; another one replaces nothing.',
  body: z.object({
    noun: z.enum(REPORTED_NOUNS),
    recordId: id,
    reason: z.enum(REPORT_REASONS),
    detail: z.string().trim().max(REPORT_DETAIL_LENGTH).default(''),
    ...honeypotFields,
  }),
  answer: success(z.object({ noun: z.enum(REPORTED_NOUNS), recordId: id })),
  status: 201,
  codes: ['NOT_FOUND', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})
