import { eq } from 'drizzle-orm'
import { decode, sign } from 'hono/jwt'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod'
import { logout, getCurrentAccount } from '#contract/accounts.ts'
import { createEndpointBuilder, success } from '#contract/endpoint.ts'
import { requireAdmin, requireUser, type Actor, type UserActor } from '#server/kit/actor/actor.ts'
import { createTokenVerifier } from '#server/people/accounts/index.ts'
import { deriveKeys } from '#server/kit/actor/keys.ts'
import { accounts, sessions } from '#server/kit/db/tables/index.ts'
import { ContentCache } from '#server/kit/db/content-cache.ts'
import { ContentVersions } from '#server/kit/db/content-versions.ts'
import { ReplicaReader } from '#server/kit/db/replica-reader.ts'
import { ResponseCache } from '#server/kit/http/response-cache.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { HttpEnv } from '#server/kit/http/context.ts'
import { toErrorResponse } from '#server/kit/http/errors.ts'
import { UploadSlots } from '#server/kit/http/upload-slots.ts'
import type { ContextOf } from '#server/kit/http/verb-context.ts'
import { RateLimits } from '#server/kit/rate-limit/index.ts'
import { NOOP_TASK_RUNNER } from '#server/start/tasks.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, TEST_SECRET, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, createToken } from './setup/builders.ts'

/** The key that tokens of sessions are signed with. */
const KEY = deriveKeys(TEST_SECRET, 'session')[0]!.toString('base64url')
let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

const whoAmI = (token: string) => api.fail('/auth/me', authorizedRequest(token))

