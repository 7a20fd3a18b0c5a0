import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askTeamForNumber, mailSilentCode, requestMobileCode } from '#contract/mobile.ts'
import { decide, getQueueItem } from '#contract/moderation.ts'
import { completeLogin } from '#contract/second-factor.ts'
import {
  accounts,
  auditEntries,
  mails,
  mobileCodes,
  numberRequests,
  textMessages,
} from '#server/kit/db/tables/index.ts'
import { DAY_MS, MINUTE_MS } from '#shared/rules/duration.ts'
import { DECISION_UNDO_WINDOW_MS } from '#shared/rules/moderation.ts'
import { bodyRequest } from './setup/body-request.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertMobileAccount } from './setup/builders.ts'
import { readMobileCode, readTextMessages } from './setup/text-messages.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin', email: 'team-numbers@example.org' })
})
afterAll(() => api.close())

let serial = 0
const from = () => `198.51.100.${(serial += 1) % 250}`
const silent = (values: object = {}) =>
  insertMobileAccount(api.db, { lastActiveAt: new Date(Date.now() - 91 * DAY_MS), ...values })
const post = (path: string, body: object) =>
  api.fail(path, { ...bodyRequest('POST', body), from: from() })

/** A challenge whose code was given back: the account is there, and silent. */
async function prove(mobile: string): Promise<string> {
  const { data } = await api.read(requestMobileCode, { body: { mobile } })
  const { challenge } = data
  const code = await readMobileCode(api, mobile)
  const refused = await post('/auth/mobile/confirm', { challenge, code })
  expect(refused.code).toBe('NUMBER_SILENT')
  // Another code may be asked for in half a minute; tests do not wait.
  return challenge
}
const askTeam = async (mobile: string, note = 'It is my old number') =>
  api.read(askTeamForNumber, { body: { challenge: await prove(mobile), note } })
const requestOf = async (accountId: number) =>
  (
    await api.db
      .select()
      .from(numberRequests)
      .where(eq(numberRequests.accountId, accountId))
      .orderBy(desc(numberRequests.id))
  )[0]!
const readAccount = async (id: number) =>
  (await api.db.select().from(accounts).where(eq(accounts.id, id)))[0]!

async function mailedCode(recipient: string): Promise<string> {
  await api.runTask('mail sign-in codes')
  const [mail] = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.template, 'sign-in-code')))
    .orderBy(desc(mails.id))
  return /\b(\d{6})\b/.exec(mail!.text)![1]!
}

describe('a code to the email opens it as well', () => {
  test('both codes together sign in, and codes to the number alone do so again', async () => {
    const email = 'silent@example.org'
    const { id, mobile } = await silent({ email, emailConfirmedAt: new Date() })
    const challenge = await prove(mobile)
    const { data } = await api.read(mailSilentCode, { body: { challenge } })
    if (!('ways' in data)) throw new Error('Signed in without a code')
    expect(data.ways).toEqual(['mail'])
    const code = await mailedCode(email)
    const { data: signedIn } = await api.read(completeLogin, {
      body: { challenge: data.challenge, code },
    })
    expect(signedIn).toMatchObject({ user: { id } })
    expect(Date.now() - (await readAccount(id)).lastActiveAt.getTime()).toBeLessThan(2 * DAY_MS)
  })

  test('the answer is the same without an address, or with one nobody confirmed', async () => {
    const shapes = []
    for (const values of [
      { email: 'silent-two@example.org', emailConfirmedAt: new Date() },
      { email: 'silent-three@example.org' },
      {},
    ]) {
      const { mobile } = await silent(values)
      const body = { challenge: await prove(mobile) }
      const { data } = await api.read(mailSilentCode, { body })
      shapes.push(JSON.stringify(data).replace(/"[\w-]{43}"/, '"…"'))
    }
    expect(new Set(shapes).size).toBe(1)
    await api.runTask('mail sign-in codes')
    expect(await api.db.$count(mails, eq(mails.recipient, 'silent-three@example.org'))).toBe(0)
  })
})

