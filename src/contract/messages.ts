import { z } from 'zod'
import { MESSAGE_PICTURES } from '#shared/rules/conversations.ts'
import { MESSAGE_REPORT_LENGTH } from '#shared/rules/conversations.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import {
  file,
  GREATEST_ID,
  id,
  idText,
  limit,
  page,
  searchText,
  storedId,
  timestamp,
} from './values.ts'

const TAG = 'Messages'
const MB = 1024 * 1024

export const person = z.object({ id, name: z.string() })
export const aboutBusiness = z.object({ id, name: z.string(), slug: z.string() }).nullable()

export const conversationKey = z
  .string()
  .regex(/^[1-9]\d{0,9}(-[bi][1-9]\d{0,9})?$/, 'Not a conversation')
  .refine((key) => key.split(/-[bi]/).every((part) => Number(part) <= GREATEST_ID), {
    error: 'Not a conversation',
  })
  .describe('The other person, and the business (b) or inquiry (i): 12-b5, 12-i7, 12')

export const message = z
  .object({
    id,
    senderId: id,
    receiverId: id,
    businessId: id.nullable(),
    inquiryId: id.nullable().describe('The inquiry about an ad that it belongs to'),
    subject: z.string(),
    message: z.string(),
    pictures: z.array(z.string()).describe('Links for this account, good until tomorrow'),
    isRead: z.boolean().describe('Whether the receiver has opened it'),
    createdAt: timestamp,
    sender: person,
    receiver: person,
    business: aboutBusiness,
    conversation: conversationKey,
  })
  .meta({ id: 'Message' })

export type Message = z.output<typeof message>

const params = z.object({ id: idText })
export const messageTypes = z.enum(['received', 'sent', 'all', 'archived']).default('all')

export const listMessages = endpoint({
  method: 'GET',
  path: '/messages',
  tag: TAG,
  summary: 'My messages, newest first',
  description: 'Without those I deleted; those I archived are a list of their own.',
  guard: 'user',
  query: z.object({
    type: messageTypes,
    search: searchText.optional().describe('Words in subject, text, names of people and business'),
    page,
    limit: limit(20),
  }),
  answer: success(z.array(message), { pagination }),
})

export const unreadMessages = endpoint({
  method: 'GET',
  path: '/messages/unread-count',
  tag: TAG,
  summary: 'How many received messages I have not read',
  description: 'Inquiries about ads count there, not here; answers to them count here.',
  guard: 'user',
  answer: success(z.object({ unreadCount: z.int() })),
})

const filled = (max: number) =>
  z.string().trim().min(1, 'Please fill in both subject and message fields.').max(max)

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages',
  tag: TAG,
  summary: 'Write to the owner of a business, or answer',
  description:
    'The receiver is the owner of the business, someone with whom I have exchanged messages ' +
    'about it before, or the other side of an inquiry about an ad. The same message again ' +
    'within minutes is kept once, and one with the same key is, whenever it comes.',
  guard: 'user',
  body: z.object({
    receiverId: storedId,
    businessId: storedId.nullable().describe('null: to answer about a business that is gone'),
    inquiryId: storedId.nullish().describe('To answer an inquiry; businessId is null then'),
    subject: filled(100),
    message: filled(1000),
    pictures: z
      .array(z.string().max(400))
      .max(MESSAGE_PICTURES)
      .default([])
      .describe('What uploading them answered'),
    key: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Letters, digits, _ and -')
      .optional()
      .describe('Made by the device, one for each message'),
  }),
  answer: success(message),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const uploadMessagePictures = endpoint({
  method: 'POST',
  path: '/uploads/messages',
  tag: 'Uploads',
  summary: 'Upload pictures for a message',
  description:
    'Only the two people of a conversation see them. The answer is what to give as `pictures` ' +
    'of the message, in the order sent.',
  guard: 'user',
  files: { pictures: { atMost: MESSAGE_PICTURES, bytes: 10 * MB } },
  body: z.object({
    pictures: file(`Up to ${MESSAGE_PICTURES} images below 10 MB each, as repeated fields`),
  }),
  answer: success(z.object({ pictures: z.array(z.object({ url: z.string() })) })),
  status: 201,
})

export const readMessage = endpoint({
  method: 'PATCH',
  path: '/messages/{id}/read',
  tag: TAG,
  summary: 'Mark a message that I received as read',
  guard: 'user',
  params,
  answer: success(message),
  codes: ['NOT_FOUND', 'FORBIDDEN'],
})

export const unreadMessage = endpoint({
  method: 'PATCH',
  path: '/messages/{id}/unread',
  tag: TAG,
  summary: 'Mark a message that I received as unread again',
  guard: 'user',
  params,
  answer: success(message),
  codes: ['NOT_FOUND', 'FORBIDDEN'],
})

export const archiveMessage = endpoint({
  method: 'PATCH',
  path: '/messages/{id}/archive',
  tag: TAG,
  summary: 'Put my copy of a message away',
  guard: 'user',
  params,
  answer: success(message),
  codes: ['NOT_FOUND'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/messages/{id}',
  tag: TAG,
  summary: 'Delete my copy of a message',
  description: 'The other side keeps its own.',
  guard: 'user',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})

export const reportMessage = endpoint({
  method: 'POST',
  path: '/messages/{id}/report',
  tag: TAG,
  summary: 'Show a message that I received to those who keep the website',
  guard: 'user',
  params,
  body: z.object({ detail: z.string().trim().max(MESSAGE_REPORT_LENGTH).default('') }),
  answer: success(z.object({ id })),
  status: 201,
  codes: ['NOT_FOUND', 'FORBIDDEN', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})
