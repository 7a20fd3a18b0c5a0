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
        isPostponed: z.boolean().describe('An administrator chose "Later"'),
      }),
    ),
    contactEmail: z.string(),
    administrators: z.int().describe('Active ones'),
    withSecondFactor: z.int().describe('Those of them who need more than a password to sign in'),
    hasOwnSecondFactor: z.boolean().describe('Whether the caller is one of these'),
  })
  .meta({ id: 'Setup' })

export type Setup = z.output<typeof setup>

export const readSetup = endpoint({
  method: 'GET',
  path: '/admin/setup',
  tag: TAG,
  summary: 'What is left to set up on a new site',
  description:
    'Contact address, mail server, a copy of the backups elsewhere, second factors of all ' +
    'administrators, support hours and legal names.',
  guard: 'admin',
  answer: success(setup),
})

export const postponeSetup = endpoint({
  method: 'PUT',
  path: '/admin/setup/{step}',
  tag: TAG,
  summary: 'Put a step of the setup off, or back on the list',
  guard: 'admin',
  params: z.object({ step }),
  body: z.object({ isPostponed: z.boolean() }),
  answer: success(setup),
})
