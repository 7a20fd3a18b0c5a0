import { z } from 'zod'
import { GRIEVANCE_REASONS } from '#shared/rules/grievances.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { replyText, assigneeFilter, assignee, person, threadReply } from './threads.ts'
import { idParams } from './record-endpoints.ts'
import { id, pageParams, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Contacts')
const status = z.enum(['new', 'open', 'answered', 'closed', 'spam'])

export const contact = z
  .object({
    id,
    reference: z.string().describe('Reference number for the sender: `C-12`'),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    business: z.string().nullable().describe('The business it was sent to'),
    status,
    assignedTo: person.nullable(),
    createdAt: timestamp,
    answeredAt: timestamp.nullable(),
    closedAt: timestamp.nullable(),
    dueAt: timestamp.nullable().describe('Deadline for the first reply; null once replied'),
    isLaw: z.boolean(),
  })
  .meta({ id: 'Contact' })

export type Contact = z.output<typeof contact>

export const listContacts = endpoint('GET /contacts/admin/all', {
  summary: 'List messages to the website, newest first',
  guard: 'admin',
  query: z.object({
    status: z.union([status, z.literal('')]).default(''),
    search: z.string().trim().max(100).default('').describe('Name, email, text or number'),
    assigned: assigneeFilter,
    ...pageParams(20),
  }),
  answer: success(z.array(contact), {
    pagination,
    counts: z
      .object({
        new: z.int(),
        open: z.int(),
        answered: z.int(),
        closed: z.int(),
        spam: z.int(),
      })
      .describe('Counts by status'),
  }),
})

export const contactThread = contact
  .extend({
    isAccount: z.boolean().describe('Whether the sender was signed in'),
    answers: z.array(threadReply),
  })
  .meta({ id: 'ContactThread' })

export const getContact = endpoint('GET /contacts/admin/{id}', {
  summary: 'Get a message with its replies',
  guard: 'admin',
  params: idParams,
  answer: success(contactThread),
  codes: ['NOT_FOUND'],
})

export const updateContact = endpoint('PATCH /contacts/admin/{id}', {
  summary: 'Assign, close or reopen a message',
  guard: 'admin',
  params: idParams,
  body: z.object({
    status: z.enum(['open', 'closed', 'spam']).optional(),
    assignedTo: assignee,
  }),
  answer: success(contactThread),
  codes: ['NOT_FOUND'],
})

export const answerContact = endpoint('POST /contacts/admin/{id}/answers', {
  summary: 'Reply to a message by mail',
  description:
    "The reply goes to the sender's address, in one mail thread with the number in the " +
    'subject. Answers to that mail go to the contact email of the website and are not ' +
    'stored here.',
  guard: 'admin',
  params: idParams,
  body: z.object({
    message: replyText,
    closes: z.boolean().default(false),
  }),
  answer: success(contactThread),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const treatAsComplaint = endpoint('POST /contacts/admin/{id}/complaint', {
  summary: 'Turn a message that is a complaint into one',
  description:
    'The complaint has the sender, text and date of the message, and the legal deadline from ' +
    'that date. The message is closed. The sender gets the number of the complaint by mail.',
  guard: 'admin',
  params: idParams,
  body: z.object({ reason: z.enum(GRIEVANCE_REASONS, 'Choose a reason') }),
  answer: success(z.object({ id, reference: z.string().describe('Of the complaint: `R-12`') })),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const cannedResponse = z
  .object({ id, title: z.string(), text: z.string(), textHi: z.string() })
  .meta({ id: 'CannedAnswer' })

const cannedValues = z.object({
  title: z.string().trim().min(1, 'Enter a title').max(80),
  text: z.string().trim().min(1, 'Enter a reply').max(2000),
  textHi: z
    .string()
    .trim()
    .max(2000)
    .default('')
    .describe('The text in the district’s own language'),
})

export const listCannedResponses = endpoint('GET /contacts/admin/canned', {
  summary: 'List saved replies',
  guard: 'admin',
  answer: success(z.array(cannedResponse)),
})

export const createCannedResponse = endpoint('POST /contacts/admin/canned', {
  summary: 'Save a reply',
  guard: 'admin',
  body: cannedValues,
  answer: success(cannedResponse),
  status: 201,
})

export const updateCannedResponse = endpoint('PUT /contacts/admin/canned/{id}', {
  summary: 'Update a saved reply',
  guard: 'admin',
  params: idParams,
  body: cannedValues,
  answer: success(cannedResponse),
  codes: ['NOT_FOUND'],
})

export const deleteCannedResponse = endpoint('DELETE /contacts/admin/canned/{id}', {
  summary: 'Delete a saved reply',
  guard: 'admin',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
