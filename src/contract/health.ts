import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/health',
  tag: 'Health',
  summary: 'Whether the site is up',
  description:
    '200 only when the database answers and pages are really served; else 503, with the reason ' +
    'in `error`. `release` is the one whose pages are served; `problem` tells when that is not ' +
    'the newest, which is damaged.',
  answer: success(
    z.object({ database: z.literal('up'), release: z.string(), problem: z.string().optional() }),
  ),
})
