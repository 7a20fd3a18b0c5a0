import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { login } from '#contract/accounts.ts'
import { beginAuthenticator, completeLogin, confirmAuthenticator } from '#contract/second-factor.ts'
import { auditEntries, signInCodes } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, TEST_PASSWORD, requireSignedIn } from './setup/builders.ts'
import { readLastMailTo, readTemplatesTo } from './setup/mailed.ts'

/** A hundred passwords are hashed, on machines with other work as well. */
const SLOW = 300_000

let api: TestApi

beforeAll(async () => {
  api = await startApi({ allowedOrigins: ['https://app.example'] })
})
afterAll(() => api.close())
afterEach(() => {
  api.clock.now = null
})

type Data = { token?: string; challenge?: string; ways?: string[] }
type Try = { status: number; data: Data; cookie: string | null; setCookie: string | null }

/** A try to sign in with the cookie of a device, if one is given. */
async function attempt(
  email: string,
  password: string,
  { from, cookie }: { from: string; cookie?: string | null | undefined },
): Promise<Try> {
  const init = jsonRequest({ email, password }, cookie ? { Cookie: cookie } : {})
  return outcome(await api.ask('/auth/login', { ...init, from }))
}

async function outcome(response: Response): Promise<Try> {
  const { data = {} } = (await response.json()) as { data?: Data }
  const setCookie = response.headers.get('Set-Cookie')
  return { status: response.status, data, setCookie, cookie: setCookie?.split(';')[0] ?? null }
}

const complete = (body: object, { from = '192.0.2.1', cookie = '' } = {}) =>
  api.ask('/auth/login/complete', { ...jsonRequest(body, cookie ? { Cookie: cookie } : {}), from })

const completed = async (body: object) => outcome(await complete(body))

let sites = 0

/** Ten /64 of one /48, as one subscriber has them. */
function tenNetworks(): string[] {
  sites += 1
  return Array.from({ length: 10 }, (_, n) => `2001:db8:${sites}:${n + 1}::1`)
}

async function attack(email: string, networks = tenNetworks(), each = 10) {
  for (const from of networks)
    await Promise.all(Array.from({ length: each }, () => attempt(email, 'a guess', { from })))
}

/** The account as an attack leaves it: the tries of strangers are used up. */
const underAttack = (email: string) => useUp('login of', email)

