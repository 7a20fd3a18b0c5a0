import { z } from 'zod'
import { HISTORY_ACTIONS, HISTORY_PEOPLE } from '#shared/rules/history.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { id, idText, limit, page, timestamp } from './values.ts'

const who = z.enum(HISTORY_PEOPLE)

export const historyEntry = z
  .object({
    id,
    at: timestamp,
    action: z.enum(HISTORY_ACTIONS),
    by: who.describe('Who wanted it'),
    decidedBy: who.nullable().describe('Who decided on it, where somebody had to'),
    reason: z.string().nullable(),
    changes: z.array(
      z.object({
        field: z.string().describe('As the form of a listing names it'),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'BusinessHistoryEntry' })

export type HistoryEntry = z.output<typeof historyEntry>

export const businessHistory = endpoint({
  method: 'GET',
  path: '/businesses/{id}/history',
  tag: 'Businesses',
  summary: 'What was changed of a business of one’s own, the newest first',
  description:
    'Nobody is named: who did it is its owner, somebody before, the team or the website itself. ' +
    'Who was handed a business over reads from then on; administrators read all.',
  guard: 'user',
  params: z.object({ id: idText }),
  query: z.object({ page, limit: limit(50) }),
  answer: success(z.array(historyEntry), { pagination }),
  codes: ['NOT_FOUND'],
})
