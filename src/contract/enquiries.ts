import { z } from 'zod'
import { MAX_PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { guestFormFields } from './honeypot.ts'
import { businessReference } from './messages.ts'
import {
  bodyId,
  emailAddress,
  id,
  idempotencyKey,
  pageParams,
  sentence,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Enquiries')

const blankIsNone = (text: string | null | undefined) => text?.trim() || null

/** A message to the site, or to a business from its page. */
export const enquiryInput = z.object({
  name: z.string().trim().min(1, 'Enter your name').max(MAX_PERSON_NAME_LENGTH),
  email: emailAddress,
  phone: z.string().max(40).nullish().transform(blankIsNone),
  message: z.string().trim().min(1, 'Write a message').max(5000),
  businessId: bodyId.nullish().describe('Default: the message is for the website'),
  businessName: z.string().max(300).nullish().transform(blankIsNone),
  key: idempotencyKey,
  ...guestFormFields,
})

const answer = success(
  z.object({
    message: sentence.describe('Message to show to the sender'),
    reference: z
      .string()
      .nullable()
      .describe('Reference number of a message to the website: `C-12`; also mailed'),
  }),
)
const codes = ['NOT_FOUND', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'] as const

export const sendEnquiry = endpoint('POST /contact', {
  summary: 'Send a message to a business or the website',
  description:
    'Stored, and mailed to the owner of the business, or to its email, or else to the ' +
    'website (its contact email or every active administrator). An owner also reads it by ' +
    '`GET /enquiries`, and without an email address is told by a text message. NO_RECIPIENT if ' +
    'nobody would receive it.',
  body: enquiryInput,
  answer,
  status: 201,
  codes,
})

export const sendEnquiryAlias = endpoint('POST /contacts', {
  summary: 'Send a message to the website or a business',
  description: 'The same as `POST /contact`.',
  body: enquiryInput,
  answer,
  status: 201,
  codes,
})

/** What a visitor wrote to a business, as its owner reads it. */
export const receivedEnquiry = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    business: businessReference.describe('null: the business was deleted'),
    isRead: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'ReceivedEnquiry' })

export type ReceivedEnquiry = z.output<typeof receivedEnquiry>

export const listReceivedEnquiries = endpoint('GET /enquiries', {
  summary: 'List what visitors wrote to my businesses, newest first',
  description:
    'Only what was written while the business was mine. Nobody has checked the name, email and ' +
    'phone of a visitor.',
  guard: 'user',
  query: z.object(pageParams(20)),
  answer: success(z.array(receivedEnquiry), { pagination }),
})

export const markEnquiriesRead = endpoint('POST /enquiries/read', {
  summary: 'Mark enquiries to my businesses as read',
  guard: 'user',
  body: z.object({ upTo: bodyId.describe('The newest of them; all earlier ones are marked too') }),
  answer: success(z.object({ count: z.int().describe('How many were not read before') })),
})
