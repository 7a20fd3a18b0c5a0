import { z } from 'zod'
import { MAX_REPLY_LENGTH } from '#shared/rules/moderation.ts'
import { id, bodyId, timestamp } from './values.ts'

/** What messages to the website and complaints have in common: they are assigned and answered. */

export const person = z.object({ id, name: z.string() })

/** Whose threads a list shows. */
export const assigneeFilter = z.enum(['', 'me', 'nobody']).default('')

export const assignee = bodyId.nullable().optional().describe('An active administrator')

export const replyText = z.string().trim().min(1, 'Enter a reply').max(MAX_REPLY_LENGTH)

export const threadReply = z.object({
  id,
  by: z.string().nullable(),
  message: z.string(),
  createdAt: timestamp,
  mail: z.enum(['waiting', 'sent', 'failed']).nullable(),
})
