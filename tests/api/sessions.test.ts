import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, getCurrentAccount } from '#contract/accounts.ts'
import { endAllSessions, endSession, listSessions } from '#contract/sessions.ts'
import { sessions } from '#server/kit/db/tables/index.ts'
import { authorizedRequest, jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, TEST_PASSWORD, createToken } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36'

describe('sessions of an account', () => {
  test('tell device and beginning of the address; the table does not tell the second', async () => {
    const account = await insertAccount(api.db)
    const { headers, ...init } = jsonRequest({ email: account.email, password: TEST_PASSWORD })
    const answer = await api.ask('/auth/login', {
      ...init,
      headers: { ...(headers as object), 'User-Agent': PHONE },
      from: '198.51.100.23',
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    const list = (await api.read(listSessions, { token: data.token })).data
    expect(list).toMatchObject([
      { device: 'Samsung Internet on Android', network: '198.51.100.0/24', isThis: true },
      { device: 'Unknown device', network: null, isThis: false },
    ])
    const rows = await api.db.select().from(sessions).where(eq(sessions.accountId, account.id))
    expect(JSON.stringify(rows)).not.toContain('198.51.100')
    for (const { id } of rows) expect(JSON.stringify(list)).not.toContain(id)
  })

  test('are ended one by one, by their own account', async () => {
    const account = await insertAccount(api.db)
    const stranger = await insertAccount(api.db)
    const elsewhere = await createToken(api.db, account)
    const list = (await api.read(listSessions, { token: account.token })).data
    const key = list.find(({ isThis }) => !isThis)!.key
    expect(
      await api.fail(`/users/profile/sessions/${key}`, {
        ...authorizedRequest(stranger.token),
        method: 'DELETE',
      }),
    ).toMatchObject({ code: 'NOT_FOUND' })
    await api.read(getCurrentAccount, { token: elsewhere })
    await api.read(endSession, { token: account.token, params: { key } })
    expect(await api.fail('/auth/me', authorizedRequest(elsewhere))).toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
    await api.read(getCurrentAccount, { token: account.token })
  })

  test('are ended all together, here too', async () => {
    const account = await insertAccount(api.db)
    const elsewhere = await createToken(api.db, account)
    await api.read(endAllSessions, { token: account.token })
    for (const token of [account.token, elsewhere])
      expect(await api.fail('/auth/me', authorizedRequest(token))).toMatchObject({
        code: 'TOKEN_EXPIRED',
      })
    await api.read(login, { body: { email: account.email, password: TEST_PASSWORD } })
  })
})
