import { eq } from 'drizzle-orm'
import { decode } from 'hono/jwt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { login, getCurrentAccount } from '#contract/accounts.ts'
import { ensureAdmin } from '#server/people/accounts/index.ts'
import { accounts, auditEntries } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  TEST_PASSWORD,
  registerAndConfirm,
  requireSignedIn,
} from './setup/builders.ts'
import { readLastMailTo } from './setup/mailed.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

const newcomer = { name: ' Ravi Oraon ', email: 'Ravi@Example.org', password: 'sohrai painting' }

describe('registering', () => {
  test('makes an account and signs it in, once the address is confirmed', async () => {
    const data = await registerAndConfirm(api, newcomer)
    expect(data.user).toMatchObject({ name: 'Ravi Oraon', email: 'ravi@example.org', role: 'user' })
    expect(data.user.emailConfirmed).toBe(true)
    expect((await api.read(getCurrentAccount, { token: data.token })).data).toEqual(data.user)
    expect(decode(data.token).payload).toMatchObject({
      id: data.user.id,
      role: 'user',
      name: 'Ravi Oraon',
    })
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, data.user.id))
    expect(entry).toMatchObject({ actor: 'visitor', action: 'create', noun: 'accounts' })
    expect(JSON.stringify(entry)).not.toContain('argon2')
  })

  test('keeps a name without control characters and marks of writing direction', async () => {
    const hostile = '  Ravi\u202e\u2066 \u0007Oraon\u200f\u061c\n\u0085admin\u2069\ufeff '
    const body = { ...newcomer, name: hostile, email: 'marks@example.org' }
    const data = await registerAndConfirm(api, body)
    expect(data.user.name).toBe('Ravi Oraon admin')
    expect(decode(data.token).payload).toMatchObject({ name: 'Ravi Oraon admin' })
    for (const name of ['\u202e\u200f', '\u0007', ' \ufeff\u2066 '])
      expect((await api.fail('/auth/register', jsonRequest({ ...body, name }))).fields).toEqual({
        name: 'Enter your name',
      })
    const hindi = { ...newcomer, name: 'क्\u200dषमा देवी', email: 'hindi@example.org' }
    expect((await registerAndConfirm(api, hindi)).user.name).toBe(hindi.name)
  })

  test('may ask for the role of an owner, never of an administrator', async () => {
    const { user } = await registerAndConfirm(api, {
      ...newcomer,
      email: 'owner@example.org',
      role: 'owner',
    })
    expect(user.role).toBe('owner')
    expect(
      await api.fail(
        '/auth/register',
        jsonRequest({ ...newcomer, email: 'x@example.org', role: 'admin' }),
      ),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { role: 'Use one of: user, owner' },
    })
  })

  test('names every wrong input', async () => {
    const answer = await api.fail(
      '/auth/register',
      jsonRequest({ name: '', email: 'ravi', password: '12345' }),
    )
    expect(answer).toMatchObject({
      status: 400,
      fields: {
        name: 'Enter your name',
        email: 'Enter a valid email address',
        password: 'Password must be at least 6 characters long',
      },
    })
    expect((await api.fail('/auth/register', jsonRequest({}))).fields).toEqual({
      name: 'This is required',
      email: 'This is required',
      password: 'This is required',
    })
    expect((await api.fail('/auth/register', jsonRequest([]))).fields).toEqual({
      body: 'This must be an object',
    })
  })

  test('can be closed', async () => {
    const job = { kind: 'job', name: 'test' } as const
    await saveSettings({ db: api.db, actor: job }, { allowRegistration: false })
    const body = jsonRequest({ ...newcomer, email: 'late@example.org' })
    expect(await api.fail('/auth/register', body)).toMatchObject({
      status: 403,
      code: 'REGISTRATION_CLOSED',
    })
    await saveSettings({ db: api.db, actor: job }, { allowRegistration: true })
  })

  test('is limited for one email and for one address', async () => {
    const again = jsonRequest({ ...newcomer, email: 'often@example.org' })
    const statuses = []
    for (let host = 1; host <= 6; host += 1)
      statuses.push(
        (await api.ask('/auth/register', { ...again, from: `198.51.100.${host}` })).status,
      )
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('signing in', () => {
  test('answers a token and the account', async () => {
    const account = await insertAccount(api.db, { email: 'Asha@example.org', role: 'owner' })
    const { data } = await api.read(login, {
      body: { email: ' asha@EXAMPLE.org ', password: TEST_PASSWORD },
    })
    expect(requireSignedIn(data).user).toMatchObject({ id: account.id, role: 'owner' })
    const { exp = 0, iat = 0 } = decode(requireSignedIn(data).token).payload
    expect(exp - iat).toBe(365 * 24 * 60 * 60)
    const admin = await insertAccount(api.db, { role: 'admin' }, { isProtected: false })
    const body = { email: admin.email, password: TEST_PASSWORD }
    const short = decode(requireSignedIn((await api.read(login, { body })).data).token).payload
    expect(short.exp! - short.iat!).toBe(12 * 60 * 60)
  })

  test('does not tell a wrong password from an unknown email', async () => {
    const { email } = await insertAccount(api.db)
    const wrong = await api.fail('/auth/login', jsonRequest({ email, password: 'wrong' }))
    const unknown = await api.fail(
      '/auth/login',
      jsonRequest({ email: 'nobody@example.org', password: 'wrong' }),
    )
    expect(wrong).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS' })
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
  })

  test('of a closed account is refused, but only to who knows the password', async () => {
    const { email } = await insertAccount(api.db, { status: 'inactive' })
    expect(
      await api.fail('/auth/login', jsonRequest({ email, password: TEST_PASSWORD })),
    ).toMatchObject({
      status: 403,
      code: 'ACCOUNT_INACTIVE',
    })
    expect(await api.fail('/auth/login', jsonRequest({ email, password: 'x' }))).toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
  })

  test('takes a password typed in another Unicode form', async () => {
    const { user } = await registerAndConfirm(api, {
      ...newcomer,
      email: 'nfc@example.org',
      password: 'caf\u00e9 by the river',
    })
    const { email } = user
    expect(
      (await api.ask('/auth/login', jsonRequest({ email, password: 'cafe\u0301 by the river' })))
        .status,
    ).toBe(200)
  })

  const attempt = async (email: string, password: string, from: string) =>
    api.ask('/auth/login', { ...jsonRequest({ email, password }), from })
  /** The status; or `mail` where a code is asked for, which is mailed if the password was right. */
  const statusOf = async (...of: Parameters<typeof attempt>) => {
    const response = await attempt(...of)
    const { data } = (await response.json()) as { data?: { ways?: string[] } }
    return data?.ways?.includes('mail') ? 'mail' : response.status
  }

  test('is limited after failures; a success takes none of the tries', async () => {
    const { email } = await insertAccount(api.db)
    const from = '192.0.2.10'
    for (let count = 0; count < 10; count += 1)
      expect(await statusOf(email, 'wrong', from)).toBe(401)
    expect(await statusOf(email, TEST_PASSWORD, from)).toBe('mail')
    // The person at another address is not locked out, and the window passes.
    for (let count = 0; count < 12; count += 1)
      expect(await statusOf(email, TEST_PASSWORD, '198.51.100.9')).toBe(200)
    api.clock.now = new Date(Date.now() + 16 * MINUTE_MS)
    expect(await statusOf(email, TEST_PASSWORD, from)).toBe(200)
    api.clock.now = null
  })

  test(
    'cannot be taken from anybody: 120 wrong guesses by strangers, and the owner comes in as ' +
      'ever',
    async () => {
      const { email } = await insertAccount(api.db)
      const [home, cafe] = ['203.0.113.201', '192.0.2.201']
      expect(await statusOf(email, TEST_PASSWORD, home)).toBe(200)
      const statuses = []
      for (let host = 1; host <= 12; host += 1)
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, () => statusOf(email, 'guess', `198.51.100.${host}`)),
          )),
        )
      expect(statuses.filter((status) => status === 'mail')).toHaveLength(20)
      // At home, and when the provider has given the house another address.
      expect(await statusOf(email, TEST_PASSWORD, home)).toBe(200)
      expect(await statusOf(email, TEST_PASSWORD, '203.0.113.77')).toBe(200)
      // A lucky guess now reveals nothing, neither here nor from a network that it never used.
      expect(await statusOf(email, TEST_PASSWORD, '198.51.100.1')).toBe('mail')
      expect(await statusOf(email, TEST_PASSWORD, cafe)).toBe('mail')
      // There a mail lets the owner in.
      await api.ask('/auth/forgot-password', { ...jsonRequest({ email }), from: cafe })
      await api.runTask('answer requests for mail: reset-password')
      const mail = await readLastMailTo(api.db, email)
      const token = /reset-password#token=([\w-]{43})/.exec(mail.text)![1]!
      const password = 'three brass lamps'
      const set = await api.ask('/auth/reset-password', {
        ...jsonRequest({ token, password }),
        from: cafe,
      })
      expect(set.status).toBe(200)
      expect(await statusOf(email, password, cafe)).toBe(200)
    },
  )

  test('nor by a neighbour behind the same address', async () => {
    const { email } = await insertAccount(api.db)
    const house = '192.0.2.150'
    expect(await statusOf(email, TEST_PASSWORD, house)).toBe(200)
    for (let count = 0; count < 30; count += 1) await statusOf(email, 'guess', house)
    expect(await statusOf(email, 'guess', house)).toBe('mail')
    expect(await statusOf(email, TEST_PASSWORD, house)).toBe(200)
  })

  test('does the same work for a known account, an unknown one, and a try too many', async () => {
    const { email } = await insertAccount(api.db)
    const from = '192.0.2.160'
    for (let count = 0; count < 10; count += 1) await statusOf(email, 'guess', from)
    const asked = vi.spyOn(api.pool, 'query')
    const workOf = async (of: string, host: string) => {
      asked.mockClear()
      await statusOf(of, 'guess', host)
      return asked.mock.calls.map(([query]) =>
        (query as unknown as { text: string }).text.trim().split(/\s+/).slice(0, 4).join(' '),
      )
    }
    expect(await workOf('nobody@example.org', '192.0.2.161')).toEqual(
      await workOf(email, '192.0.2.162'),
    )
    asked.mockRestore()
  })

  test('counts a burst, too: tries under way are tries', async () => {
    const { email } = await insertAccount(api.db)
    const burst = Array.from({ length: 30 }, () => statusOf(email, 'x', '192.0.2.30'))
    const statuses = await Promise.all(burst)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 'mail')).toHaveLength(20)
  })
})

describe('the first administrator', () => {
  test('is made once', async () => {
    await api.db.delete(accounts).where(eq(accounts.role, 'admin'))
    const admin = { email: 'Admin@zila.local', password: 'generated secret' }
    const made = await Promise.all([ensureAdmin(api, admin), ensureAdmin(api, admin)])
    expect(made.map(({ created }) => created).sort()).toEqual([false, true])
    expect(await ensureAdmin(api, { ...admin, email: 'other@zila.local' })).toEqual({
      created: false,
    })
    const { data } = await api.read(login, {
      body: { email: 'admin@zila.local', password: 'generated secret' },
    })
    expect(requireSignedIn(data).user.role).toBe('admin')
  })

  test('does not take over the account of somebody else', async () => {
    await api.db.delete(accounts).where(eq(accounts.role, 'admin'))
    const { email } = await insertAccount(api.db)
    await expect(ensureAdmin(api, { email, password: 'generated secret' })).rejects.toThrow(
      'another ADMIN_EMAIL',
    )
  })
})
