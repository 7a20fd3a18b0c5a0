import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { sentence, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Sessions')

const session = z
  .object({
    key: z.string().describe('Id for signing out this device'),
    device: sentence.describe('Browser and system from the user agent'),
    network: z.string().nullable().describe('First part of the IP address at sign-in'),
    startedAt: timestamp,
    lastSeenAt: timestamp.describe('Accurate to the day'),
    isThis: z.boolean(),
  })
  .meta({ id: 'Session' })

export type DeviceSession = z.output<typeof session>

export const listSessions = endpoint('GET /users/profile/sessions', {
  summary: 'List the devices where I am signed in',
  guard: 'user',
  answer: success(z.array(session)),
})

export const endSession = endpoint('DELETE /users/profile/sessions/{key}', {
  summary: 'Sign out one device',
  guard: 'user',
  params: z.object({ key: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: success(z.object({ ended: z.literal(true) })),
  codes: ['NOT_FOUND'],
})

export const endAllSessions = endpoint('DELETE /users/profile/sessions', {
  summary: 'Sign out everywhere, including this device',
  guard: 'user',
  answer: success(z.object({ ended: z.literal(true) })),
})