describe('a token', () => {
  test('says who one is', async () => {
    const account = await insertAccount(api.db)
    expect((await api.read(getCurrentAccount, { token: account.token })).data).toMatchObject({
      id: account.id,
      email: account.email,
    })
  })

  test('is needed', async () => {
    const answer = await api.ask('/auth/me')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(await answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
    for (const value of ['Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b'])
      expect(await api.fail('/auth/me', { headers: { Authorization: value } })).toMatchObject({
        code: 'NOT_SIGNED_IN',
      })
  })

  test(
    'of an administrator ends after twelve hours, of a person when nobody came for thirty ' +
      'days',
    async () => {
      const ago = (ms: number) => ({ now: new Date(Date.now() - ms) })
      const admin = await insertAccount(api.db, { role: 'admin' })
      expect(
        await whoAmI(await createToken(api.db, admin, ago(12 * HOUR_MS + 1000))),
      ).toMatchObject({
        status: 401,
        code: 'TOKEN_EXPIRED',
      })
      const working = await createToken(api.db, admin, ago(12 * HOUR_MS - 60_000))
      // They were at work all the time.
      await api.db.update(sessions).set({ lastSeenAt: new Date() })
      expect((await api.ask('/auth/me', authorizedRequest(working))).status).toBe(200)

      const person = await insertAccount(api.db)
      const away = await createToken(api.db, person, ago(30 * DAY_MS + 1000))
      expect(await whoAmI(away)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
      const back = await createToken(api.db, person, ago(29 * DAY_MS))
      expect((await api.ask('/auth/me', authorizedRequest(back))).status).toBe(200)
      // They were seen, so the thirty days begin anew, but not without end.
      api.clock.now = new Date(Date.now() + 29 * DAY_MS)
      expect((await api.ask('/auth/me', authorizedRequest(back))).status).toBe(200)
      api.clock.now = new Date(Date.now() + 320 * DAY_MS)
      await api.db.update(sessions).set({ lastSeenAt: api.clock.now })
      expect(await whoAmI(back)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
      api.clock.now = null
    },
  )

  test('that is forged, unsigned, altered or no token at all is refused', async () => {
    const account = await insertAccount(api.db)
    const payload = {
      id: account.id,
      role: 'admin',
      name: 'Mallory',
      sid: decode(account.token).payload.sid,
      iat: 1,
      exp: 4_000_000_000,
      aud: 'zila-api',
    }
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [head = '', , signature = ''] = account.token.split('.')
    const bad = [
      await createToken(api.db, account, {
        secret: 'another secret, just as long as the true one',
      }),
      `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`,
      `${part({ alg: 'None', typ: 'JWT' })}.${part(payload)}.${signature}`,
      `${head}.${part(payload)}.${signature}`,
      await sign(payload, KEY, 'HS512'),
      await sign({ ...payload, exp: undefined }, KEY, 'HS256'),
      await sign({ ...payload, id: `${account.id}` }, KEY, 'HS256'),
      await sign({ ...payload, role: 'root' }, KEY, 'HS256'),
      'undefined',
      'a.b.c',
      '...',
      `${account.token}x`,
      'ज़िला',
      'x'.repeat(7000),
    ]
    for (const token of bad) {
      // Headers hold bytes, so other characters are sent as their bytes.
      const bytes = Buffer.from(token).toString('latin1')
      expect(await whoAmI(bytes)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    }
  })

  test('of a closed account, or one that is gone, is worth nothing', async () => {
    const account = await insertAccount(api.db)
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, account.id))
    expect(await whoAmI(account.token)).toMatchObject({ status: 403, code: 'ACCOUNT_INACTIVE' })
    await api.db.delete(accounts).where(eq(accounts.id, account.id))
    expect(await whoAmI(account.token)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  })

  test('ends with its session, at once; the others of the account go on', async () => {
    const account = await insertAccount(api.db)
    const other = await createToken(api.db, account)
    expect((await api.read(logout, { token: account.token })).data).toEqual({ ended: true })
    expect(await whoAmI(account.token)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
    expect((await api.ask('/auth/me', authorizedRequest(other))).status).toBe(200)
    expect(
      await api.fail('/auth/logout', { method: 'POST', ...authorizedRequest(account.token) }),
    ).toMatchObject({ status: 401 })
  })

  test('is worth nothing with the session of somebody else', async () => {
    const [mine, theirs] = [await insertAccount(api.db), await insertAccount(api.db)]
    const { sid } = decode(theirs.token).payload
    const payload = {
      id: mine.id,
      role: 'user',
      name: 'A',
      sid,
      iat: 1,
      exp: 4_000_000_000,
      aud: 'zila-api',
    }
    expect(await whoAmI(await sign(payload, KEY, 'HS256'))).toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
  })

  test('of somebody who has become an administrator since lasts twelve hours', async () => {
    const account = await insertAccount(api.db)
    const token = await createToken(api.db, account, { now: new Date(Date.now() - 13 * HOUR_MS) })
    await api.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, account.id))
    expect(await whoAmI(token)).toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  test('costs one statement to check, and a write once a day', async () => {
    const account = await insertAccount(api.db)
    await api.ask('/auth/me', authorizedRequest(account.token))
    const asked = vi.spyOn(api.pool, 'query')
    await createTokenVerifier({ db: api.db, config: { jwtSecret: TEST_SECRET } as never })(
      account.token,
    )
    expect(asked).toHaveBeenCalledTimes(1)
    const later = new Date(Date.now() + 2 * DAY_MS)
    const check = createTokenVerifier({
      db: api.db,
      config: { jwtSecret: TEST_SECRET } as never,
      now: () => later,
    })
    asked.mockClear()
    await check(account.token)
    await check(account.token)
    expect(asked).toHaveBeenCalledTimes(3)
    asked.mockRestore()
  })

  test('that is no longer good does not spoil a public page', async () => {
    expect((await api.ask('/businesses', authorizedRequest('old'))).status).toBe(200)
  })
})

const endpoint = createEndpointBuilder('Test')

describe('an endpoint with a guard', () => {
  const guarded = (guard: 'user' | 'owner' | 'admin') =>
    endpoint(`GET /only/${guard}`, {
      summary: '',
      guard,
      answer: success(z.object({ who: z.string() })),
    })

  const ask = async (guard: 'user' | 'owner' | 'admin', role?: 'user' | 'owner' | 'admin') => {
    const app = new Hono<HttpEnv>().onError(toErrorResponse)
    const config = {
      siteUrl: SITE_ORIGIN,
      apiUrl: `${SITE_ORIGIN}/api`,
      allowedOrigins: [],
      trustedProxies: [],
      jwtSecret: TEST_SECRET,
    }
    const deps = {
      db: api.db,
      config,
      logger: undefined as never,
      currentRelease: () => Promise.resolve(null),
      uploads: undefined as never,
      tasks: NOOP_TASK_RUNNER,
    }
    const versions = new ContentVersions(api.db)
    const now = () => new Date()
    bind(
      {
        app,
        deps,
        requireConfirmed: () => Promise.resolve(),
        authenticate: createTokenVerifier(deps),
        getClientAddress: () => '203.0.113.7',
        answers: new ResponseCache(versions, now),
        reader: new ReplicaReader(api.db, versions),
        uploadSlots: new UploadSlots(),
        ports: {
          ...deps,
          limits: new RateLimits(api.db),
          localLimits: new RateLimits(),
          cache: new ContentCache(versions, now),
        },
      },
      guarded(guard),
      ({ actor }) => Promise.resolve({ data: { who: actor.kind } }),
    )
    const token = role ? (await insertAccount(api.db, { role })).token : undefined
    return app.request(`/only/${guard}`, token ? authorizedRequest(token) : {})
  }

  test.each([
    ['user', undefined, 401],
    ['user', 'user', 200],
    ['user', 'admin', 200],
    ['owner', undefined, 401],
    ['owner', 'user', 403],
    ['owner', 'owner', 200],
    ['owner', 'admin', 200],
    ['admin', 'user', 403],
    ['admin', 'owner', 403],
    ['admin', 'admin', 200],
  ] as const)('for %s answers %s with %d', async (guard, role, status) => {
    const answer = await ask(guard, role)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('follows the role the account has now, not the one in the token', async () => {
    const account = await insertAccount(api.db, { role: 'admin' })
    await api.db.update(accounts).set({ role: 'user' }).where(eq(accounts.id, account.id))
    expect(
      await api.fail('/categories?status=all', authorizedRequest(account.token)),
    ).toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

describe('the context of a verb', () => {
  const stated = { summary: '', answer: success(z.null()) }

  test('has a signed-in actor where the endpoint has a guard, by type', () => {
    const _guarded = endpoint('GET /typed', { ...stated, guard: 'owner' })
    expectTypeOf<ContextOf<typeof _guarded>['actor']>().toEqualTypeOf<UserActor>()
    expectTypeOf<ContextOf<typeof _guarded>>().not.toHaveProperty('whoAsks')
  })

  test('has none where anyone may ask: whoever wants to know asks', () => {
    const _open = endpoint('GET /typed', stated)
    expectTypeOf<ContextOf<typeof _open>>().not.toHaveProperty('actor')
    expectTypeOf<ContextOf<typeof _open>['whoAsks']>().returns.toEqualTypeOf<Promise<Actor>>()
  })
})

describe('whom a guard lets through', () => {
  const user = (role: 'user' | 'owner' | 'admin', isHelper = false): Actor => ({
    kind: 'user',
    id: 1,
    role,
    name: 'Asha',
    isHelper,
  })
  const job: Actor = { kind: 'job', name: 'night' }

  test('a signed-in person', () => {
    expect(requireUser(user('user'), 'user')).toMatchObject({ id: 1 })
    expect(() => requireUser({ kind: 'visitor' }, 'user')).toThrow('Please login')
    expect(() => requireUser(job, 'user')).toThrow('Please login')
  })

  test('a role', () => {
    expect(requireUser(user('admin'), 'owner')).toMatchObject({ role: 'admin' })
    expect(() => requireUser(user('user'), 'owner')).toThrow('Access denied.')
    expect(() => requireUser(user('owner'), 'admin')).toThrow('Access denied.')
    expect(() => requireUser({ kind: 'visitor' }, 'admin')).toThrow('Please login')
    expect(() => requireAdmin({ kind: 'visitor' })).toThrow('Access denied.')
  })

  test('helpers, whatever their role is, to their own calls alone; and administrators', () => {
    expect(requireUser(user('owner', true), 'helper')).toMatchObject({ id: 1 })
    expect(requireUser(user('admin'), 'helper')).toMatchObject({ id: 1 })
    expect(() => requireUser(user('owner'), 'helper')).toThrow('Access denied.')
    expect(() => requireUser(user('user', true), 'owner')).toThrow('Access denied.')
    expect(() => requireUser(user('owner', true), 'admin')).toThrow('Access denied.')
  })
})
