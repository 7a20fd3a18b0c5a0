import { z } from 'zod'
import { MAIL_LANGUAGES } from '#shared/rules/languages.ts'
import { NOTIFICATION_KINDS } from '#shared/rules/notifications.ts'
import { createEndpointBuilder, success } from './endpoint.ts'

const endpoint = createEndpointBuilder('Mails')

const name = z
  .string()
  .regex(/^[a-z-]{1,40}$/)
  .describe('Template name')

const language = z.enum(MAIL_LANGUAGES).default('en')

const heading = z.object({
  name,
  kind: z
    .enum(['always', ...NOTIFICATION_KINDS])
    .describe('Notification setting that controls it; always: cannot be turned off'),
  subject: z.string(),
})

export const listMailSamples = endpoint('GET /admin/mails', {
  summary: 'List every kind of mail that the website sends, with a sample subject',
  guard: 'admin',
  answer: success(z.array(heading)),
})

export const getMailSample = endpoint('GET /admin/mails/{name}', {
  summary: 'Preview a mail with sample values',
  guard: 'admin',
  params: z.object({ name }),
  query: z.object({ language }),
  answer: success(heading.extend({ html: z.string(), text: z.string() })),
  codes: ['NOT_FOUND'],
})

export const sendTestMail = endpoint('POST /admin/mails/{name}/test', {
  summary: 'Send a sample mail to my own address',
  guard: 'admin',
  params: z.object({ name }),
  query: z.object({ language }),
  answer: success(z.object({ to: z.string() })),
  status: 201,
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
