import { z } from 'zod'
import { EXPORT_KINDS } from '#shared/rules/exports.ts'
import { createEndpointBuilder, success } from './endpoint.ts'

const endpoint = createEndpointBuilder('Exports')

export const requestExport = endpoint('POST /admin/exports', {
  summary: 'Get a download link for a table as CSV, or for all public data as a ZIP',
  description: 'The link works once, within 15 minutes.',
  guard: 'admin',
  stepUp: true,
  body: z.object({ of: z.enum(EXPORT_KINDS) }),
  answer: success(z.object({ url: z.string() })),
  codes: ['TOO_MANY_REQUESTS'],
})
