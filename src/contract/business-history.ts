import { z } from 'zod'
import { HISTORY_ACTIONS, HISTORY_ACTORS } from '#shared/rules/history.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { id, pageParams, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Businesses')

const who = z.enum(HISTORY_ACTORS)

export const historyEntry = z
  .object({
    id,
    at: timestamp,
    action: z.enum(HISTORY_ACTIONS),
    by: who.describe('Who made the change'),
    decidedBy: who.nullable().describe('Who approved or rejected it, if it needed approval'),
    reason: z.string().nullable(),
    changes: z.array(
      z.object({
        field: z.string().describe('Field name as in the listing form'),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'BusinessHistoryEntry' })

export type HistoryEntry = z.output<typeof historyEntry>

export const getBusinessHistory = endpoint('GET /businesses/{id}/history', {
  summary: 'List the changes to my business, newest first',
  description:
    'People are not named: a change is by the owner, a former owner, the team or the ' +
    'website itself. A new owner sees the changes since the handover; administrators see ' +
    'all.',
  guard: 'user',
  params: idParams,
  query: z.object({ ...pageParams(50) }),
  answer: success(z.array(historyEntry), { pagination }),
  codes: ['NOT_FOUND'],
})
