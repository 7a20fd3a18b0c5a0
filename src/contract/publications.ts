import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { id, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Publications')

export const publication = z
  .object({
    id,
    outcome: z.enum(['running', 'live', 'failed']),
    cause: z.string().describe('Reason in words'),
    startedAt: timestamp,
    finishedAt: timestamp.nullable(),
    seconds: z.number().nullable().describe('Duration in seconds; null while it runs'),
    release: z.string().nullable(),
    pages: z.int().nullable(),
    error: z.string().nullable(),
    deliveredAt: timestamp
      .nullable()
      .describe('When the site was uploaded to the folder or bucket of PUBLISH_TO'),
    deliveryError: z.string().nullable().describe('Why the upload failed; it is retried'),
  })
  .meta({ id: 'Publication' })

export type Publication = z.output<typeof publication>

export const listPublications = endpoint('GET /publications', {
  summary: 'Get pending changes, the live release and the latest publications',
  guard: 'admin',
  answer: success(
    z.object({
      pending: z.int().describe('Changes that are not live yet'),
      pendingSince: timestamp.nullable().describe('Time of the first one; null if there are none'),
      waiting: z
        .array(
          z.object({
            id,
            at: timestamp,
            noun: z.string(),
            change: z.enum(['created', 'updated', 'deleted']),
            title: z.string().nullable().describe('Null for many records at once'),
          }),
        )
        .describe('The latest of these changes'),
      release: z.string().nullable().describe('The release being served'),
      lastLive: publication.nullable().describe('The last successful publication'),
      latest: z.array(publication).describe('Newest first'),
    }),
  ),
})

export const publishNow = endpoint('POST /publications', {
  summary: 'Publish pending changes now',
  guard: 'admin',
  answer: success(z.object({ pending: z.int() })),
})
