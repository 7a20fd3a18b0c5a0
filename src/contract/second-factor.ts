import { z } from 'zod'
import { signInResponse } from './accounts.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { id, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Second factor')

/** What a browser hands to its passkeys, and what they answer: as WebAuthn writes them in JSON. */
const webauthnOptions = z.record(z.string(), z.unknown()).meta({ id: 'PasskeyOptions' })
const credential = z
  .looseObject({ id: z.string().max(2000), response: z.looseObject({}) })
  .meta({ id: 'PasskeyAnswer' })

export const PROOF_METHODS = ['password', 'code', 'passkey', 'recovery', 'mobile'] as const
const ways = z.array(z.enum(PROOF_METHODS))

/** Six digits of the app, or a recovery code in any way to write it. */
const code = z.string().trim().min(1, 'Enter the code').max(80)
const challenge = z.string().max(200)

const recoveryCodes = z
  .array(z.string())
  .nullable()
  .describe('Shown only once; null if the account already has codes')

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
})

export const getSecondFactor = endpoint('GET /users/profile/second-factor', {
  summary: 'Get the second factors of my account',
  guard: 'user',
  answer: success(
    z.object({
      authenticator: z.boolean(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
    }),
  ),
})

export const beginAuthenticator = endpoint('POST /users/profile/second-factor/authenticator', {
  summary: 'Start setting up an authenticator app',
  description: 'It is active once one of its codes is sent to `…/authenticator/confirm`.',
  guard: 'user',
  answer: success(z.object({ secret: z.string(), url: z.string().describe('otpauth://') })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const confirmAuthenticator = endpoint(
  'POST /users/profile/second-factor/authenticator/confirm',
  {
    summary: 'Confirm the authenticator app with a code',
    guard: 'user',
    body: z.object({ code }),
    answer: success(z.object({ recoveryCodes })),
    codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
  },
)

export const removeAuthenticator = endpoint('DELETE /users/profile/second-factor/authenticator', {
  summary: 'Remove the authenticator app',
  guard: 'user',
  answer: success(z.object({ removed: z.literal(true) })),
  codes: ['CONFIRM_NEEDED', 'NOT_FOUND'],
})

export const createRecoveryCodes = endpoint('POST /users/profile/second-factor/recovery-codes', {
  summary: 'Create ten new recovery codes',
  description: 'The earlier codes stop working.',
  guard: 'user',
  answer: success(z.object({ recoveryCodes: z.array(z.string()) })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const beginPasskey = endpoint('POST /users/profile/second-factor/passkeys/begin', {
  summary: 'Start adding a passkey',
  guard: 'user',
  answer: success(z.object({ challenge, options: webauthnOptions })),
  codes: ['CONFIRM_NEEDED', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const addPasskey = endpoint('POST /users/profile/second-factor/passkeys', {
  summary: 'Add the passkey that the browser created',
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

export const removePasskey = endpoint('DELETE /users/profile/second-factor/passkeys/{id}', {
  summary: 'Remove a passkey',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ removed: z.literal(true) })),
  codes: ['CONFIRM_NEEDED', 'NOT_FOUND'],
})

export const completeLogin = createEndpointBuilder('Accounts')('POST /auth/login/complete', {
  summary: 'Complete a sign-in that needs a second step',
  description:
    'Send a code from the app or the mail, a recovery code, or the response of a passkey.',
  body: z.object({
    challenge,
    code: code.optional(),
    credential: credential.optional(),
  }),
  answer: signInResponse,
  codes: ['LINK_INVALID', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
})

export const getIdentityProof = endpoint('GET /auth/proof', {
  summary: 'Get whether I confirmed my identity recently, and the methods I can use',
  guard: 'user',
  answer: success(z.object({ isFresh: z.boolean(), ways })),
})

export const beginPasskeyProof = endpoint('POST /auth/proof/begin', {
  summary: 'Start confirming my identity with a passkey',
  guard: 'user',
  answer: success(z.object({ challenge, options: webauthnOptions })),
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const proveIdentity = endpoint('POST /auth/proof', {
  summary: 'Confirm my identity',
  description:
    'Send the password, or if there is a second factor, a code, a passkey or a recovery ' +
    'code instead. An account without a password sends the code and the challenge of ' +
    '`POST /auth/proof/mobile`. It is valid for ten minutes in this session, with the token of ' +
    'the response. The earlier token works for another minute, without the confirmation.',
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
