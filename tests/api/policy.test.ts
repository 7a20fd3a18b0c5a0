import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/index.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'
import { createOwnRecords, type CallInput } from './setup/own-records.ts'

/*
 * Who may make which call, for every call of the contract and every kind of caller. A new call is
 * in the first tables automatically; one that names a record needs a line in the last.
 */

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const GUARDED: readonly Endpoint[] = ENDPOINTS.filter(({ guard }) => guard !== 'anyone')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The answer's status and code; an answer without end is left after its head. */
async function ask(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { token, params = {}, body }: { token?: string } & CallInput,
): Promise<{ status: number; code: string | undefined }> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 999_999))
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const sent = method === 'GET' ? { headers } : { ...jsonRequest(body ?? {}, headers), method }
  const answer = await api.ask(address, sent)
  // Nothing of who is signed in stays on a device, or on the way.
  if (token) expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  if (answer.ok) {
    await answer.body?.cancel()
    return { status: answer.status, code: undefined }
  }
  const { code } = (await answer.json()) as { code?: string }
  if (answer.status === 403) {
    const told = api.log.findLast(({ msg }) => msg === 'refused') ?? {}
    const account = token ? (expect.any(Number) as number) : null
    expect(told).toMatchObject({ method, code, account, why: expect.any(String) as string })
    expect(String(told['path'])).toBe(`/api${address}`)
  }
  return { status: answer.status, code }
}

const CALLERS = ['visitor', 'closed account', 'user', 'owner', 'helper', 'admin'] as const
type Caller = (typeof CALLERS)[number]
/** A helper is a user who may make the helpers’ calls too, and no other. */
const RANK = { user: 1, helper: 1, owner: 2, admin: 3 }

/** Each call has its own caller, because some calls end the session or change the role. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined
  if (caller === 'helper') return (await make.insertHelper(api.db)).token
  const role = caller === 'closed account' ? 'admin' : caller
  const { id, token } = await make.insertAccount(api.db, { role })
  if (caller === 'closed account')
    await api.db.update(t.accounts).set({ status: 'inactive' }).where(eq(t.accounts.id, id))
  return token
}

function expected(guard: keyof typeof RANK, caller: Caller): string {
  if (caller === 'visitor') return '401 NOT_SIGNED_IN'
  if (caller === 'closed account') return '403 ACCOUNT_INACTIVE'
  if (guard === 'helper') return ['helper', 'admin'].includes(caller) ? 'in' : '403 FORBIDDEN'
  return RANK[caller] >= RANK[guard] ? 'in' : '403 FORBIDDEN'
}

const REFUSED = ['NOT_SIGNED_IN', 'ACCOUNT_INACTIVE', 'FORBIDDEN']

describe('the guard of every call', () => {
  test.each(GUARDED.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      for (const caller of CALLERS) {
        const token = await tokenOf(caller)
        const { status, code } = await ask(endpoint, token ? { token } : {})
        const found = code && REFUSED.includes(code) ? `${status} ${code}` : 'in'
        const guard = endpoint.guard as keyof typeof RANK
        expect([caller, found]).toEqual([caller, expected(guard, caller)])
      }
    },
  )
})

describe('a call without a guard', () => {
  const open = ENDPOINTS.filter(({ guard }) => guard === 'anyone')
  test.each(open.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s lets everybody in',
    async (_, endpoint) => {
      for (const caller of CALLERS) {
        const token = await tokenOf(caller)
        const { status, code } = await ask(endpoint, token ? { token } : {})
        expect([caller, code && REFUSED.includes(code) ? `${status} ${code}` : 'in']).toEqual([
          caller,
          'in',
        ])
      }
    },
  )
})

/**
 * What is dangerous in the wrong hands, and so takes a proof of the last ten minutes: what ends or
 * gives away, changes many at once, spends money, or shows the addresses of everybody.
 */
