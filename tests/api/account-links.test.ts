import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmEmail,
  forgotPassword,
  login,
  getCurrentAccount,
  register,
  resendConfirmation,
  resetPassword,
} from '#contract/accounts.ts'
import { accountTokens, auditEntries } from '#server/kit/db/tables/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  readRegistrationMail,
  TEST_PASSWORD,
  requireSignedIn,
} from './setup/builders.ts'
import { readMailsTo } from './setup/mailed.ts'

const NEW_PASSWORD = 'khovar on a clay wall'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

afterEach(() => {
  api.clock.now = null
})

/** The token of the link in the newest mail of that kind. */
async function tokenMailed(
  email: string,
  page: 'reset-password' | 'confirm-email',
): Promise<string> {
  const mail = (await readMailsTo(api.db, email)).find(({ template }) => template === page)
  const link = new RegExp(`${SITE_ORIGIN}/${page}#token=([\\w-]{43})\\s`).exec(mail?.text ?? '')
  expect(mail?.html).toContain(`href="${SITE_ORIGIN}/${page}#token=${link?.[1]}"`)
  return link![1]!
}

async function ask(email: string) {
  await api.read(forgotPassword, { body: { email } })
  await api.runTask('answer requests for mail: reset-password')
}
const entriesOf = (id: number) =>
  api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, 'accounts'), eq(auditEntries.recordId, id)))

describe('a forgotten password', () => {
  test('is set by the link of a mail, which ends every session and tells the owner', async () => {
    const account = await insertAccount(api.db)
    await ask(account.email.toUpperCase())
    const token = await tokenMailed(account.email, 'reset-password')
    await api.read(resetPassword, { body: { token, password: NEW_PASSWORD } })
    expect(await api.fail('/auth/me', authorizedRequest(account.token))).toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
    expect(
      await api.fail('/auth/login', jsonRequest({ email: account.email, password: TEST_PASSWORD })),
    ).toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
    const { data } = await api.read(login, {
      body: { email: account.email, password: NEW_PASSWORD },
    })
    expect(requireSignedIn(data).user.emailConfirmed).toBe(true)
    const [newest] = await readMailsTo(api.db, account.email)
    expect(newest).toMatchObject({ template: 'password-changed' })
    const actions = (await entriesOf(account.id)).map(({ action }) => action)
    expect(actions).toEqual([
      ...['ask for a new password', 'set a new password'],
      ...['sign-in refused', 'sign in'],
    ])
  })

  test('keeps no token that could be read from the database', async () => {
    const { email, id } = await insertAccount(api.db)
    await ask(email)
    const token = await tokenMailed(email, 'reset-password')
    const [row] = await api.db.select().from(accountTokens).where(eq(accountTokens.accountId, id))
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify([row, await entriesOf(id)])).not.toContain(token)
  })

  test('has a link that works once, for an hour, for its own purpose', async () => {
    const { email, token: session } = await insertAccount(api.db)
    await ask(email)
    const first = await tokenMailed(email, 'reset-password')
    await ask(email)
    const second = await tokenMailed(email, 'reset-password')
    const reset = (token: string) =>
      api.ask('/auth/reset-password', jsonRequest({ token, password: NEW_PASSWORD }))
    expect(
      await api.fail(
        '/auth/confirm-email',
        jsonRequest({ token: first }, { Authorization: `Bearer ${session}` }),
      ),
    ).toMatchObject({ code: 'LINK_INVALID' })
    const asked = Date.now()
    api.clock.now = new Date(asked + HOUR_MS + 1000)
    expect((await reset(first)).status).toBe(400)
    api.clock.now = new Date(asked + HOUR_MS - 60_000)
    const statuses = (await Promise.all([reset(first), reset(first), reset(first)])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 400, 400])
    // Setting the password uses up the other links, too.
    const { code } = await api.fail(
      '/auth/reset-password',
      jsonRequest({ token: second, password: 'three brass lamps' }),
    )
    expect(code).toBe('LINK_INVALID')
  })

  test('obeys the rule for passwords, and a link survives a password that does not', async () => {
    const { email } = await insertAccount(api.db)
    await ask(email)
    const token = await tokenMailed(email, 'reset-password')
    expect(
      await api.fail('/auth/reset-password', jsonRequest({ token, password: '12345' })),
    ).toMatchObject({
      fields: { password: 'Password must be at least 6 characters long' },
    })
    expect(
      await api.fail('/auth/reset-password', jsonRequest({ token, password: '123456' })),
    ).toMatchObject({
      fields: { password: expect.stringContaining('This password is very common') as string },
    })
    expect(
      await api.fail('/auth/reset-password', jsonRequest({ token, password: 'Asha Kumari!' })),
    ).toMatchObject({
      fields: { password: expect.stringContaining('from your name') as string },
    })
    await api.read(resetPassword, { body: { token, password: NEW_PASSWORD } })
  })

  test(
    'can be asked for four times an hour, known or unknown, and links cannot be guessed at ' +
      'will',
    async () => {
      const { email } = await insertAccount(api.db, { emailConfirmedAt: new Date() })
      for (const address of [email, 'unknown@example.org']) {
        const statuses = []
        for (let host = 1; host <= 5; host += 1)
          statuses.push(
            (
              await api.ask('/auth/forgot-password', {
                ...jsonRequest({ email: address }),
                from: `198.51.100.${host}`,
              })
            ).status,
          )
        expect(statuses).toEqual([200, 200, 200, 200, 429])
      }
      await api.runTask('answer requests for mail: reset-password')
      expect(await readMailsTo(api.db, email)).toHaveLength(4)
      const guess = jsonRequest({ token: 'x'.repeat(43), password: NEW_PASSWORD })
      const guesses = []
      for (let n = 0; n < 21; n += 1)
        guesses.push(
          (await api.ask('/auth/reset-password', { ...guess, from: '192.0.2.50' })).status,
        )
      expect(guesses.filter((status) => status === 429)).toHaveLength(1)
    },
  )

  test('is not for programs that fill the field nobody sees', async () => {
    const { email } = await insertAccount(api.db)
    await api.read(forgotPassword, { body: { email, linkToDetails: 'https://spam.example' } })
    expect(await readMailsTo(api.db, email)).toEqual([])
    await api.runTask('answer requests for mail: reset-password')
    expect(await readMailsTo(api.db, email)).toEqual([])
    const body = {
      name: 'Bot',
      email: 'bot@example.org',
      password: 'sohrai painting',
      linkToDetails: 'x',
    }
    expect((await api.read(register, { body })).data.registration).toHaveLength(32)
    expect(await readRegistrationMail(api, 'bot@example.org')).toEqual({ code: '', token: '' })
  })
})

