import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'

const endpoint = createEndpointBuilder('Health')

export const getHealth = endpoint('GET /health', {
  summary: 'Check whether the site is up',
  description:
    '200 if the database answers and pages are served; otherwise 503 with the reason in ' +
    '`error`. `release` is the one being served. `problem` is set if the newest release is ' +
    'damaged and an older one is served.',
  answer: success(
    z.object({ database: z.literal('up'), release: z.string(), problem: z.string().optional() }),
  ),
})
