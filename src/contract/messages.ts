import { z } from 'zod'
import { MAX_MESSAGE_PICTURES, MAX_MESSAGE_REPORT_LENGTH } from '#shared/rules/conversations.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import {
  idempotencyKey,
  fileField,
  MAX_ID,
  id,
  pageParams,
  searchParam,
  bodyId,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Messages')
const MB = 1024 * 1024

export const person = z.object({ id, name: z.string() })
export const businessReference = z.object({ id, name: z.string(), slug: z.string() }).nullable()

export const conversationKey = z
  .string()
  .regex(/^[1-9]\d{0,9}(-[bi][1-9]\d{0,9})?$/, 'Not a conversation')
  .refine((key) => key.split(/-[bi]/).every((part) => Number(part) <= MAX_ID), {
    error: 'Not a conversation',
  })
  .describe('The other person, and the business (b) or inquiry (i): 12-b5, 12-i7, 12')

export const message = z
  .object({
    id,
    senderId: id,
    receiverId: id,
    businessId: id.nullable(),
    inquiryId: id.nullable().describe('The ad inquiry it belongs to'),
    subject: z.string(),
    message: z.string(),
    pictures: z.array(z.string()).describe('Links for this account, valid until tomorrow'),
    isRead: z.boolean().describe('Whether the receiver has opened it'),
    createdAt: timestamp,
    sender: person,
    receiver: person,
    business: businessReference,
    conversation: conversationKey,
  })
  .meta({ id: 'Message' })

export type Message = z.output<typeof message>

export const messageTab = z.enum(['received', 'sent', 'all', 'archived']).default('all')

export const listMessages = endpoint('GET /messages', {
  summary: 'List my messages, newest first',
  description: 'Deleted messages are left out; archived ones have their own list.',
  guard: 'user',
  query: z.object({
    type: messageTab,
    search: searchParam
      .optional()
      .describe('Words in subject, text, or names of people and business'),
    ...pageParams(20),
  }),
  answer: success(z.array(message), { pagination }),
})

export const countUnreadMessages = endpoint('GET /messages/unread-count', {
  summary: 'Count my unread messages',
  description:
    'Enquiries of visitors to my businesses are among them. Inquiries about ads are counted ' +
    'separately; replies to them are counted here.',
  guard: 'user',
  answer: success(
    z.object({
      unreadCount: z.int(),
      enquiries: z.int().describe('How many of them are enquiries (`GET /enquiries`)'),
    }),
  ),
})

const filled = (max: number) =>
  z.string().trim().min(1, 'Please fill in both subject and message fields.').max(max)

export const sendMessage = endpoint('POST /messages', {
  summary: 'Send a message to the owner of a business, or reply',
  description:
    'The receiver is the owner of the business, a person I have exchanged messages with ' +
    'about it, or the other person of an inquiry about an ad. The same message within ' +
    'minutes is stored once.',
  guard: 'user',
  body: z.object({
    receiverId: bodyId,
    businessId: bodyId.nullable().describe('null: reply about a deleted business'),
    inquiryId: bodyId.nullish().describe('To reply to an inquiry; businessId is then null'),
    subject: filled(100),
    message: filled(1000),
    pictures: z
      .array(z.string().max(400))
      .max(MAX_MESSAGE_PICTURES)
      .default([])
      .describe('The paths returned by the upload'),
    key: idempotencyKey,
  }),
  answer: success(message),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const uploadMessagePictures = createEndpointBuilder('Uploads')('POST /uploads/messages', {
  summary: 'Upload pictures for a message',
  description:
    'Only the two people of the conversation see them. Send the response as `pictures` of ' +
    'the message; the order is the same.',
  guard: 'user',
  files: { pictures: { atMost: MAX_MESSAGE_PICTURES, bytes: 10 * MB } },
  body: z.object({
    pictures: fileField(
      `Up to ${MAX_MESSAGE_PICTURES} images below 10 MB each, as repeated fields`,
    ),
  }),
  answer: success(z.object({ pictures: z.array(z.object({ url: z.string() })) })),
  status: 201,
})

export const markMessageRead = endpoint('PATCH /messages/{id}/read', {
  summary: 'Mark a received message as read',
  guard: 'user',
  params: idParams,
  answer: success(message),
  codes: ['NOT_FOUND', 'FORBIDDEN'],
})

export const markMessageUnread = endpoint('PATCH /messages/{id}/unread', {
  summary: 'Mark a received message as unread',
  guard: 'user',
  params: idParams,
  answer: success(message),
  codes: ['NOT_FOUND', 'FORBIDDEN'],
})

export const archiveMessage = endpoint('PATCH /messages/{id}/archive', {
  summary: 'Archive my copy of a message',
  guard: 'user',
  params: idParams,
  answer: success(message),
  codes: ['NOT_FOUND'],
})

export const deleteMessage = endpoint('DELETE /messages/{id}', {
  summary: 'Delete my copy of a message',
  description: "The other person's copy is not deleted.",
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})

export const reportMessage = endpoint('POST /messages/{id}/report', {
  summary: 'Report a received message to the administrators',
  guard: 'user',
  params: idParams,
  body: z.object({ detail: z.string().trim().max(MAX_MESSAGE_REPORT_LENGTH).default('') }),
  answer: success(z.object({ id })),
  status: 201,
  codes: ['NOT_FOUND', 'FORBIDDEN', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})
