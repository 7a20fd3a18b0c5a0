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

export const getLiveness = endpoint('GET /health/live', {
  summary: 'Check whether the process runs',
  description:
    '200 as long as the process answers, also while it starts and while the database is away. ' +
    'For what restarts it when it hangs.',
  answer: success(z.object({ live: z.literal(true) })),
})

export const getReadiness = endpoint('GET /health/ready', {
  summary: 'Check whether visitors may be sent to this process',
  description:
    '200 if pages are served; 503 before the first release and while the process stops. A ' +
    'database that is away changes nothing: pages are served without it, and no other machine ' +
    'could do more. For load balancers.',
  answer: success(z.object({ release: z.string() })),
})
