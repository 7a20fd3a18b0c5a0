import { z } from 'zod'
import { endpoint, pagination, success } from './endpoint.ts'
import { id, idText, limit, page, searchText, storedId, timestamp } from './values.ts'

const person = z.object({ id, name: z.string() })

export const message = z
  .object({
    id,
    senderId: id,
    receiverId: id,
    businessId: id.nullable(),
    subject: z.string(),
    message: z.string(),
    isRead: z.boolean().describe('Whether the receiver has opened it'),
    createdAt: timestamp,
    sender: person,
    receiver: person,
    business: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  })
  .meta({ id: 'Message' })

export type Message = z.output<typeof message>

const params = z.object({ id: idText })

export const listMessages = endpoint({
  method: 'GET',
  path: '/messages',
  tag: 'Messages',
  summary: 'My messages, newest first',
  description: 'Without those I deleted; those I archived are a list of their own.',
  guard: 'user',
  query: z.object({
    type: z.enum(['received', 'sent', 'all', 'archived']).default('all'),
    search: searchText.optional().describe('Words in subject, text, names of people and business'),
    page,
    limit: limit(20),
  }),
  answer: success(z.array(message), { pagination }),
})

export const unreadMessages = endpoint({
  method: 'GET',
  path: '/messages/unread-count',
  tag: 'Messages',
  summary: 'How many received messages I have not read',
  guard: 'user',
  answer: success(z.object({ unreadCount: z.int() })),
})

const filled = (max: number) =>
  z.string().trim().min(1, 'Please fill in both subject and message fields.').max(max)

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages',
  tag: 'Messages',
  summary: 'Write to the owner of a business, or answer',
  description:
    'The receiver is the owner of the business, or someone with whom I have exchanged ' +
    'messages about it before. The same message again within minutes is kept once.',
  guard: 'user',
  body: z.object({
    receiverId: storedId,
    businessId: storedId.nullable().describe('null: to answer about a business that is gone'),
    subject: filled(100),
    message: filled(1000),
  }),
  answer: success(message),
  status: 201,
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const readMessage = endpoint({
  method: 'PATCH',
  path: '/messages/{id}/read',
  tag: 'Messages',
  summary: 'Mark a message that I received as read',
  guard: 'user',
  params,
  answer: success(message),
  codes: ['NOT_FOUND', 'FORBIDDEN'],
})

export const archiveMessage = endpoint({
  method: 'PATCH',
  path: '/messages/{id}/archive',
  tag: 'Messages',
  summary: 'Put my copy of a message away',
  guard: 'user',
  params,
  answer: success(message),
  codes: ['NOT_FOUND'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/messages/{id}',
  tag: 'Messages',
  summary: 'Delete my copy of a message',
  description: 'The other side keeps its own.',
  guard: 'user',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
