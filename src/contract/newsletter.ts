import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { guestFormFields } from './honeypot.ts'
import { emailAddress, idempotencyKey, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Newsletter')

const told = success(z.object({ message: sentence.describe('Message to show') }))

export const subscribeNewsletter = endpoint('POST /newsletter', {
  summary: 'Subscribe to the newsletter',
  description:
    'A mail with a confirmation link is sent. No other mail is sent until it is confirmed. ' +
    'The response is the same whether or not the address is known.',
  body: z.object({ email: emailAddress, key: idempotencyKey, ...guestFormFields }),
  answer: told,
  codes: ['TOO_MANY_REQUESTS'],
})

export const confirmNewsletter = endpoint('POST /newsletter/confirm', {
  summary: 'Confirm the newsletter subscription with the link from the mail',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: told,
  codes: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
})

const signed = z.object({
  s: z.string().max(200).describe('Subscriber and signature, from the mail'),
})

export const unsubscribeNewsletter = endpoint('POST /newsletter/unsubscribe', {
  summary: 'Unsubscribe from the newsletter with the signed link in every mail',
  description:
    'Mail programs use the same address for one-click unsubscribe (RFC 8058). The body is ' +
    'ignored.',
  query: signed,
  answer: told,
  codes: ['LINK_INVALID'],
})

export const resubscribeNewsletter = endpoint('POST /newsletter/resubscribe', {
  summary: 'Undo unsubscribing from the newsletter',
  description: 'Uses the same signed link.',
  query: signed,
  answer: told,
  codes: ['LINK_INVALID'],
})
