import { z } from 'zod'
import { EXPORTS } from '#shared/rules/exports.ts'
import { endpoint, success } from './endpoint.ts'

export const askExport = endpoint({
  method: 'POST',
  path: '/admin/exports',
  tag: 'Exports',
  summary: 'An address that sends a table as CSV, or all public data as a ZIP, once',
  description: 'Within a quarter of an hour.',
  guard: 'admin',
  stepUp: true,
  body: z.object({ of: z.enum(EXPORTS) }),
  answer: success(z.object({ url: z.string() })),
  codes: ['TOO_MANY_REQUESTS'],
})
