import { z } from 'zod'
import { signInAnswer } from './accounts.ts'
import { endpoint, success } from './endpoint.ts'
import { id, idText, timestamp } from './values.ts'

const TAG = 'Second factor'

/** What a browser hands to its passkeys, and what they answer: as WebAuthn writes them in JSON. */
const webauthnOptions = z.record(z.string(), z.unknown()).meta({ id: 'PasskeyOptions' })
const credential = z
  .looseObject({ id: z.string().max(2000), response: z.looseObject({}) })
  .meta({ id: 'PasskeyAnswer' })

export const PROOF_WAYS = ['password', 'code', 'passkey', 'recovery'] as const
const ways = z.array(z.enum(PROOF_WAYS))

/** Six digits of the app, or a recovery code in any way to write it. */
const code = z.string().trim().min(1, 'Enter the code').max(80)
const challenge = z.string().max(200)

const recoveryCodes = z
  .array(z.string())
  .nullable()
  .describe('Shown this once; null where there are some already')

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
})

export const secondFactor = endpoint({
  method: 'GET',
  path: '/users/profile/second-factor',
  tag: TAG,
  summary: 'How signing in to my account is protected',
  guard: 'user',
  answer: success(
    z.object({
      authenticator: z.boolean(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
    }),
  ),
})

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/users/profile/second-factor/authenticator',
  tag: TAG,
  summary: 'Begin with an authenticator app',
  description: 'It counts once `…/authenticator/confirm` was given a code of it.',
  guard: 'user',
  answer: success(z.object({ secret: z.string(), url: z.string().describe('otpauth://') })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/users/profile/second-factor/authenticator/confirm',
  tag: TAG,
  summary: 'Show that the authenticator app works',
  guard: 'user',
  body: z.object({ code }),
  answer: success(z.object({ recoveryCodes })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/users/profile/second-factor/authenticator',
  tag: TAG,
  summary: 'Sign in without the authenticator app',
  guard: 'user',
  answer: success(z.object({ removed: z.literal(true) })),
  codes: ['CONFIRM_NEEDED', 'NOT_FOUND'],
})

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/profile/second-factor/recovery-codes',
  tag: TAG,
  summary: 'Make ten new recovery codes',
  description: 'Those before stop working.',
  guard: 'user',
  answer: success(z.object({ recoveryCodes: z.array(z.string()) })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/users/profile/second-factor/passkeys/begin',
  tag: TAG,
  summary: 'Begin with a passkey',
  guard: 'user',
  answer: success(z.object({ challenge, options: webauthnOptions })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/users/profile/second-factor/passkeys',
  tag: TAG,
  summary: 'Add the passkey that the browser made',
  guard: 'user',
  body: z.object({
    challenge,
    name: z.string().trim().min(1, 'Enter a name').max(60),
    credential,
  }),
  answer: success(z.object({ recoveryCodes })),
  status: 201,
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/users/profile/second-factor/passkeys/{id}',
  tag: TAG,
  summary: 'Remove a passkey',
  guard: 'user',
  params: z.object({ id: idText }),
  answer: success(z.object({ removed: z.literal(true) })),
  codes: ['CONFIRM_NEEDED', 'NOT_FOUND'],
})

export const completeLogin = endpoint({
  method: 'POST',
  path: '/auth/login/complete',
  tag: 'Accounts',
  summary: 'Complete a sign-in that asked for more than the password',
  description: 'A code of the app or the mail, a recovery code, or the answer of a passkey.',
  body: z.object({
    challenge,
    code: code.optional(),
    credential: credential.optional(),
  }),
  answer: signInAnswer,
  codes: ['LINK_INVALID', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
})

export const readProof = endpoint({
  method: 'GET',
  path: '/auth/proof',
  tag: TAG,
  summary: 'Whether I showed lately that it is me, and how I can',
  guard: 'user',
  answer: success(z.object({ isFresh: z.boolean(), ways })),
})

export const beginProof = endpoint({
  method: 'POST',
  path: '/auth/proof/begin',
  tag: TAG,
  summary: 'Ask for what a passkey must sign to show that it is me',
  guard: 'user',
  answer: success(z.object({ challenge, options: webauthnOptions })),
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const prove = endpoint({
  method: 'POST',
  path: '/auth/proof',
  tag: TAG,
  summary: 'Show that it is me',
  description:
    'By the password; where there is a second factor, by a code of it, a passkey or a recovery ' +
    'code instead. It holds for ten minutes, for this session, with the token of the answer; the ' +
    'token before works for another minute, without the proof.',
  guard: 'user',
  body: z.object({
    password: z.string().max(200).optional(),
    code: code.optional(),
    challenge: challenge.optional(),
    credential: credential.optional(),
  }),
  answer: success(z.object({ isFresh: z.literal(true), token: z.string() })),
  codes: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
})