async function useUp(use: string, key: string) {
  const hash = createHash('sha256').update(key).digest('base64url').slice(0, 22)
  await api.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, 100, $2)
      on conflict (key) do update set points = 100, expire = excluded.expire`,
    [`${use}:${hash}`, Date.now() + QUARTER_HOUR_MS],
  )
}

const mailedCode = async (email: string) => {
  await api.runTask('mail sign-in codes')
  const { text, template } = await readLastMailTo(api.db, email)
  expect(template).toBe('sign-in-code')
  return /\b(\d{6})\b/.exec(text)![1]!
}

describe('while strangers guess: 100 tries from ten /64 of one /48', () => {
  test(
    'a device of the account signs in from anywhere, also as its network changes',
    async () => {
      const { email } = await insertAccount(api.db)
      const { cookie } = await attempt(email, TEST_PASSWORD, { from: '198.51.100.20' })
      await attack(email)
      for (const from of ['192.0.2.77', '203.0.113.9', '2001:db8:ffff::9', '2001:db8:1:1::9'])
        expect((await attempt(email, TEST_PASSWORD, { from, cookie })).data.token).toBeDefined()
      // And a stranger's network, where even the right password is asked for a code.
      expect((await attempt(email, TEST_PASSWORD, { from: '198.18.0.9' })).data.ways).toEqual([
        'mail',
      ])
    },
    SLOW,
  )

  test('an unknown device is mailed a code, and comes in with it', async () => {
    const { email, id } = await insertAccount(api.db)
    await underAttack(email)
    const asked = await attempt(email, TEST_PASSWORD, { from: '192.0.2.78' })
    expect(asked).toMatchObject({ status: 200, data: { ways: ['mail'] }, setCookie: null })
    const code = await mailedCode(email)
    const { challenge } = asked.data
    const done = await completed({ challenge, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect(done.data.token).toBeDefined()
    // From now on it is a device of the account, and the code is used up.
    const { cookie } = done
    expect((await attempt(email, TEST_PASSWORD, { from: '192.0.2.79', cookie })).status).toBe(200)
    expect((await completed({ challenge, code })).status).toBe(400)
    expect(await api.db.$count(signInCodes, eq(signInCodes.accountId, id))).toBe(0)
  })

  test('a right password looks like a wrong one, an unknown account and a closed one', async () => {
    const { email } = await insertAccount(api.db)
    const closed = await insertAccount(api.db, { status: 'inactive' })
    const nobody = 'nobody.here@example.org'
    for (const one of [email, closed.email, nobody]) await underAttack(one)
    const query = vi.spyOn(api.pool, 'query')
    const seen = async (of: string, password: string, from: string) => {
      query.mockClear()
      const response = await api.ask('/auth/login', {
        ...jsonRequest({ email: of, password }),
        from,
      })
      const { data } = (await response.json()) as { data: { challenge: string } }
      const { challenge } = data
      expect(challenge).toHaveLength(43)
      const headers = Object.fromEntries(response.headers)
      const work = query.mock.calls.map(([one]) => (one as unknown as { text: string }).text)
      query.mockClear()
      const wrong = await complete({ challenge, code: '000000' })
      const answer = { ...((await wrong.json()) as object), requestId: '' }
      const later = query.mock.calls.map(([one]) => (one as unknown as { text: string }).text)
      return {
        status: response.status,
        data: { ...data, challenge: '' },
        headers: { ...headers, 'x-request-id': '' },
        ...{ work, answer, later },
      }
    }
    const right = await seen(email, TEST_PASSWORD, '192.0.2.110')
    expect(await seen(email, 'wrong', '192.0.2.111')).toEqual(right)
    expect(await seen(nobody, 'wrong', '192.0.2.112')).toEqual(right)
    expect(await seen(closed.email, TEST_PASSWORD, '192.0.2.113')).toEqual(right)
    query.mockRestore()
    await api.runTask('mail sign-in codes')
    expect(await readTemplatesTo(api.db, email)).toContain('sign-in-code')
    expect(await readTemplatesTo(api.db, closed.email)).not.toContain('sign-in-code')
    expect(await readTemplatesTo(api.db, nobody)).toEqual([])
  })

  test('the code is good in the browser that asked, for ten minutes and five tries', async () => {
    const { email, id } = await insertAccount(api.db)
    await underAttack(email)
    const one = (await attempt(email, TEST_PASSWORD, { from: '192.0.2.80' })).data.challenge
    const code = await mailedCode(email)
    const isOwn = eq(signInCodes.accountId, id)
    const [row] = await api.db.select().from(signInCodes).where(isOwn)
    expect(row!.codeHash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(code)
    const other = (await attempt(email, TEST_PASSWORD, { from: '192.0.2.81' })).data.challenge
    // Not even the row of the same account: each browser has a code of its own.
    expect((await completed({ challenge: other, code })).status).toBe(400)
    const late = Date.now() + 11 * MINUTE_MS
    api.clock.now = new Date(late)
    expect((await complete({ challenge: one, code })).status).toBe(400)
    api.clock.now = null
    const third = (await attempt(email, TEST_PASSWORD, { from: '192.0.2.82' })).data.challenge
    const right = await mailedCode(email)
    const wrong = right === '111111' ? '222222' : '111111'
    for (let n = 0; n < 5; n += 1)
      expect(await (await complete({ challenge: third, code: wrong })).json()).toMatchObject({
        code: 'INVALID_INPUT',
      })
    expect(await (await complete({ challenge: third, code: right })).json()).toMatchObject({
      code: 'LINK_INVALID',
    })
    expect((await complete({ challenge: one, code })).status).toBe(200)
  })

  test(
    'IPv4: a botnet, a neighbour behind the same address, and a used-up network',
    async () => {
      const { email } = await insertAccount(api.db)
      const { cookie } = await attempt(email, TEST_PASSWORD, { from: '198.51.100.30' })
      const nat = '192.0.2.130'
      await attack(email, [nat, ...Array.from({ length: 20 }, (_, n) => `203.0.113.${n + 1}`)], 5)
      // The carrier's address is used up by guesses at accounts of others.
      await useUp('login from', nat)
      expect((await attempt(email, TEST_PASSWORD, { from: nat })).data.ways).toEqual(['mail'])
      expect((await attempt(email, TEST_PASSWORD, { from: nat, cookie })).data.token).toBeDefined()
    },
    SLOW,
  )

  test('an administrator, and an account with a second factor: the code comes first', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' }, { isProtected: false })
    const { secret } = (await api.read(beginAuthenticator, { token: admin.token })).data
    const code = new TOTP({ secret: Secret.fromBase32(secret) })
    const at = Date.now()
    await api.read(confirmAuthenticator, {
      token: admin.token,
      body: { code: code.generate({ timestamp: at - 30_000 }) },
    })
    await underAttack(admin.email)
    const asked = await attempt(admin.email, TEST_PASSWORD, { from: '192.0.2.90' })
    expect(asked.data.ways).toEqual(['mail'])
    const mailed = await mailedCode(admin.email)
    const next = await completed({ challenge: asked.data.challenge, code: mailed })
    expect(next).toMatchObject({ data: { ways: expect.arrayContaining(['code']) as string[] } })
    const { data } = await api.read(completeLogin, {
      body: { challenge: next.data.challenge!, code: code.generate({ timestamp: at }) },
    })
    expect(requireSignedIn(data).user.id).toBe(admin.id)
  })
})

describe('the token of a device', () => {
  test('is in a cookie for the API alone, which no script reads', async () => {
    const { email } = await insertAccount(api.db)
    const { setCookie } = await attempt(email, TEST_PASSWORD, { from: '192.0.2.40' })
    expect(setCookie).toMatch(/^zila_device=/)
    for (const part of ['HttpOnly', 'Path=/api', 'Secure', 'SameSite=Strict'])
      expect(setCookie).toContain(part)
    const allowed = await api.ask('/auth/login', {
      ...jsonRequest({ email, password: TEST_PASSWORD }, { Origin: 'https://app.example' }),
    })
    expect(allowed.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    const foreign = await api.ask('/settings', { headers: { Origin: 'https://evil.example' } })
    expect(foreign.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  test('has ten tries of its own, then counts as unknown; forged ones never count', async () => {
    const { email, id } = await insertAccount(api.db)
    const other = await insertAccount(api.db)
    const { cookie } = await attempt(email, TEST_PASSWORD, { from: '192.0.2.41' })
    const foreign = (await attempt(other.email, TEST_PASSWORD, { from: '192.0.2.41' })).cookie
    await underAttack(email)
    const renamed = foreign!.replace(`=${other.id}.`, `=${id}.`)
    for (const bad of [foreign, renamed, `${cookie}x`, `zila_device=${id}.x.y`])
      expect(
        (await attempt(email, TEST_PASSWORD, { from: '203.0.113.200', cookie: bad })).data.ways,
      ).toEqual(['mail'])
    for (let n = 0; n < 10; n += 1)
      expect((await attempt(email, 'wrong', { from: '203.0.113.201', cookie })).status).toBe(401)
    expect(
      (await attempt(email, TEST_PASSWORD, { from: '203.0.113.202', cookie })).data.ways,
    ).toEqual(['mail'])
    api.clock.now = new Date(Date.now() + 16 * MINUTE_MS)
    expect((await attempt(email, TEST_PASSWORD, { from: '203.0.113.203', cookie })).status).toBe(
      200,
    )
  })

  test('stands beside those of other accounts of a shared phone, five at most', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => insertAccount(api.db)))
    let cookie: string | null = null
    for (const { email } of people)
      ({ cookie } = await attempt(email, TEST_PASSWORD, { from: '192.0.2.42', cookie }))
    const ids = cookie!
      .split('=')[1]!
      .split(/~|%7E/)
      .map((token) => Number(token.split('.')[0]))
    expect(ids).toEqual(
      people
        .slice(1)
        .map(({ id }) => id)
        .reverse(),
    )
  })

  test('ends with the password, by the link of a mail or in the profile', async () => {
    const { email, token } = await insertAccount(api.db)
    const { cookie } = await attempt(email, TEST_PASSWORD, { from: '192.0.2.43' })
    const changed = await api.ask('/users/profile/change-password', {
      ...jsonRequest(
        { currentPassword: TEST_PASSWORD, newPassword: 'khovar on a clay wall' },
        { Authorization: `Bearer ${token}` },
      ),
    })
    const fresh = (await outcome(changed)).cookie
    await api.ask('/auth/forgot-password', jsonRequest({ email }))
    await underAttack(email)
    const password = 'khovar on a clay wall'
    const elsewhere = { from: '203.0.113.210' }
    expect((await attempt(email, password, { ...elsewhere, cookie })).data.ways).toEqual(['mail'])
    expect((await attempt(email, password, { ...elsewhere, cookie: fresh })).status).toBe(200)
    await api.runTask('answer requests for mail: reset-password')
    const link = /token=([\w-]{43})/.exec((await readLastMailTo(api.db, email)).text)![1]!
    const set = await outcome(
      await api.ask('/auth/reset-password', {
        ...jsonRequest({ token: link, password: 'three brass lamps' }),
        from: '192.0.2.44',
      }),
    )
    const after = { from: '198.18.5.1' }
    expect(
      (await attempt(email, 'three brass lamps', { ...after, cookie: fresh })).data.ways,
    ).toEqual(['mail'])
    // The mailed link helps in every network, not in its own alone.
    expect(
      (await attempt(email, 'three brass lamps', { ...after, cookie: set.cookie })).data.token,
    ).toBeDefined()
  })
})

describe('neighbours cannot use up what others need', () => {
  test('steps of a sign-in, mailed links and codes that are real', async () => {
    const from = '192.0.2.60'
    const { email } = await insertAccount(api.db)
    await api.ask('/auth/forgot-password', jsonRequest({ email }))
    await api.runTask('answer requests for mail: reset-password')
    const link = /token=([\w-]{43})/.exec((await readLastMailTo(api.db, email)).text)![1]!
    const registered = await api.ask('/auth/register', {
      ...jsonRequest({ name: 'Ravi', email: 'neighbour@example.org', password: 'sohrai painting' }),
      from,
    })
    const { data } = (await registered.json()) as { data: { registration: string } }
    await api.runTask('answer requests for mail: registration')
    const code = /\b(\d{6})\b/.exec(
      (await readLastMailTo(api.db, 'neighbour@example.org')).text,
    )![1]!
    const made = 'x'.repeat(43)
    for (let n = 0; n < 62; n += 1) {
      await complete({ challenge: made, code: '123456' }, { from })
      if (n < 22)
        await api.ask('/auth/reset-password', {
          ...jsonRequest({ token: made, password: 'three brass lamps' }),
          from,
        })
      if (n < 32)
        await api.ask('/auth/register/confirm', {
          ...jsonRequest({ registration: made, code: '123456' }),
          from,
        })
    }
    expect((await complete({ challenge: made, code: '123456' }, { from })).status).toBe(429)
    const reset = jsonRequest({ token: link, password: 'three brass lamps' })
    expect((await api.ask('/auth/reset-password', { ...reset, from })).status).toBe(200)
    const confirm = jsonRequest({ registration: data.registration, code })
    expect((await api.ask('/auth/register/confirm', { ...confirm, from })).status).toBe(201)
    await underAttack(email)
    const asked = await attempt(email, 'three brass lamps', { from: '203.0.113.220' })
    const mailed = await mailedCode(email)
    const body = { challenge: asked.data.challenge, code: mailed }
    expect((await complete(body, { from })).status).toBe(200)
  })
})

describe('the owner is told', () => {
  test(
    'once a day that somebody guesses, and not because of the own device',
    async () => {
      const { email } = await insertAccount(api.db)
      const quiet = await insertAccount(api.db)
      const { cookie } = await attempt(quiet.email, TEST_PASSWORD, { from: '192.0.2.50' })
      for (let n = 0; n < 10; n += 1)
        await attempt(quiet.email, 'typo', { from: '192.0.2.50', cookie })
      await api.pool.query(
        `insert into audit_entries (actor, action, noun, record_id, detail)
        select 'visitor', 'sign-in refused', 'accounts', $1, '{"reason":"password"}'
        from generate_series(1, 21)`,
        [quiet.id],
      )
      await attack(email, tenNetworks().slice(0, 3))
      await api.runTask('tell of guessing')
      await attack(email, ['192.0.2.51'], 2)
      await api.runTask('tell of guessing')
      expect(await readTemplatesTo(api.db, email)).toEqual(['guessed-password'])
      const few = await insertAccount(api.db)
      await attack(few.email, ['192.0.2.52'])
      await api.runTask('tell of guessing')
      expect(await readTemplatesTo(api.db, few.email)).toEqual([])
      expect(await readTemplatesTo(api.db, quiet.email)).toEqual([])
      const { text } = await readLastMailTo(api.db, email)
      expect(text).not.toContain('a guess')
      // The next day it is told again.
      await api.pool.query(`update mails set created_at = created_at - interval '25 hours'`)
      await attack(email, ['192.0.2.54'], 2)
      await api.runTask('tell of guessing')
      expect(await readTemplatesTo(api.db, email)).toEqual(['guessed-password', 'guessed-password'])
    },
    SLOW,
  )

  /** An account with an authenticator app and its recovery codes. */
  async function protectedAccount() {
    const account = await insertAccount(api.db)
    const { token, email } = account
    const { secret } = (await api.read(beginAuthenticator, { token })).data
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const body = { code: totp.generate({ timestamp: Date.now() - 30_000 }) }
    const { recoveryCodes } = (await api.read(confirmAuthenticator, { token, body })).data
    const challenge = async () => {
      const { data } = await api.read(login, { body: { email, password: TEST_PASSWORD } })
      return 'challenge' in data ? data.challenge : ''
    }
    return { ...account, totp, recoveryCodes: recoveryCodes!, challenge }
  }

  const wrongCodes = async (challenge: () => Promise<string>, code: string, times: number) => {
    for (let n = 0; n < times; n += 4) {
      const begun = await challenge()
      for (let i = n; i < Math.min(n + 4, times); i += 1)
        await completed({ challenge: begun, code })
    }
  }

  test('at the third wrong code that the password is known', async () => {
    const account = await protectedAccount()
    const before = await readTemplatesTo(api.db, account.email)
    await wrongCodes(account.challenge, '000000', 2)
    await api.runTask('tell of guessing')
    expect(await readTemplatesTo(api.db, account.email)).toEqual(before)
    await wrongCodes(account.challenge, 'abcd-efgh', 1)
    await api.runTask('tell of guessing')
    expect(await readTemplatesTo(api.db, account.email)).toEqual([...before, 'known-password'])
    expect((await readLastMailTo(api.db, account.email)).subject).toContain('knows your password')
  })

  test('a guesser of app codes stops no recovery codes, sessions or devices', async () => {
    const account = await protectedAccount()
    const { token, email, totp, recoveryCodes, challenge } = account
    const first = await completed({ challenge: await challenge(), code: recoveryCodes[0] })
    const cookie = first.cookie!
    await wrongCodes(challenge, '000000', 12)
    const code = () => totp.generate({ timestamp: Date.now() })
    expect((await completed({ challenge: await challenge(), code: code() })).status).toBe(429)
    // The open session, and the device of the owner.
    const proof = jsonRequest({ code: code() }, { Authorization: `Bearer ${token}` })
    expect((await api.ask('/auth/proof', proof)).status).toBe(200)
    const asked = await attempt(email, TEST_PASSWORD, { from: '192.0.2.57', cookie })
    const body = { challenge: asked.data.challenge, code: recoveryCodes[1] }
    expect((await complete(body, { cookie })).status).toBe(200)
    const other = { challenge: await challenge(), code: recoveryCodes[2] }
    expect((await completed(other)).status).toBe(200)
    await wrongCodes(challenge, 'abcd-efgh', 12)
    expect((await completed({ challenge: await challenge(), code: 'abcd' })).status).toBe(429)
    const mine = await attempt(email, TEST_PASSWORD, { from: '192.0.2.57', cookie })
    const last = { challenge: mine.data.challenge, code: recoveryCodes[3] }
    expect((await complete(last, { cookie })).status).toBe(200)
  })

  test('of wrong proofs in an open session, whose tries are its own', async () => {
    const { email, id, token } = await insertAccount(api.db)
    const { data } = await attempt(email, TEST_PASSWORD, { from: '192.0.2.58' })
    const stolen = { Authorization: `Bearer ${data.token}` }
    await api.ask('/auth/proof', jsonRequest({ password: 'x' }, stolen))
    const change = { currentPassword: 'x', newPassword: 'khovar on a clay wall' }
    await api.ask('/users/profile/change-password', jsonRequest(change, stolen))
    await api.runTask('tell of guessing')
    expect(await readTemplatesTo(api.db, email)).toEqual([])
    for (let n = 0; n < 8; n += 1)
      await api.ask('/auth/proof', jsonRequest({ password: 'x' }, stolen))
    await api.runTask('tell of guessing')
    expect(await readTemplatesTo(api.db, email)).toEqual(['guessed-proof'])
    expect(
      (await api.ask('/auth/proof', jsonRequest({ password: TEST_PASSWORD }, stolen))).status,
    ).toBe(429)
    const own = { Authorization: `Bearer ${token}` }
    expect(
      (await api.ask('/auth/proof', jsonRequest({ password: TEST_PASSWORD }, own))).status,
    ).toBe(200)
    const isIt = and(eq(auditEntries.recordId, id), eq(auditEntries.action, 'proof refused'))
    expect(await api.db.$count(auditEntries, isIt)).toBe(10)
  })
})
