import { z } from 'zod'
import { account, ROLES } from './accounts.ts'
import { PUBLISHED_CONTENT_TYPES } from '#shared/rules/published-content-types.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { bodyId, id, pageParams, searchParam, sortParams, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Users')
const STATUSES = ['active', 'inactive'] as const
export const USER_SORTS = ['created', 'name', 'email'] as const

/** Where somebody may call businesses and write facts. */
const helper = z.object({
  everyTown: z.boolean(),
  towns: z.array(z.object({ id, city: z.string(), nameHi: z.string().nullable() })),
})

export const user = account
  .extend({
    status: z.enum(STATUSES),
    phone: z.string().nullable(),
    businesses: z.int().describe('Businesses of this person, of every status'),
    lastSeenAt: timestamp.nullable().describe('From current sessions, accurate to the day'),
    helper: helper.nullable().describe('null: no helper'),
  })
  .meta({ id: 'User', description: 'An account as administrators see it' })

export type User = z.output<typeof user>

export const listUsers = endpoint('GET /users', {
  summary: 'List all accounts, newest first by default',
  guard: 'admin',
  stepUp: true,
  query: z.object({
    search: searchParam.optional().describe('Part of the name, email or phone number'),
    role: z.enum(['', ...ROLES]).optional(),
    status: z.enum(['', ...STATUSES]).optional(),
    ...sortParams(USER_SORTS, 'created'),
    ...pageParams(100),
  }),
  answer: success(z.array(user), { pagination }),
})

export const listUsersAlias = endpoint('GET /users/admin/all', {
  summary: 'List all accounts; same as `GET /users`',
  guard: 'admin',
  stepUp: true,
  query: listUsers.query,
  answer: listUsers.answer,
})

export const getUserStats = endpoint('GET /users/stats', {
  summary: 'Count accounts',
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

const counts = z.record(z.string(), z.int()).describe('Counts by status')

export const getUser = endpoint('GET /users/{id}', {
  summary: 'Get an account with its content, sessions and history',
  description: 'Messages are only counted; their text is not shown.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: success(
    user.extend({
      listings: z
        .array(z.object({ id, name: z.string(), slug: z.string(), status: z.string() }))
        .describe('The 20 newest'),
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
        .describe('Actions by or on the account, newest first, at most 30'),
      deletedOn: timestamp.nullable().describe('Deletion date, if the owner requested deletion'),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const setUserStatus = endpoint('PATCH /users/{id}/status', {
  summary: 'Deactivate or reactivate an account',
  description:
    'A deactivated account is signed out everywhere and cannot sign in. Its published ' +
    'content stays unless it is named in `hide`; reactivating does not show it again. You ' +
    'cannot deactivate your own account or the last administrator.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z
    .object({
      status: z.enum(STATUSES),
      hide: z
        .array(z.enum(PUBLISHED_CONTENT_TYPES))
        .max(PUBLISHED_CONTENT_TYPES.length)
        .default([])
        .describe(
          'Published content to hide with the account; the rest stays public. Running ad ' +
            'campaigns are paused',
        ),
    })
    .refine(({ status, hide }) => status === 'inactive' || hide.length === 0, {
      path: ['hide'],
      message: 'Content can be hidden only when deactivating',
    }),
  answer: success(z.object({ id, status: z.enum(STATUSES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const setUserRole = endpoint('PATCH /users/{id}/role', {
  summary: 'Change the role of an account',
  description:
    "Needs a recent identity check. The account's sessions end. You cannot change your own " +
    "role or the last administrator's.",
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object({ role: z.enum(ROLES) }),
  answer: success(z.object({ id, role: z.enum(ROLES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const setHelper = endpoint('PUT /users/{id}/helper', {
  summary: 'Make an account a helper, or change its towns',
  description:
    'A helper can call businesses, note what they say and write their facts, and nothing else ' +
    'of an administrator. Takes effect at once; the sessions of the account go on. Not for ' +
    'administrators, who can do all of this, and not for your own account.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z
    .object({
      everyTown: z.boolean(),
      towns: z.array(bodyId).max(200).default([]).describe('Ids, unless it is every town'),
    })
    .refine(({ everyTown, towns }) => everyTown || towns.length > 0, {
      path: ['towns'],
      message: 'Choose at least one town',
    }),
  answer: success(z.object({ id, helper })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const removeHelper = endpoint('DELETE /users/{id}/helper', {
  summary: 'Make an account a helper no more',
  description: 'Takes effect at once. What the helper has written stays.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const deleteUser = endpoint('DELETE /users/{id}', {
  summary: 'Delete an account immediately',
  description:
    "Has the same effect as the owner's own deletion after 14 days. Needs a recent identity " +
    'check. You cannot delete your own account or the last administrator.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  query: z.object({
    listings: z
      .enum(['keep', 'remove'])
      .default('keep')
      .describe('Keep without an owner, or delete'),
    reviews: z
      .enum(['keep', 'remove'])
      .default('remove')
      .describe('Keep without a name, or delete'),
  }),
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