const CAREFUL = [
  // Addresses of people, and everything in files.
  'GET /users',
  'GET /users/admin/all',
  'GET /users/{id}',
  'GET /audit/admin/file',
  'POST /admin/exports',
  'POST /backups/admin',
  'POST /backups/admin/{name}/link',
  // People and what they may do.
  'PATCH /users/{id}/status',
  'PATCH /users/{id}/role',
  'PUT /users/{id}/helper',
  'DELETE /users/{id}/helper',
  'DELETE /users/{id}',
  // Who owns a listing.
  'PATCH /businesses/{id}/owner',
  'PATCH /claims/{id}/approve',
  // Many records at once.
  'POST /businesses/admin/bulk',
  'POST /businesses/admin/bulk/{id}/undo',
  'POST /reviews/admin/bulk',
  'POST /admin/imports/{id}/run',
  'POST /admin/imports/{id}/undo',
  'POST /admin/merges',
  'POST /admin/merges/{id}/undo',
  'POST /categories/{id}/merge',
  'POST /locations/{id}/merge',
  // Money, and where it is made.
  'POST /ads/placements',
  'PUT /ads/placements/{id}',
  'DELETE /ads/placements/{id}',
  'POST /ads/campaigns/{id}/approve',
  'POST /ads/creatives/{id}/approve',
  'POST /ads/balances/{id}/payments',
  'POST /ads/balances/{id}/refunds',
  'PUT /ads/balances/{id}/credit-limit',
  'POST /ads/bank-statements/preview',
  'POST /ads/bank-statements',
  'POST /ads/bank-lines/{id}/confirm',
  'POST /ads/bank-lines/confirm-sure',
  'POST /ads/bank-lines/{id}/not-this',
  'POST /ads/bank-lines/{id}/not-ours',
  'POST /ads/bank-lines/{id}/undo',
  'POST /ads/refunds/{id}/pay',
  'POST /ads/refunds/{id}/reject',
  'POST /ads/approvals/{id}/approve',
  'POST /ads/approvals/{id}/refuse',
  'POST /ads/withdrawals',
  'POST /ads/alerts/{id}/take-back',
  'POST /ads/sums/rebuild',
  // The whole site.
  'POST /settings',
  'POST /settings/history/{id}/restore',
  'DELETE /categories/{id}',
  'DELETE /locations/{id}',
  'DELETE /features/{id}',
  'DELETE /category-service-fields/{id}',
  'DELETE /classified-categories/{id}',
]

describe('the step-up of a call', () => {
  const asking = ENDPOINTS.filter(({ stepUp }) => stepUp)

  test('these calls have one, and no others', () => {
    expect(asking.map(nameOf).sort()).toEqual([...CAREFUL].sort())
  })

  test.each(asking.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s: ten minutes after the last proof it asks for another',
    async (_, endpoint) => {
      const { id, token } = await make.insertAccount(api.db, { role: 'admin' })
      expect((await ask(endpoint, { token })).code).not.toBe('CONFIRM_NEEDED')
      await api.db
        .update(t.sessions)
        .set({ confirmedAt: new Date(Date.now() - 11 * MINUTE_MS) })
        .where(eq(t.sessions.accountId, id))
      expect(await ask(endpoint, { token })).toEqual({ status: 403, code: 'CONFIRM_NEEDED' })
    },
  )
})

/** Calls by which administrators reach the records of others, too. */
const FOR_ADMINISTRATORS = new Set([
  'GET /ads/campaigns/{id}',
  'GET /ads/campaigns/{id}/stats',
  'GET /ads/campaigns/{id}/stats.csv',
  'GET /ads/papers/{id}',
  'PUT /ads/campaigns/{id}',
  'DELETE /ads/campaigns/{id}',
  'PUT /ads/creatives/{id}',
  'DELETE /ads/creatives/{id}',
  'PUT /businesses/{id}',
  'PATCH /businesses/{id}/standing',
  'DELETE /businesses/{id}',
  'POST /businesses/{id}/restore',
  'POST /businesses/{id}/send-again',
  'GET /businesses/{id}/history',
  'GET /businesses/user/my-businesses/{id}',
  'PATCH /classified/{id}/mark-sold',
  'DELETE /classified/{id}',
])

