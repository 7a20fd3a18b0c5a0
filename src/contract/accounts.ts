import { z } from 'zod'
import { MAX_PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import { MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH } from '#shared/rules/profile.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { guestFormFields } from './honeypot.ts'
import { id, lowerCaseEmail, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Accounts')

export const ROLES = ['user', 'owner', 'admin'] as const

export const account = z
  .object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    role: z.enum(ROLES),
    emailConfirmed: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'Account' })

export type Account = z.output<typeof account>

/**
 * The content of the token. The browser reads it without checking the signature; the server checks
 * it on every call.
 */
export const accessTokenPayload = z.object({
  id,
  role: z.enum(ROLES),
  name: z.string(),
  exp: z.int(),
})

const email = lowerCaseEmail

/**
 * Short enough for hashing; the specification asks for at least 6. The server also refuses
 * passwords that can be guessed.
 */
const password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'Password must be at least 6 characters long')
  .max(MAX_PASSWORD_LENGTH)

export const register = endpoint('POST /auth/register', {
  summary: 'Create an account',
  description:
    'Mails a code and a link. `POST /auth/register/confirm` then creates the account with ' +
    'them. If the email already has an account, the response and its timing are the same, ' +
    "and the account's owner is notified by mail.",
  body: z.object({
    name: z.string().overwrite(normaliseLine).min(1, 'Enter your name').max(MAX_PERSON_NAME_LENGTH),
    email,
    password,
    role: z
      .enum(['user', 'owner'])
      .default('user')
      .describe('owner: for a person who will list a business'),
    ...guestFormFields,
  }),
  answer: success(
    z.object({
      registration: z.string().describe('Id of this registration; send it with the code'),
    }),
  ),
  status: 201,
  codes: ['REGISTRATION_CLOSED', 'TOO_MANY_REQUESTS'],
})

export const resendRegistration = endpoint('POST /auth/register/resend', {
  summary: 'Send the code of a registration again',
  description:
    'Mails a new code and link; the ones before stop working. Once a minute, and twice a day, ' +
    'since an address gets three such mails a day.',
  body: z.object({
    registration: z.string().min(1).max(200).describe('From `POST /auth/register`'),
  }),
  answer: success(
    z.object({ waitSeconds: z.int().describe('How long until it can be asked for again') }),
  ),
  codes: ['TOO_MANY_REQUESTS', 'LINK_INVALID'],
})

export const confirmRegistration = endpoint('POST /auth/register/confirm', {
  summary: 'Complete a registration and sign in',
  description:
    'Send the mailed code with the `registration` from `POST /auth/register`, or the token ' +
    'of the link with that `registration` or the password. The link alone does nothing, ' +
    'because mail programs open links. A registration expires after five wrong codes or 48 ' +
    'hours.',
  body: z.object({
    registration: z.string().max(200).optional(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6-digit code from the email')
      .optional(),
    token: z.string().trim().min(1).max(200).optional().describe('The token in the mailed link'),
    password: z.string().min(1, 'Enter your password').max(MAX_PASSWORD_LENGTH).optional(),
  }),
  answer: success(z.object({ token: z.string(), user: account })),
  status: 201,
  codes: ['LINK_INVALID', 'BAD_CREDENTIALS', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

/** What a sign-in still has to show. */
const WAYS = ['code', 'passkey', 'recovery', 'mail', 'name'] as const

/** A token; or a challenge, which `POST /auth/login/complete` takes with what `ways` names. */
export const signInResponse = success(
  z.union([
    z.object({ token: z.string(), user: account }),
    z.object({
      challenge: z.string(),
      ways: z
        .array(z.enum(WAYS))
        .describe('mail: a six-digit code, which is mailed if the password was correct'),
      options: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe('Options for the passkey request'),
    }),
  ]),
)

export const login = endpoint('POST /auth/login', {
  summary: 'Sign in',
  description:
    'For an account with a second factor the response is a challenge instead of a token. ' +
    'Send it to `POST /auth/login/complete` with a code or a passkey within five minutes. ' +
    'While somebody is guessing the password, an unknown browser gets the method `mail`.',
  body: z.object({
    email,
    password: z.string().min(1, 'Enter your password').max(MAX_PASSWORD_LENGTH),
  }),
  answer: signInResponse,
  codes: ['BAD_CREDENTIALS', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
})

export const logout = endpoint('POST /auth/logout', {
  summary: 'Sign out',
  description:
    'Ends the session of the token, which stops working at once. Other sessions continue.',
  guard: 'user',
  answer: success(z.object({ ended: z.literal(true) })),
})

export const getCurrentAccount = endpoint('GET /auth/me', {
  summary: 'Get the signed-in account',
  guard: 'user',
  answer: success(account),
})

export const becomeOwner = endpoint('POST /auth/become-owner', {
  summary: 'Turn the account into a business account',
  description:
    'The account can then list businesses. Its owner is notified by mail. Calling it again ' +
    'changes nothing.',
  guard: 'user',
  answer: success(account),
})

const linkToken = z
  .string()
  .trim()
  .min(1, 'This link is incomplete')
  .max(200)
  .describe('The token in the mailed link')

export const forgotPassword = endpoint('POST /auth/forgot-password', {
  summary: 'Request a password reset link',
  description: 'The response and its timing are the same whether or not the email has an account.',
  body: z.object({ email, ...guestFormFields }),
  answer: success(z.object({ asked: z.literal(true) })),
  codes: ['TOO_MANY_REQUESTS'],
})

export const resetPassword = endpoint('POST /auth/reset-password', {
  summary: 'Set a new password with the link from a mail',
  description: 'The link works once, within an hour. All existing tokens stop working.',
  body: z.object({ token: linkToken, password }),
  answer: success(z.object({ changed: z.literal(true) })),
  codes: ['TOO_MANY_REQUESTS', 'LINK_INVALID'],
})

export const confirmEmail = endpoint('POST /auth/confirm-email', {
  summary: 'Confirm my email address with the link from a mail',
  description:
    'For an account with an unconfirmed address. The link works for 48 hours. Opening it ' +
    'again gives the same response.',
  guard: 'user',
  body: z.object({ token: linkToken }),
  answer: success(z.object({ confirmed: z.literal(true) })),
  codes: ['TOO_MANY_REQUESTS', 'LINK_INVALID'],
})

export const resendConfirmation = endpoint('POST /auth/resend-confirmation', {
  summary: 'Send the confirmation link again',
  guard: 'user',
  answer: success(
    z.object({ confirmed: z.boolean().describe('true: already confirmed, so no mail is sent') }),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})
