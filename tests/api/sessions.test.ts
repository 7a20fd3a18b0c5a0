import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, me } from '#contract/accounts.ts'
import { endEverySession, endSession, listSessions } from '#contract/sessions.ts'
import { sessions } from '#server/db/tables/index.ts'
import { bearer, json, startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount, PASSWORD, tokenFor } from './setup/builders.ts'

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
    const { headers, ...init } = json({ email: account.email, password: PASSWORD })
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
    const elsewhere = await tokenFor(api.db, account)
    const list = (await api.read(listSessions, { token: account.token })).data
    const key = list.find(({ isThis }) => !isThis)!.key
    expect(
      await api.fail(`/users/profile/sessions/${key}`, {
        ...bearer(stranger.token),
        method: 'DELETE',
      }),
    ).toMatchObject({ code: 'NOT_FOUND' })
    await api.read(me, { token: elsewhere })
    await api.read(endSession, { token: account.token, params: { key } })
    expect(await api.fail('/auth/me', bearer(elsewhere))).toMatchObject({ code: 'TOKEN_EXPIRED' })
    await api.read(me, { token: account.token })
  })

  test('are ended all together, here too', async () => {
    const account = await insertAccount(api.db)
    const elsewhere = await tokenFor(api.db, account)
    await api.read(endEverySession, { token: account.token })
    for (const token of [account.token, elsewhere])
      expect(await api.fail('/auth/me', bearer(token))).toMatchObject({ code: 'TOKEN_EXPIRED' })
    await api.read(login, { body: { email: account.email, password: PASSWORD } })
  })
})
