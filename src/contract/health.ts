import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/health',
  tag: 'Health',
  summary: 'Whether the site is up',
  description: '200 only when the database answers and a release is being served; else 503.',
  answer: success(z.object({ database: z.literal('up'), release: z.string() })),
})
