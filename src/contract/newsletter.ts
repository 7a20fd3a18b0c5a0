import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { honeypotFields } from './honeypot.ts'
import { emailAddress } from './values.ts'

const told = success(z.object({ message: z.string().describe('What to tell the person') }))

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter',
  tag: 'Newsletter',
  summary: 'Ask for the newsletter',
  description:
    'A mail with a link to confirm is sent; nothing else before it is followed. The answer is ' +
    'the same whether the address is known or not.',
  body: z.object({ email: emailAddress, ...honeypotFields }),
  answer: told,
  codes: ['TOO_MANY_REQUESTS'],
})

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  tag: 'Newsletter',
  summary: 'Confirm the newsletter by the link in the mail',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: told,
  codes: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
})

const signed = z.object({
  s: z.string().max(200).describe('Subscriber and signature, from the mail'),
})

export const unsubscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  tag: 'Newsletter',
  summary: 'End the newsletter by the signed link in every mail',
  description:
    'A mail program ends it with the same address by one click (RFC 8058); a body is not read.',
  query: signed,
  answer: told,
  codes: ['LINK_INVALID'],
})

export const resubscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/resubscribe',
  tag: 'Newsletter',
  summary: 'Take back the end of the newsletter',
  description: 'By the same signed link.',
  query: signed,
  answer: told,
  codes: ['LINK_INVALID'],
})