describe('the team decides', () => {
  const sayAndCarryOut = async (id: number, verdict: 'approve' | 'reject') => {
    const { data: item } = await api.read(getQueueItem, {
      params: { kind: 'number', id },
      token: admin.token,
    })
    const items = [{ kind: 'number' as const, id, version: item.version }]
    const body = { items, verdict, reason: null }
    const { data } = await api.read(decide, { body, token: admin.token })
    api.clock.now = new Date(Date.now() + DECISION_UNDO_WINDOW_MS + 1000)
    await api.runTask('decisions')
    api.clock.now = null
    return data
  }
  const templatesTo = async (mobile: string) =>
    (await readTextMessages(api, mobile)).map(({ template }) => template)

  test('opened: the number signs in again; audited, person and email are told', async () => {
    const email = 'silent-four@example.org'
    const { id, mobile } = await silent({ email, emailConfirmedAt: new Date() })
    await askTeam(mobile)
    const request = await requestOf(id)
    const { data } = await api.read(getQueueItem, {
      params: { kind: 'number', id: request.id },
      token: admin.token,
    })
    expect(data.text).toBe('It is my old number')
    expect(data.facts).toContainEqual({ name: 'mobile', value: mobile })
    await sayAndCarryOut(request.id, 'approve')
    expect((await requestOf(id)).status).toBe('approved')
    expect((await templatesTo(mobile))[0]).toBe('account-opened')
    const told = await api.db.select().from(mails).where(eq(mails.recipient, email))
    expect(told.map(({ template }) => template)).toEqual(['account-notice', 'account-notice'])
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.noun, 'number-requests'), eq(auditEntries.recordId, request.id)))
    expect(entries.map(({ action }) => action).sort()).toEqual(['approve', 'ask'])
    expect(Date.now() - (await readAccount(id)).lastActiveAt.getTime()).toBeLessThan(DAY_MS)
  })

  test('refused: it stays closed, and the person is told', async () => {
    const { id, mobile, lastActiveAt } = await silent()
    await askTeam(mobile)
    await sayAndCarryOut((await requestOf(id)).id, 'reject')
    expect((await requestOf(id)).status).toBe('rejected')
    expect((await templatesTo(mobile))[0]).toBe('account-not-opened')
    expect((await readAccount(id)).lastActiveAt).toEqual(lastActiveAt)
  })

  test('decided twice, the second changes nothing and nobody is told twice', async () => {
    const { id, mobile } = await silent()
    await askTeam(mobile)
    const request = await requestOf(id)
    const { data: item } = await api.read(getQueueItem, {
      params: { kind: 'number', id: request.id },
      token: admin.token,
    })
    await sayAndCarryOut(request.id, 'reject')
    const items = [{ kind: 'number', id: request.id, version: item.version }]
    const body = { items, verdict: 'approve', reason: null }
    const answer = await api.ask('/admin/decisions', bodyRequest('POST', body, admin.token))
    expect(((await answer.json()) as { data: unknown[] }).data).toEqual([])
    expect((await requestOf(id)).status).toBe('rejected')
    expect(await templatesTo(mobile)).toEqual(['account-not-opened', 'code'])
  })

  test('asked twice, one item waits', async () => {
    const { id, mobile } = await silent()
    await askTeam(mobile)
    await api.db.delete(textMessages).where(eq(textMessages.recipient, mobile))
    api.clock.now = new Date(Date.now() + MINUTE_MS)
    await askTeam(mobile, 'Once more')
    api.clock.now = null
    expect(await api.db.$count(numberRequests, eq(numberRequests.accountId, id))).toBe(1)
  })

  test('not opened for a number that the account has no more', async () => {
    const { id, mobile, lastActiveAt } = await silent()
    await askTeam(mobile)
    const request = await requestOf(id)
    await api.db.update(accounts).set({ mobile: '+919111100001' }).where(eq(accounts.id, id))
    await sayAndCarryOut(request.id, 'approve')
    expect((await readAccount(id)).lastActiveAt).toEqual(lastActiveAt)
    expect(await templatesTo(mobile)).not.toContain('account-opened')
  })
})

describe('nobody gets further', () => {
  const ways = ['/auth/mobile/silent/mail', '/auth/mobile/silent/team']

  test.each(ways)('%s with the challenge of another browser', async (path) => {
    const { mobile } = await silent()
    await prove(mobile)
    expect((await post(path, { challenge: 'x'.repeat(43) })).code).toBe('LINK_INVALID')
  })

  test.each(ways)('%s before the code was given back', async (path) => {
    const { mobile } = await silent()
    const { data } = await api.read(requestMobileCode, { body: { mobile } })
    expect((await post(path, { challenge: data.challenge })).code).toBe('INVALID_INPUT')
    expect(await api.db.$count(numberRequests, eq(numberRequests.mobile, mobile))).toBe(0)
  })

  test.each(ways)('%s for an account that is in use', async (path) => {
    const { id, mobile } = await silent()
    const challenge = await prove(mobile)
    await api.db.update(accounts).set({ lastActiveAt: new Date() }).where(eq(accounts.id, id))
    expect((await post(path, { challenge })).code).toBe('LINK_INVALID')
  })

  test('a challenge asks the team once, and after ten minutes not at all', async () => {
    const [{ mobile }, other] = [await silent(), await silent()]
    const challenge = await prove(mobile)
    await api.read(askTeamForNumber, { body: { challenge } })
    expect((await post(ways[1]!, { challenge })).code).toBe('LINK_INVALID')
    const late = await prove(other.mobile)
    await api.db
      .update(mobileCodes)
      .set({ expiresAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(mobileCodes.mobile, other.mobile))
    expect((await post(ways[1]!, { challenge: late })).code).toBe('LINK_INVALID')
  })

  test('who is no administrator decides nothing', async () => {
    const { id, mobile } = await silent()
    await askTeam(mobile)
    const { token } = await insertAccount(api.db, { role: 'owner' })
    const items = [{ kind: 'number', id: (await requestOf(id)).id, version: 1 }]
    const body = { items, verdict: 'approve', reason: null }
    const answer = await api.ask('/admin/decisions', bodyRequest('POST', body, token))
    expect(answer.status).toBe(403)
    expect((await requestOf(id)).status).toBe('open')
  })
})
