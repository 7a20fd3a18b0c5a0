import { z } from 'zod'
import { CONFIRMABLE_QUESTIONS, FACT_QUESTIONS, MAX_FACT_LENGTH } from '#shared/rules/facts.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { guestFormFields } from './honeypot.ts'
import { fileField, id, idParam } from './values.ts'

const endpoint = createEndpointBuilder('Facts')

const MB = 1024 * 1024

const common = {
  businessId: idParam,
  key: z
    .uuid()
    .optional()
    .describe('Chosen by the sender: an answer that is sent again is stored once'),
}

const answer = success(
  z.object({
    confirmed: z
      .object({
        question: z.enum(CONFIRMABLE_QUESTIONS),
        month: z.string().describe('`2026-11`, in Indian time'),
        count: z.int().describe('Number of networks that confirmed it in this month'),
      })
      .nullable()
      .describe('After a yes; other answers wait for the team'),
  }),
)

export const factInput = z.object({
  ...common,
  question: z.enum(FACT_QUESTIONS).exclude(['photo']),
  answer: z
    .string()
    .trim()
    .min(1, 'Enter an answer')
    .max(MAX_FACT_LENGTH)
    .describe(
      'A phone number; hours such as `Mon-Sat 10-18`; a point such as `23.45678, 84.12345`; ' +
        '`yes`: what the listing says is right; `no`: it is wrong, or the business is gone',
    ),
  ...guestFormFields,
})

export const tellFact = endpoint('POST /facts', {
  summary: 'Tell one fact of a business',
  description: 'Works with or without an account. Shown once the team has accepted it.',
  body: factInput,
  answer,
  status: 201,
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const tellPhoto = endpoint('POST /facts/photo', {
  summary: 'Send a photo of the front of a business',
  description: 'Likewise. Its metadata is removed.',
  files: { photo: { atMost: 1, bytes: 10 * MB } },
  body: z.object({
    ...common,
    photo: fileField('An image below 10 MB'),
    linkToDetails: guestFormFields.linkToDetails,
  }),
  answer,
  status: 201,
  codes: ['NOT_FOUND'],
})

export const withdrawFact = endpoint('POST /businesses/{id}/facts/{question}/withdraw', {
  summary: 'Take back what others told about my business',
  description: 'The listing says again what it said before.',
  guard: 'user',
  params: z.object({ id: idParam, question: z.enum(FACT_QUESTIONS).exclude(['here']) }),
  answer: success(z.object({ id, version: z.int() })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const discardFactSource = endpoint('POST /admin/facts/{id}/discard', {
  summary: 'Throw away all answers that the sources of a fact sent on the same days',
  description:
    'For rubbish: also their confirmations. Further answers of these networks on these days ' +
    'are not stored.',
  guard: 'admin',
  params: z.object({ id: idParam }),
  answer: success(
    z.object({ answers: z.int(), facts: z.int().describe('Number of facts without answers left') }),
  ),
  codes: ['NOT_FOUND'],
})
