import { z } from 'zod'
import { SETUP_STEPS } from '#shared/rules/setup.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { timestamp, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Setup')

const step = z.enum(SETUP_STEPS)

const setup = z
  .object({
    steps: z.array(
      z.object({
        step,
        isDone: z.boolean(),
        isPostponed: z.boolean().describe('true: an administrator chose "Later"'),
      }),
    ),
    contactEmail: z.string(),
    administrators: z.int().describe('Number of active administrators'),
    withSecondFactor: z.int().describe('Number of them with a second factor'),
    hasOwnSecondFactor: z.boolean().describe('Whether the caller has a second factor'),
  })
  .meta({ id: 'Setup' })

export type SetupProgress = z.output<typeof setup>

export const getSetup = endpoint('GET /admin/setup', {
  summary: 'List the remaining setup steps of a new site',
  description:
    'Contact address, mail server, a second backup location, second factors of all ' +
    'administrators, support hours and legal names.',
  guard: 'admin',
  answer: success(setup),
})

export const setSetupStepPostponed = endpoint('PUT /admin/setup/{step}', {
  summary: 'Postpone a setup step, or put it back on the list',
  guard: 'admin',
  params: z.object({ step }),
  body: z.object({ isPostponed: z.boolean() }),
  answer: success(setup),
})

const condition = z
  .object({
    mail: z.object({
      isSet: z.boolean().describe('Whether there is a mail server'),
      waiting: z.int(),
      failed: z.int().describe('In the last 24 hours'),
      lastSentAt: timestamp.nullable(),
    }),
    disk: z
      .object({ free: z.number(), total: z.number() })
      .nullable()
      .describe('Bytes of the disk that uploads are received on'),
    certificate: z
      .object({
        host: z.string(),
        expiresAt: timestamp.nullable(),
        problem: sentence.nullable().describe('Why a browser would refuse it, or no answer'),
      })
      .nullable()
      .describe('Of SITE_URL, read once an hour; null for an address without'),
  })
  .meta({ id: 'SiteCondition' })

export type SystemStatus = z.output<typeof condition>

export const getSystemStatus = endpoint('GET /admin/condition', {
  summary: 'How mail, disk and certificate are',
  guard: 'admin',
  answer: success(condition),
})
