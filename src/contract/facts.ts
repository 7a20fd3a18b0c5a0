import { z } from 'zod'
import { CONFIRMABLE_QUESTIONS, FACT_QUESTIONS, MAX_FACT_LENGTH } from '#shared/rules/facts.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { guestFormFields } from './honeypot.ts'
import { fileField, id, idempotencyKey, idParam } from './values.ts'

const endpoint = createEndpointBuilder('Facts')

const MB = 1024 * 1024

const common = {
  businessId: idParam,
  key: idempotencyKey,
}

const answer = success(
  z.object({
    confirmed: z
      .object({
        question: z.enum(CONFIRMABLE_QUESTIONS),
        month: z.string(),
        count: z.int(),
      })
      .nullable()
      .describe('How many networks said yes this month'),
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
      '`9431000011`, `Mon-Sat 10-18`, `23.456, 84.123`; `yes`: it is right; `no`: it is not',
    ),
  ...guestFormFields,
})

export const tellFact = endpoint('POST /facts', {
  summary: 'Tell one fact of a business',
  description: 'Works without an account. Shown once the team has accepted it.',
  body: factInput,
  answer,
  status: 201,
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const tellPhoto = endpoint('POST /facts/photo', {
  summary: 'Send a photo of the front of a business',
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
  guard: 'user',
  params: z.object({ id: idParam, question: z.enum(FACT_QUESTIONS).exclude(['here']) }),
  answer: success(z.object({ id, version: z.int() })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const discardFactSource = endpoint('POST /admin/facts/{id}/discard', {
  summary: 'Throw away all that the sources of a fact sent on the same days',
  guard: 'admin',
  params: z.object({ id: idParam }),
  answer: success(z.object({ answers: z.int(), facts: z.int() })),
  codes: ['NOT_FOUND'],
})
