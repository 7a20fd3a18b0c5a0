import { z } from 'zod'
import { PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import { MIN_PASSWORD, MAX_PASSWORD } from '#shared/rules/profile.ts'
import { plainLine } from '#shared/text/plain-text.ts'
import { endpoint, success } from './endpoint.ts'
import { honeypotFields } from './honeypot.ts'
import { id, lowerCaseEmail, timestamp } from './values.ts'

export const ROLES = ['user', 'owner', 'admin'] as const

export const account = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
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
export const tokenPayload = z.object({ id, role: z.enum(ROLES), name: z.string(), exp: z.int() })

const email = lowerCaseEmail

/**
 * Short enough for hashing; the specification asks for at least 6. The server also refuses
 * passwords that can be guessed.
 */
const password = z
  .string()
  .min(MIN_PASSWORD, 'Password must be at least 6 characters long')
  .max(MAX_PASSWORD)

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  tag: 'Accounts',
  summary: 'Create an account',
  description:
    'Mails a code and a link; with them `POST /auth/register/confirm` makes the account. The ' +
    'answer is the same, and takes as long, for an email that has an account: its owner is ' +
    'told by mail.',
  body: z.object({
    name: z.string().overwrite(plainLine).min(1, 'Enter your name').max(PERSON_NAME_LENGTH),
    email,
    password,
    role: z
      .enum(['user', 'owner'])
      .default('user')
      .describe('owner for someone who will list a business'),
    ...honeypotFields,
  }),
  answer: success(
    z.object({
      registration: z.string().describe('Names this registration; needed with the code'),
    }),
  ),
  status: 201,
  codes: ['REGISTRATION_CLOSED', 'TOO_MANY_REQUESTS'],
})

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/auth/register/confirm',
  tag: 'Accounts',
  summary: 'Make the account of a registration, and sign in',
  description:
    'With the mailed code and the `registration` of the answer; or with the token of the link ' +
    'and that `registration` or the password. The link alone does nothing: mail programs open ' +
    'links. A registration ends after five wrong codes or 48 hours.',
  body: z.object({
    registration: z.string().max(200).optional(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6-digit code from the email')
      .optional(),
    token: z.string().trim().min(1).max(200).optional().describe('Of the link in the mail'),
    password: z.string().min(1, 'Enter your password').max(MAX_PASSWORD).optional(),
  }),
  answer: success(z.object({ token: z.string(), user: account })),
  status: 201,
  codes: ['LINK_INVALID', 'BAD_CREDENTIALS', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

/** What a sign-in still has to show. */
const WAYS = ['code', 'passkey', 'recovery', 'mail'] as const

/** A token; or a challenge, which `POST /auth/login/complete` takes with what `ways` names. */
export const signInAnswer = success(
  z.union([
    z.object({ token: z.string(), user: account }),
    z.object({
      challenge: z.string(),
      ways: z
        .array(z.enum(WAYS))
        .describe('mail: the six digits of a mail, which is sent if the password was right'),
      options: z.record(z.string(), z.unknown()).nullable().describe('For the passkey'),
    }),
  ]),
)

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  tag: 'Accounts',
  summary: 'Sign in',
  description:
    'An account with a second factor is answered a challenge in place of the token; ' +
    '`POST /auth/login/complete` takes it with a code or a passkey, for five minutes. While ' +
    'somebody guesses, an unknown browser gets the way `mail`.',
  body: z.object({ email, password: z.string().min(1, 'Enter your password').max(MAX_PASSWORD) }),
  answer: signInAnswer,
  codes: ['BAD_CREDENTIALS', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  tag: 'Accounts',
  summary: 'Sign out',
  description:
    'Ends the session of the token: it stops working at once, everywhere. Other sessions go on.',
  guard: 'user',
  answer: success(z.object({ ended: z.literal(true) })),
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  tag: 'Accounts',
  summary: 'Who am I',
  guard: 'user',
  answer: success(account),
})

export const becomeOwner = endpoint({
  method: 'POST',
  path: '/auth/become-owner',
  tag: 'Accounts',
  summary: 'Make this a business account',
  description: 'It may list businesses from now on; told by mail. A second time changes nothing.',
  guard: 'user',
  answer: success(account),
})

const linkToken = z
  .string()
  .trim()
  .min(1, 'This link is incomplete')
  .max(200)
  .describe('Of the link in the mail')

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  tag: 'Accounts',
  summary: 'Ask for a link to set a new password',
  description:
    'The answer is the same, and takes as long, whether or not there is an account of that email.',
  body: z.object({ email, ...honeypotFields }),
  answer: success(z.object({ asked: z.literal(true) })),
  codes: ['TOO_MANY_REQUESTS'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  tag: 'Accounts',
  summary: 'Set a new password by the link of a mail',
  description: 'The link works once, for an hour. All tokens given before stop working.',
  body: z.object({ token: linkToken, password }),
  answer: success(z.object({ changed: z.literal(true) })),
  codes: ['TOO_MANY_REQUESTS', 'LINK_INVALID'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  tag: 'Accounts',
  summary: 'Confirm my email address by the link of a mail',
  description:
    'Of an account that has one to confirm. The link works for 48 hours. Opening it again ' +
    'says the same.',
  guard: 'user',
  body: z.object({ token: linkToken }),
  answer: success(z.object({ confirmed: z.literal(true) })),
  codes: ['TOO_MANY_REQUESTS', 'LINK_INVALID'],
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/resend-confirmation',
  tag: 'Accounts',
  summary: 'Mail me the link that confirms my address once more',
  guard: 'user',
  answer: success(
    z.object({ confirmed: z.boolean().describe('true: it is confirmed already, no mail is sent') }),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})