/** Calls whose parameter names what is no record of somebody's own, and why they are safe. */
const NOT_OWN: Record<string, string> = {
  'GET /screens/{screen}': 'a screen; each of its reads answers the caller as by itself',
  'POST /ads/creatives/{type}': 'a kind of advertisement; the campaign is named in the form',
  'GET /claims/business/{id}': 'a business; the claim is the caller’s',
  'GET /reviews/business/{businessId}/mine': 'a business; the review is the caller’s',
  'POST /reviews/{id}/helpful': 'anybody’s review, but one’s own',
  'DELETE /reviews/{id}/helpful': 'likewise',
  'PUT /saved-ads/{adId}': 'an ad; the list is the caller’s',
  'DELETE /saved-ads/{adId}': 'likewise',
  'POST /favorites/{businessId}': 'a business; the list is the caller’s',
  'DELETE /favorites/{businessId}': 'likewise',
  'PUT /message-blocks/{id}': 'a person who wrote to the caller; the list is the caller’s',
  'DELETE /message-blocks/{id}': 'likewise',
  'DELETE /users/profile/sessions/{key}': 'looked for among the caller’s sessions alone',
}

describe('a record of somebody else', () => {
  const naming = GUARDED.filter(({ guard, params }) => {
    return guard !== 'admin' && Object.keys(params.shape).length > 0
  })

  const own = naming.filter((endpoint) => !(nameOf(endpoint) in NOT_OWN))

  test('every call that names a record is in one of the two lists', () => {
    const listed = [...Object.keys(createOwnRecords(api.db)), ...Object.keys(NOT_OWN)].sort()
    expect(naming.map(nameOf).sort()).toEqual(listed)
  })

  test('the administrators’ ones are among them', () => {
    expect(Object.keys(createOwnRecords(api.db))).toEqual(
      expect.arrayContaining([...FOR_ADMINISTRATORS]),
    )
  })

  test.each(own.map((e) => [nameOf(e), e] as const))(
    '%s: for its own person',
    async (name, endpoint) => {
      const mine = await make.insertAccount(api.db, { role: 'owner' })
      const address = await createOwnRecords(api.db)[name]!(mine)
      const found = async (token: string | undefined) => {
        const { status, code } = await ask(endpoint, { ...address, ...(token ? { token } : {}) })
        return `${status} ${code}`
      }
      expect(await found(undefined)).toBe('401 NOT_SIGNED_IN')
      expect(await found(await tokenOf('closed account'))).toBe('403 ACCOUNT_INACTIVE')
      for (const other of ['user', 'owner', 'helper'] as const)
        expect([other, await found(await tokenOf(other))]).toEqual([
          other,
          expect.stringMatching(/^(404 NOT_FOUND|403 FORBIDDEN)$/),
        ])
      const setStatus = (status: 'active' | 'inactive') =>
        api.db.update(t.accounts).set({ status }).where(eq(t.accounts.id, mine.id))
      await setStatus('inactive')
      expect(await found(mine.token)).toBe('403 ACCOUNT_INACTIVE')
      await setStatus('active')
      const answer = await ask(endpoint, { ...address, token: mine.token })
      expect([401, 403, 404, 400, 500]).not.toContain(answer.status)
    },
  )

  test.each(own.map((e) => [nameOf(e), e] as const))(
    '%s: of an administrator',
    async (name, endpoint) => {
      const address = await createOwnRecords(api.db)[name]!(
        await make.insertAccount(api.db, { role: 'owner' }),
      )
      const token = (await tokenOf('admin'))!
      const { status, code } = await ask(endpoint, { ...address, token })
      if (FOR_ADMINISTRATORS.has(name)) expect([401, 403, 404, 400, 500]).not.toContain(status)
      else expect(`${status} ${code}`).toBe('404 NOT_FOUND')
    },
  )
})
