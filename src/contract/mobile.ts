import { z } from 'zod'
import { MAX_PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import { normaliseLine, normaliseText } from '#shared/text/plain-text.ts'
import { signInResponse } from './accounts.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { guestFormFields } from './honeypot.ts'
import { profile } from './profile.ts'

export const MOBILE_TAG = 'Mobile'
const endpoint = createEndpointBuilder(MOBILE_TAG)

const mobile = z
  .string()
  .trim()
  .min(1, 'Enter your mobile number')
  .max(40)
  .describe('An Indian mobile number in any usual way to write it')
const name = z
  .string()
  .overwrite(normaliseLine)
  .min(1, 'Enter your name')
  .max(MAX_PERSON_NAME_LENGTH)
const challenge = z.string().min(1).max(200).describe('Sent back with the code, by this browser')
const code = z.string().trim().min(1, 'Enter the 6-digit code from the message').max(12)

const sentCode = success(
  z.object({
    challenge,
    waitSeconds: z.int().describe('How long until another code can be asked for'),
  }),
)

export const requestMobileCode = endpoint('POST /auth/mobile', {
  summary: 'Send a login code',
  description:
    'Six digits that work for ten minutes, five tries, and with the `challenge` of the response. ' +
    'The response is the same whether or not the number has an account. With the `challenge` of ' +
    'the code before, that code works as well until it expires. A number gets one message in 30 ' +
    'seconds, 5 an hour and 10 a day; the site as many a day as its settings say.',
  body: z.object({
    mobile,
    name: name.optional().describe('Of the account that is created if the number has none'),
    role: z.enum(['user', 'owner']).default('user'),
    challenge: challenge.optional(),
    ...guestFormFields,
  }),
  answer: sentCode,
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS', 'NO_MESSAGES_LEFT'],
})

export const getMobileCodeState = endpoint('POST /auth/mobile/state', {
  summary: 'Get the state of a code',
  body: z.object({ challenge }),
  answer: success(z.object({ state: z.enum(['waiting', 'sent', 'failed']) })),
  codes: ['TOO_MANY_REQUESTS'],
})

export const signInWithMobile = endpoint('POST /auth/mobile/confirm', {
  summary: 'Sign in with the code',
  description:
    'If the number has no account and no name was given, `ways` of the response is `name`: send ' +
    'the same challenge with the name. An account that was not used for 90 days is not opened by ' +
    'a code alone, because numbers change hands.',
  body: z.object({ challenge, code: code.optional(), name: name.optional() }),
  answer: signInResponse,
  codes: [
    'LINK_INVALID',
    'NUMBER_SILENT',
    'REGISTRATION_CLOSED',
    'ACCOUNT_INACTIVE',
    'NOT_POSSIBLE',
    'TOO_MANY_REQUESTS',
  ],
})

export const mailSilentCode = endpoint('POST /auth/mobile/silent/mail', {
  summary: 'Email a silent account a code',
  description: 'After NUMBER_SILENT. An account without an email gets the same response.',
  body: z.object({ challenge }),
  answer: signInResponse,
  codes: ['LINK_INVALID', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const askTeamForNumber = endpoint('POST /auth/mobile/silent/team', {
  summary: 'Ask to open a silent account',
  body: z.object({ challenge, note: z.string().overwrite(normaliseText).max(500).optional() }),
  answer: success(z.object({ asked: z.literal(true) })),
  codes: ['LINK_INVALID', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const requestNewMobile = endpoint('POST /users/profile/mobile', {
  summary: 'Add my number',
  guard: 'user',
  body: z.object({ mobile, challenge: challenge.optional() }),
  answer: sentCode,
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS', 'NO_MESSAGES_LEFT'],
})

export const confirmNewMobile = endpoint('POST /users/profile/mobile/confirm', {
  summary: 'Confirm my number',
  description: 'The former number and the email get a link that undoes the change for 72 hours.',
  guard: 'user',
  body: z.object({ challenge, code }),
  answer: success(profile),
  codes: ['LINK_INVALID', 'MOBILE_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const removeMobile = endpoint('DELETE /users/profile/mobile', {
  summary: 'Remove my number',
  description: 'Only an account with an email address can.',
  guard: 'user',
  answer: success(profile),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE'],
})

export const declinePasskeyOffer = endpoint('DELETE /users/profile/passkey-offer', {
  summary: 'Decline a passkey',
  guard: 'user',
  answer: success(profile),
})

export const restoreMobile = endpoint('POST /auth/mobile/restore', {
  summary: 'Restore my number',
  description: 'Works for 72 hours. The account is logged out everywhere.',
  body: z.object({ token: z.string().trim().min(1, 'This link is incomplete').max(200) }),
  answer: success(z.object({ restored: z.literal(true) })),
  codes: ['LINK_INVALID', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const beginMobileProof = endpoint('POST /auth/proof/mobile', {
  summary: 'Confirm my identity with a code',
  description: 'For an account that has neither a password nor a second factor.',
  guard: 'user',
  answer: sentCode,
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS', 'NO_MESSAGES_LEFT'],
})

export const beginPasskeyLogin = endpoint('POST /auth/passkey', {
  summary: 'Start a passkey sign-in',
  answer: success(
    z.object({
      challenge,
      options: z.record(z.string(), z.unknown()).meta({ id: 'PasskeyLogin' }),
    }),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})

export const signInWithPasskey = endpoint('POST /auth/passkey/confirm', {
  summary: 'Sign in with a passkey',
  body: z.object({
    challenge,
    credential: z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) }),
  }),
  answer: signInResponse,
  codes: ['LINK_INVALID', 'ACCOUNT_INACTIVE', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})
