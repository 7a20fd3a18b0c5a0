import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { login, getCurrentAccount } from '#contract/accounts.ts'
import { changePassword, getProfile } from '#contract/profile.ts'
import { getSecondFactor } from '#contract/second-factor.ts'
import { setUserRole, getUserStats } from '#contract/users.ts'
import { ensureAdmin, hasGeneratedPassword } from '#server/people/accounts/index.ts'
import { accounts, passkeys, sessions } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, jsonRequest, startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertPasskey,
  TEST_PASSWORD,
  requireSignedIn,
  createToken,
} from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
afterEach(() => {
  api.clock.now = null
})

const administer = (token: string) => api.ask('/users/stats', authorizedRequest(token))
const refusal = async (token: string) =>
  (await api.fail('/users/stats', authorizedRequest(token))).code
const accessOf = async (token: string) => (await api.read(getProfile, { token })).data.adminAccess
const signIn = async (email: string, password = TEST_PASSWORD) =>
  requireSignedIn((await api.read(login, { body: { email, password } })).data).token

describe('an administrator without a second factor', () => {
  const unprotected = () => insertAccount(api.db, { role: 'admin' }, { isProtected: false })

  test('administers in the first session alone, and is told so', async () => {
    const { email, token } = await unprotected()
    expect(await accessOf(token)).toBe('grace')
    await api.read(getUserStats, { token })
    const later = await signIn(email)
    expect(await accessOf(later)).toBe('needs-factor')
    expect(await api.fail('/users/stats', authorizedRequest(later))).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_NEEDED',
    })
    // The first session goes on.
    await api.read(getUserStats, { token })
  })

  test('keeps the account area, and administers once there is one', async () => {
    const account = await unprotected()
    const token = await createToken(api.db, account)
    expect(await refusal(token)).toBe('SECOND_FACTOR_NEEDED')
    await api.read(getCurrentAccount, { token })
    await api.read(getSecondFactor, { token })
    await insertPasskey(api.db, account.id)
    expect(await accessOf(token)).toBe('open')
    await api.read(getUserStats, { token })
  })

  test('is shown no more than an owner where others are shown less', async () => {
    const account = await unprotected()
    const token = await createToken(api.db, account)
    const failed = await api.fail('/classified?status=pending', authorizedRequest(token))
    expect(failed.code).toBe('SECOND_FACTOR_NEEDED')
  })

  test('gets no second first session by taking the second factor away', async () => {
    const account = await insertAccount(api.db, { role: 'admin' })
    await api.db.delete(passkeys).where(eq(passkeys.accountId, account.id))
    expect(await refusal(account.token)).toBe('SECOND_FACTOR_NEEDED')
    expect(await refusal(await signIn(account.email))).toBe('SECOND_FACTOR_NEEDED')
  })

  test('gets one when they become an administrator again', async () => {
    const boss = await insertAccount(api.db, { role: 'admin' })
    const account = await unprotected()
    for (const role of ['user', 'admin'] as const)
      await api.read(setUserRole, { params: { id: account.id }, body: { role }, token: boss.token })
    expect(await accessOf(await signIn(account.email))).toBe('grace')
    expect(await accessOf(await signIn(account.email))).toBe('needs-factor')
  })
})

describe('a password that the server made', () => {
  test('is replaced before anything is administered', async () => {
    await api.db.delete(accounts).where(eq(accounts.role, 'admin'))
    const made = { email: 'first@zila.local', password: 'made at the first start' }
    await ensureAdmin(api, { ...made, isPasswordMade: true })
    const token = await signIn(made.email, made.password)
    expect(await accessOf(token)).toBe('needs-password')
    expect(await refusal(token)).toBe('NEW_PASSWORD_NEEDED')
    expect(await hasGeneratedPassword(api, made)).toBe(true)
    const body = { currentPassword: made.password, newPassword: 'mahua lantern eleven rivers' }
    await api.read(changePassword, { token, body })
    expect(await accessOf(token)).toBe('grace')
    await api.read(getUserStats, { token })
    expect(await hasGeneratedPassword(api, made)).toBe(false)
  })

  test('is known again where an older version had made it', async () => {
    const account = await insertAccount(api.db, { role: 'admin' })
    const made = { email: account.email, password: TEST_PASSWORD }
    expect(await hasGeneratedPassword(api, { ...made, password: 'another' })).toBe(false)
    expect(await hasGeneratedPassword(api, made)).toBe(true)
    expect(await refusal(account.token)).toBe('NEW_PASSWORD_NEEDED')
    const somebody = await insertAccount(api.db)
    expect(await hasGeneratedPassword(api, { ...made, email: somebody.email })).toBeNull()
  })
})

describe('the session of an administrator', () => {
  const after = (minutes: number) => {
    api.clock.now = new Date(Date.now() + minutes * MINUTE_MS)
  }
  const background = (token: string) => ({
    headers: { Authorization: `Bearer ${token}`, 'X-Background': '1' },
  })

  test('ends after 30 minutes without a request', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    after(29)
    expect((await administer(token)).status).toBe(200)
    after(29)
    expect((await administer(token)).status).toBe(200)
    after(31)
    expect(await refusal(token)).toBe('TOKEN_EXPIRED')
  })

  test('is not kept alive by what the app asks by itself, nor by the stream', async () => {
    const { id, token } = await insertAccount(api.db, { role: 'admin' })
    after(20)
    expect((await api.ask('/users/stats', background(token))).status).toBe(200)
    const stream = await api.ask('/live', authorizedRequest(token))
    expect(stream.status).toBe(200)
    await stream.body?.cancel()
    after(11)
    expect(await refusal(token)).toBe('TOKEN_EXPIRED')
    expect(await api.db.$count(sessions, eq(sessions.accountId, id))).toBe(1)
  })

  test('ends after twelve hours whatever is done; another person’s goes on', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const person = await insertAccount(api.db)
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      after(25)
      expect((await administer(admin.token)).status).toBe(200)
    }
    after(26)
    expect(await refusal(admin.token)).toBe('TOKEN_EXPIRED')
    expect((await api.ask('/auth/me', authorizedRequest(person.token))).status).toBe(200)
  })

  test('a refused sign-in begins none', async () => {
    const { id, email } = await insertAccount(api.db, { role: 'admin' })
    await api.fail('/auth/login', jsonRequest({ email, password: 'not this' }))
    expect(await api.db.$count(sessions, eq(sessions.accountId, id))).toBe(1)
  })
})
