import { z } from 'zod'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { businessReference, conversationKey, message, messageTab, person } from './messages.ts'
import { rupees } from './money.ts'
import { CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import { OFFER_DECISIONS } from '#shared/rules/offers.ts'
import { idParams } from './record-endpoints.ts'
import { id, idParam, limitParam, pageParams, searchParam } from './values.ts'

const endpoint = createEndpointBuilder('Messages')

const aboutInquiry = z
  .object({
    id,
    adTitle: z.string(),
    adSlug: z.string(),
    adPrice: rupees.nullable(),
    offeredPrice: rupees.nullable(),
    offerAnswer: z.enum(OFFER_DECISIONS).nullable().describe('null while the offer is open'),
    adStatus: z.enum(CLASSIFIED_STATUSES),
    isMine: z.boolean().describe('Whether I am the one who asked'),
  })
  .nullable()

export const conversation = z
  .object({
    key: conversationKey,
    other: person,
    business: businessReference,
    inquiry: aboutInquiry,
    last: message,
    count: z.int(),
    unread: z.int(),
  })
  .meta({ id: 'Conversation' })

export type Conversation = z.output<typeof conversation>

export const listConversations = endpoint('GET /conversations', {
  summary: 'List my conversations, latest message first',
  description: 'A conversation has all messages between two people about one business or ad.',
  guard: 'user',
  query: z.object({
    type: messageTab.describe('received: with messages I received; sent: with messages I sent'),
    search: searchParam.optional().describe('Words in a message or in the names'),
    ...pageParams(20),
  }),
  answer: success(z.array(conversation), { pagination }),
})

const named = z.object({ key: conversationKey })

export const getConversation = endpoint('GET /conversations/{key}', {
  summary: 'List the newest messages of a conversation, oldest first',
  guard: 'user',
  params: named,
  query: z.object({
    before: idParam.optional().describe('Only messages before this one'),
    limit: limitParam(50),
  }),
  answer: success(
    z.object({
      key: conversationKey,
      other: person,
      business: businessReference,
      inquiry: aboutInquiry,
      phone: z.string().nullable().describe('Phone number of the other person, if they show it'),
      isBlocked: z.boolean().describe('Whether I have blocked the other person'),
      isArchived: z.boolean(),
      count: z.int(),
      messages: z.array(message),
      hasEarlier: z.boolean(),
    }),
  ),
  codes: ['NOT_FOUND'],
})

const changed = success(z.object({ key: conversationKey }))

export const markConversationRead = endpoint('PATCH /conversations/{key}/read', {
  summary: 'Mark all received messages of a conversation as read',
  guard: 'user',
  params: named,
  answer: changed,
  codes: ['NOT_FOUND'],
})

export const archiveConversation = endpoint('PATCH /conversations/{key}/archive', {
  summary: 'Archive or unarchive my copy of a conversation',
  guard: 'user',
  params: named,
  body: z.object({ isArchived: z.boolean() }),
  answer: changed,
  codes: ['NOT_FOUND'],
})

export const deleteConversation = endpoint('DELETE /conversations/{key}', {
  summary: 'Delete my copy of a conversation',
  guard: 'user',
  params: named,
  answer: changed,
  codes: ['NOT_FOUND'],
})

export const listBlockedSenders = endpoint('GET /message-blocks', {
  summary: 'List the people I blocked',
  guard: 'user',
  answer: success(z.array(person)),
})

export const blockSender = endpoint('PUT /message-blocks/{id}', {
  summary: 'Block a person who wrote to me',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const unblockSender = endpoint('DELETE /message-blocks/{id}', {
  summary: 'Unblock a person',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id })),
})

const quickReply = z.object({ id, text: z.string() })
const replyBody = z.object({ text: z.string().trim().min(1).max(1000) })

export const listQuickReplies = endpoint('GET /quick-replies', {
  summary: 'List my quick replies in the order they were saved',
  guard: 'user',
  answer: success(z.array(quickReply)),
})

export const addQuickReply = endpoint('POST /quick-replies', {
  summary: 'Add a quick reply',
  description: 'At most 20. The same text is stored once.',
  guard: 'user',
  body: replyBody,
  answer: success(quickReply),
  status: 201,
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const removeQuickReply = endpoint('DELETE /quick-replies/{id}', {
  summary: 'Delete a quick reply',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
