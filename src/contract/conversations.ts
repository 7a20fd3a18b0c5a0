import { z } from 'zod'
import { endpoint, pagination, success } from './endpoint.ts'
import { aboutBusiness, conversationKey, message, messageTypes, person } from './messages.ts'
import { rupees } from './money.ts'
import { AD_STATUSES } from '#shared/rules/classifieds.ts'
import { OFFER_ANSWERS } from '#shared/rules/offers.ts'
import { id, idText, limit, page, searchText } from './values.ts'

const TAG = 'Messages'

const aboutInquiry = z
  .object({
    id,
    adTitle: z.string(),
    adSlug: z.string(),
    adPrice: rupees.nullable(),
    offeredPrice: rupees.nullable(),
    offerAnswer: z.enum(OFFER_ANSWERS).nullable().describe('null while the offer is open'),
    adStatus: z.enum(AD_STATUSES),
    isMine: z.boolean().describe('Whether I am the one who asked'),
  })
  .nullable()

export const conversation = z
  .object({
    key: conversationKey,
    other: person,
    business: aboutBusiness,
    inquiry: aboutInquiry,
    last: message,
    count: z.int(),
    unread: z.int(),
  })
  .meta({ id: 'Conversation' })

export type Conversation = z.output<typeof conversation>

const params = z.object({ id: idText })

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  tag: TAG,
  summary: 'My conversations, the one with the newest message first',
  description: 'A conversation is all that I and another person wrote about one business or ad.',
  guard: 'user',
  query: z.object({
    type: messageTypes.describe('received: with something that I received; sent: that I sent'),
    search: searchText.optional().describe('Words that one message has, or the names on it'),
    page,
    limit: limit(20),
  }),
  answer: success(z.array(conversation), { pagination }),
})

const named = z.object({ key: conversationKey })

export const getConversation = endpoint({
  method: 'GET',
  path: '/conversations/{key}',
  tag: TAG,
  summary: 'The newest messages of a conversation, the oldest of them first',
  guard: 'user',
  params: named,
  query: z.object({
    before: idText.optional().describe('Only messages before this one'),
    limit: limit(50),
  }),
  answer: success(
    z.object({
      key: conversationKey,
      other: person,
      business: aboutBusiness,
      inquiry: aboutInquiry,
      phone: z.string().nullable().describe('Where the other side is called, if they show it'),
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

export const readConversation = endpoint({
  method: 'PATCH',
  path: '/conversations/{key}/read',
  tag: TAG,
  summary: 'Mark all that I received in a conversation as read',
  guard: 'user',
  params: named,
  answer: changed,
  codes: ['NOT_FOUND'],
})

export const archiveConversation = endpoint({
  method: 'PATCH',
  path: '/conversations/{key}/archive',
  tag: TAG,
  summary: 'Put my copies of a conversation away, or bring them back',
  guard: 'user',
  params: named,
  body: z.object({ isArchived: z.boolean() }),
  answer: changed,
  codes: ['NOT_FOUND'],
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/conversations/{key}',
  tag: TAG,
  summary: 'Delete my copies of a conversation',
  guard: 'user',
  params: named,
  answer: changed,
  codes: ['NOT_FOUND'],
})

export const listBlocks = endpoint({
  method: 'GET',
  path: '/message-blocks',
  tag: TAG,
  summary: 'People whose messages I do not want',
  guard: 'user',
  answer: success(z.array(person)),
})

export const blockSender = endpoint({
  method: 'PUT',
  path: '/message-blocks/{id}',
  tag: TAG,
  summary: 'Take no more messages from somebody who wrote to me',
  guard: 'user',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const unblockSender = endpoint({
  method: 'DELETE',
  path: '/message-blocks/{id}',
  tag: TAG,
  summary: 'Take messages from somebody again',
  guard: 'user',
  params,
  answer: success(z.object({ id })),
})

const quickReply = z.object({ id, text: z.string() })
const replyBody = z.object({ text: z.string().trim().min(1).max(1000) })

export const listQuickReplies = endpoint({
  method: 'GET',
  path: '/quick-replies',
  tag: TAG,
  summary: 'Answers that I keep ready, in the order they were saved',
  guard: 'user',
  answer: success(z.array(quickReply)),
})

export const addQuickReply = endpoint({
  method: 'POST',
  path: '/quick-replies',
  tag: TAG,
  summary: 'Keep an answer ready',
  description: 'At most 20; the same text again is kept once.',
  guard: 'user',
  body: replyBody,
  answer: success(quickReply),
  status: 201,
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const removeQuickReply = endpoint({
  method: 'DELETE',
  path: '/quick-replies/{id}',
  tag: TAG,
  summary: 'Keep an answer no longer',
  guard: 'user',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
