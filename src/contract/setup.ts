import { z } from 'zod'
import { SETUP_STEPS } from '#shared/rules/setup.ts'
import { endpoint, success } from './endpoint.ts'

const TAG = 'Setup'

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

export type Setup = z.output<typeof setup>

export const readSetup = endpoint({
  method: 'GET',
  path: '/admin/setup',
  tag: TAG,
  summary: 'List the remaining setup steps of a new site',
  description:
    'Contact address, mail server, a second backup location, second factors of all ' +
    'administrators, support hours and legal names.',
  guard: 'admin',
  answer: success(setup),
})

export const postponeSetupStep = endpoint({
  method: 'PUT',
  path: '/admin/setup/{step}',
  tag: TAG,
  summary: 'Postpone a setup step, or put it back on the list',
  guard: 'admin',
  params: z.object({ step }),
  body: z.object({ isPostponed: z.boolean() }),
  answer: success(setup),
})
