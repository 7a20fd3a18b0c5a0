import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, timestamp } from './values.ts'

export const ROLES = ['user', 'owner', 'admin'] as const

export const account = z
  .object({ id, name: z.string(), email: z.string(), role: z.enum(ROLES), createdAt: timestamp })
  .meta({ id: 'Account' })

export type Account = z.output<typeof account>

/** What the token says; the browser reads it without checking the signature, the server checks it on every call. */
export const tokenPayload = z.object({ id, role: z.enum(ROLES), name: z.string(), exp: z.int() })

const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email address'))

/** Below the limit of hashing cost; the specification asks for at least 6. */
const password = z.string().min(6, 'Password must be at least 6 characters long').max(200)

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  tag: 'Accounts',
  summary: 'Create an account',
  body: z.object({
    name: z.string().trim().min(1, 'Enter your name').max(120),
    email,
    password,
    role: z.enum(['user', 'owner']).default('user').describe('owner for someone who will list a business'),
  }),
  answer: success(z.object({ token: z.string(), user: account })),
  status: 201,
  codes: ['BAD_JSON', 'NOT_JSON', 'ORIGIN_NOT_ALLOWED', 'REGISTRATION_CLOSED', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  tag: 'Accounts',
  summary: 'Sign in',
  body: z.object({ email, password: z.string().min(1, 'Enter your password').max(200) }),
  answer: success(z.object({ token: z.string(), user: account })),
  codes: ['BAD_JSON', 'NOT_JSON', 'ORIGIN_NOT_ALLOWED', 'BAD_CREDENTIALS', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  tag: 'Accounts',
  summary: 'Who am I',
  guard: 'user',
  answer: success(account),
  codes: ['NOT_SIGNED_IN', 'TOKEN_EXPIRED', 'ACCOUNT_INACTIVE'],
})
