import { z } from 'zod'
import { account, ROLES } from './accounts.ts'
import { PUBLICATIONS } from '#shared/rules/publications.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { id, idText, limit, page, searchText, timestamp } from './values.ts'

const TAG = 'Users'
const STATUSES = ['active', 'inactive'] as const
export const USER_SORTS = ['created', 'name', 'email'] as const

export const user = account
  .extend({
    status: z.enum(STATUSES),
    phone: z.string().nullable(),
    businesses: z.int().describe('Listed by this person, in every state'),
    lastSeenAt: timestamp.nullable().describe('By the sessions there are, exact to the day'),
  })
  .meta({ id: 'User', description: 'An account as administrators see it' })

export type User = z.output<typeof user>

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  tag: TAG,
  summary: 'All accounts, the newest first unless another order is asked for',
  guard: 'admin',
  stepUp: true,
  query: z.object({
    search: searchText.optional().describe('A part of the name, email or phone number'),
    role: z.enum(['', ...ROLES]).optional(),
    status: z.enum(['', ...STATUSES]).optional(),
    sort: z.enum(USER_SORTS).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page,
    limit: limit(100),
  }),
  answer: success(z.array(user), { pagination }),
})

export const allUsers = endpoint({
  method: 'GET',
  path: '/users/admin/all',
  tag: TAG,
  summary: 'The same as `GET /users`, at the address of administrators’ other lists',
  guard: 'admin',
  stepUp: true,
  query: listUsers.query,
  answer: listUsers.answer,
})

export const userStats = endpoint({
  method: 'GET',
  path: '/users/stats',
  tag: TAG,
  summary: 'How many accounts there are',
  guard: 'admin',
  answer: success(
    z.object({
      total: z.int(),
      admins: z.int(),
      owners: z.int(),
      customers: z.int(),
      inactive: z.int(),
    }),
  ),
})

const params = z.object({ id: idText })
const counts = z.record(z.string(), z.int()).describe('By status')

export const getUser = endpoint({
  method: 'GET',
  path: '/users/{id}',
  tag: TAG,
  summary: 'A person: what is theirs, where they are signed in, what was done',
  description: 'Of messages only how many there are: what people write is not shown here.',
  guard: 'admin',
  stepUp: true,
  params,
  answer: success(
    user.extend({
      listings: z
        .array(z.object({ id, name: z.string(), slug: z.string(), status: z.string() }))
        .describe('The twenty newest'),
      ads: counts,
      reviews: counts,
      messages: z.object({ sent: z.int(), received: z.int() }),
      sessions: z.array(
        z.object({
          device: z.string(),
          network: z.string().nullable(),
          startedAt: timestamp,
          lastSeenAt: timestamp,
        }),
      ),
      history: z
        .array(
          z.object({ id, at: timestamp, action: z.string(), noun: z.string(), by: z.string() }),
        )
        .describe('Done by or to the account, the newest first, thirty at most'),
      deletedOn: timestamp.nullable().describe('When it is erased, if its owner asked for that'),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const setUserStatus = endpoint({
  method: 'PATCH',
  path: '/users/{id}/status',
  tag: TAG,
  summary: 'Deactivate an account, or activate it again',
  description:
    'One that is deactivated is signed out everywhere at once and cannot sign in. What they ' +
    'published stays unless `hide` names it; activating shows nothing again by itself. Nobody ' +
    'deactivates their own account or the last administrator.',
  guard: 'admin',
  stepUp: true,
  params,
  body: z
    .object({
      status: z.enum(STATUSES),
      hide: z
        .array(z.enum(PUBLICATIONS))
        .max(PUBLICATIONS.length)
        .default([])
        .describe('What they published that is hidden with the account; the rest stays shown'),
    })
    .refine(({ status, hide }) => status === 'inactive' || hide.length === 0, {
      path: ['hide'],
      message: 'Content can be hidden only when deactivating',
    }),
  answer: success(z.object({ id, status: z.enum(STATUSES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const setUserRole = endpoint({
  method: 'PATCH',
  path: '/users/{id}/role',
  tag: TAG,
  summary: 'Give an account another role',
  description:
    'Asks who calls it to have shown lately that it is them. Its sessions end. Nobody changes ' +
    'their own role, and the last administrator stays one.',
  guard: 'admin',
  stepUp: true,
  params,
  body: z.object({ role: z.enum(ROLES) }),
  answer: success(z.object({ id, role: z.enum(ROLES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/{id}',
  tag: TAG,
  summary: 'Erase an account at once',
  description:
    'As its owner’s own deletion does after fourteen days. Asks who calls it to have shown ' +
    'lately that it is them. The last administrator and one’s own account stay.',
  guard: 'admin',
  stepUp: true,
  params,
  query: z.object({
    listings: z.enum(['keep', 'remove']).default('keep').describe('Stay without owner, or go'),
    reviews: z.enum(['keep', 'remove']).default('remove').describe('Stay without a name, or go'),
  }),
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
