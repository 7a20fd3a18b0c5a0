import { z } from 'zod'
import { createEndpointBuilder } from './endpoint.ts'

const endpoint = createEndpointBuilder('Live')

/** The topics of live events; each means that the answers of some calls may have changed. */
export const LIVE_TOPICS = ['messages', 'inquiries', 'moderation'] as const

export type LiveTopic = (typeof LIVE_TOPICS)[number]

export const streamLiveEvents = endpoint('GET /live', {
  summary: 'Stream events when my messages or inquiries change',
  description:
    'Server-sent events. The data of `changed` names what to reload: `messages`, ' +
    '`inquiries`, and for administrators `moderation`. `ready` is the first event; no ' +
    'change after it is missed while the stream is open. The stream ends after 30 minutes ' +
    'at the latest, or with the session: open it again and reload. A comment is sent every ' +
    '20 seconds. At most six streams per account.',
  guard: 'user',
  contentType: 'text/event-stream',
  answer: z.string().describe('A stream of server-sent events'),
  codes: ['TOO_MANY_REQUESTS'],
})