describe('the address of an account that has one to confirm', () => {
  const mailed = async (account: { token: string; email: string }) => {
    await api.read(resendConfirmation, { token: account.token })
    return tokenMailed(account.email, 'confirm-email')
  }
  const confirmedOf = async (account: { token: string }) =>
    (await api.read(getCurrentAccount, { token: account.token })).data.emailConfirmed

  test('is confirmed by the link in a browser where the account is signed in', async () => {
    const account = await insertAccount(api.db)
    const token = await mailed(account)
    await api.read(confirmEmail, { body: { token }, token: account.token })
    // People press twice.
    await api.read(confirmEmail, { body: { token }, token: account.token })
    expect(await confirmedOf(account)).toBe(true)
    const actions = (await entriesOf(account.id)).map(({ action }) => action)
    expect(actions).toEqual(['ask for the confirmation mail', 'confirm the email'])
  })

  test('is not confirmed by the click of a stranger or of a program that opens links', async () => {
    const [account, stranger] = [await insertAccount(api.db), await insertAccount(api.db)]
    const token = await mailed(account)
    expect(await api.fail('/auth/confirm-email', jsonRequest({ token }))).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
    expect(
      await api.fail(
        '/auth/confirm-email',
        jsonRequest({ token }, { Authorization: `Bearer ${stranger.token}` }),
      ),
    ).toMatchObject({ code: 'LINK_INVALID' })
    expect(await confirmedOf(account)).toBe(false)
    await api.read(confirmEmail, { body: { token }, token: account.token })
  })

  test('is not confirmed by a link that is made up or two days old', async () => {
    const account = await insertAccount(api.db)
    const token = await mailed(account)
    const authorised = { Authorization: `Bearer ${account.token}` }
    expect(
      await api.fail('/auth/confirm-email', jsonRequest({ token: `${token}x` }, authorised)),
    ).toMatchObject({
      status: 400,
      code: 'LINK_INVALID',
    })
    api.clock.now = new Date(Date.now() + 48 * HOUR_MS + 1000)
    expect(await api.fail('/auth/confirm-email', jsonRequest({ token }, authorised))).toMatchObject(
      {
        code: 'LINK_INVALID',
      },
    )
    api.clock.now = null
    expect(await confirmedOf(account)).toBe(false)
  })

  test('is sent its link again, three times a day, until it is confirmed', async () => {
    const account = await insertAccount(api.db)
    const again = () =>
      api.ask('/auth/resend-confirmation', { method: 'POST', ...authorizedRequest(account.token) })
    expect((await api.read(resendConfirmation, { token: account.token })).data).toEqual({
      confirmed: false,
    })
    expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([
      200, 200, 429,
    ])
    expect(await readMailsTo(api.db, account.email)).toHaveLength(3)
    const token = await tokenMailed(account.email, 'confirm-email')
    await api.read(confirmEmail, { body: { token }, token: account.token })
    expect((await api.read(resendConfirmation, { token: account.token })).data).toEqual({
      confirmed: true,
    })
    expect(await readMailsTo(api.db, account.email)).toHaveLength(3)
    expect(await api.fail('/auth/resend-confirmation', { method: 'POST' })).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })
})

test('links that expired a week ago are forgotten', async () => {
  const { email, id } = await insertAccount(api.db)
  await ask(email)
  const kept = () => api.db.$count(accountTokens, eq(accountTokens.accountId, id))
  await api.runTask('forget old links')
  expect(await kept()).toBe(1)
  await api.db.update(accountTokens).set({ expiresAt: new Date(Date.now() - 8 * DAY_MS) })
  await api.runTask('forget old links')
  expect(await kept()).toBe(0)
})
