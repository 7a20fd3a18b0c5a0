import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The topics of live events; each means that the answers of some calls may have changed. */
export const LIVE_NOUNS = ['messages', 'inquiries', 'moderation'] as const

export type LiveNoun = (typeof LIVE_NOUNS)[number]

export const followChanges = endpoint({
  method: 'GET',
  path: '/live',
  tag: 'Live',
  summary: 'Be told at once when my messages or inquiries change',
  description:
    'Server-sent events. `changed` names in its data what to read again: `messages`, ' +
    '`inquiries`, for administrators `moderation`. `ready` comes first; after it nothing is ' +
    'missed until the stream ends, which it does after half an hour at the latest, or when the ' +
    'session does: open it again and read anew. Every 20 seconds a comment comes. ' +
    'At most six streams for an account.',
  guard: 'user',
  contentType: 'text/event-stream',
  answer: z.string().describe('A stream of server-sent events'),
  codes: ['TOO_MANY_REQUESTS'],
})
