import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { timestamp } from './values.ts'

const TAG = 'Sessions'

const session = z
  .object({
    key: z.string().describe('Names it for signing out there; signs nobody in'),
    device: z.string().describe('Browser and system, as the browser told'),
    network: z.string().nullable().describe('Beginning of the address it signed in from'),
    startedAt: timestamp,
    lastSeenAt: timestamp.describe('Exact to the day'),
    isThis: z.boolean(),
  })
  .meta({ id: 'Session' })

export type Session = z.output<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/profile/sessions',
  tag: TAG,
  summary: 'Where my account is signed in',
  guard: 'user',
  answer: success(z.array(session)),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/profile/sessions/{key}',
  tag: TAG,
  summary: 'Sign out there',
  guard: 'user',
  params: z.object({ key: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: success(z.object({ ended: z.literal(true) })),
  codes: ['NOT_FOUND'],
})

export const endEverySession = endpoint({
  method: 'DELETE',
  path: '/users/profile/sessions',
  tag: TAG,
  summary: 'Sign out everywhere, here too',
  guard: 'user',
  answer: success(z.object({ ended: z.literal(true) })),
})
