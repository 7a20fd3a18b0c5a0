import { z } from 'zod'
import { endpoint, pagination, success } from './endpoint.ts'
import { answerText, assigned, assignee, person, threadAnswer } from './threads.ts'
import { id, idText, limit, page, timestamp } from './values.ts'

const TAG = 'Contacts'
const status = z.enum(['new', 'open', 'answered', 'closed', 'spam'])

export const contact = z
  .object({
    id,
    reference: z.string().describe('What the sender was told: `C-12`'),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    business: z.string().nullable().describe('The business it was written to'),
    status,
    assignedTo: person.nullable(),
    createdAt: timestamp,
    answeredAt: timestamp.nullable(),
    closedAt: timestamp.nullable(),
    dueAt: timestamp.nullable().describe('Until when it is to be taken up; null once it was'),
    isLaw: z.boolean(),
  })
  .meta({ id: 'Contact' })

export type Contact = z.output<typeof contact>

export const listContacts = endpoint({
  method: 'GET',
  path: '/contacts/admin/all',
  tag: TAG,
  summary: 'What was written to the website, the latest first',
  guard: 'admin',
  query: z.object({
    status: z.union([status, z.literal('')]).default(''),
    search: z.string().trim().max(100).default('').describe('Name, email, words or number'),
    assigned,
    page,
    limit: limit(20),
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
      .describe('How many there are of each status'),
  }),
})

export const contactThread = contact
  .extend({
    isAccount: z.boolean().describe('Whether the sender was signed in'),
    answers: z.array(threadAnswer),
  })
  .meta({ id: 'ContactThread' })

export const readContact = endpoint({
  method: 'GET',
  path: '/contacts/admin/{id}',
  tag: TAG,
  summary: 'One message with its answers',
  guard: 'admin',
  params: z.object({ id: idText }),
  answer: success(contactThread),
  codes: ['NOT_FOUND'],
})

export const changeContact = endpoint({
  method: 'PATCH',
  path: '/contacts/admin/{id}',
  tag: TAG,
  summary: 'Assign a message, close it or open it again',
  guard: 'admin',
  params: z.object({ id: idText }),
  body: z.object({
    status: z.enum(['open', 'closed', 'spam']).optional(),
    assignedTo: assignee,
  }),
  answer: success(contactThread),
  codes: ['NOT_FOUND'],
})

export const answerContact = endpoint({
  method: 'POST',
  path: '/contacts/admin/{id}/answers',
  tag: TAG,
  summary: 'Answer a message by mail',
  description:
    'Sent to the address that was given, in one thread by its number in the subject. What is ' +
    'answered to that mail goes to the contact email of the website, not into this product.',
  guard: 'admin',
  params: z.object({ id: idText }),
  body: z.object({
    message: answerText,
    closes: z.boolean().default(false),
  }),
  answer: success(contactThread),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const cannedAnswer = z
  .object({ id, title: z.string(), text: z.string(), textHi: z.string() })
  .meta({ id: 'CannedAnswer' })

const cannedValues = z.object({
  title: z.string().trim().min(1, 'Enter a title').max(80),
  text: z.string().trim().min(1, 'Enter a reply').max(2000),
  textHi: z.string().trim().max(2000).default('').describe('The same in Hindi'),
})

export const listCannedAnswers = endpoint({
  method: 'GET',
  path: '/contacts/admin/canned',
  tag: TAG,
  summary: 'Kept answers',
  guard: 'admin',
  answer: success(z.array(cannedAnswer)),
})

export const keepCannedAnswer = endpoint({
  method: 'POST',
  path: '/contacts/admin/canned',
  tag: TAG,
  summary: 'Keep an answer',
  guard: 'admin',
  body: cannedValues,
  answer: success(cannedAnswer),
  status: 201,
})

export const changeCannedAnswer = endpoint({
  method: 'PUT',
  path: '/contacts/admin/canned/{id}',
  tag: TAG,
  summary: 'Change a kept answer',
  guard: 'admin',
  params: z.object({ id: idText }),
  body: cannedValues,
  answer: success(cannedAnswer),
  codes: ['NOT_FOUND'],
})

export const dropCannedAnswer = endpoint({
  method: 'DELETE',
  path: '/contacts/admin/canned/{id}',
  tag: TAG,
  summary: 'Delete a kept answer',
  guard: 'admin',
  params: z.object({ id: idText }),
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
