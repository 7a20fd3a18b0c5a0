import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { exportAudit, listAudit } from '#contract/audit.ts'
import { ENDPOINTS } from '#contract/index.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { recordAudit, recordAudits } from '#server/kit/audit-entries/record.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { accounts, auditEntries, authenticators } from '#server/kit/db/tables/index.ts'
import { encryptValue } from '#server/people/second-factor/index.ts'
import { authorizedRequest, jsonRequest, TEST_SECRET, startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await make.insertAccount(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

const find = (query: QueryOf<typeof listAudit>) => api.read(listAudit, { query, token })

const write = (actor: Actor, action: string, noun: string, id: number, detail = {}) =>
  api.db.transaction((tx) => recordAudit(tx, actor, action, noun, id, detail))

async function person(name: string) {
  const { id } = await make.insertAccount(api.db, { name })
  return { id, actor: { kind: 'user', id, role: 'user', name } as const }
}

describe('the audit log', () => {
  test('is searched by person, thing, action and day, in pages, the newest first', async () => {
    const { id, actor } = await person('Sunita Devi')
    const other = await person('Ramesh Oraon')
    for (const number of [71, 72, 73]) await write(actor, 'update', 'test-things', number)
    await write(other.actor, 'delete', 'test-things', 73)

    const first = await find({ noun: 'test-things', limit: 3 })
    expect(first.pagination).toMatchObject({ total: 4, totalPages: 2 })
    expect(first.data.map(({ recordId }) => recordId)).toEqual([73, 73, 72])
    expect((await find({ noun: 'test-things', limit: 3, page: 2 })).data).toHaveLength(1)

    const hers = await find({ person: 'sunita', noun: 'test-things' })
    expect(hers.data).toHaveLength(3)
    expect(hers.data[0]).toMatchObject({ actor: 'user', person: { id, name: 'Sunita Devi' } })
    expect((await find({ noun: 'test-things', record: 73 })).data).toHaveLength(2)
    expect((await find({ action: 'delete', noun: 'test-things' })).data).toHaveLength(1)
    expect((await find({ account: other.id })).data.map(({ action }) => action)).toEqual(['delete'])
    expect((await find({ noun: 'test-things', to: '2020-01-01' })).data).toEqual([])
    expect((await find({ noun: 'test-things', from: '2020-01-01' })).data).toHaveLength(4)
    expect((await find({ person: '%' })).data).toEqual([])
  })

  test('what one write does to many is one row, with the name of what it was done to', async () => {
    const { actor } = await person('Birsa Munda')
    const { id: one } = await make.insertBusiness(api.db, { name: 'Sal Tea House' })
    const { id: two } = await make.insertBusiness(api.db)
    await api.db.transaction((tx) =>
      recordAudits(tx, actor, 'businesses', [
        { action: 'approve', recordId: one, detail: { from: 'pending' } },
        { action: 'verify', recordId: one },
        { action: 'approve', recordId: two },
      ]),
    )
    await write(actor, 'decide', 'decisions', 1)
    const found = await find({ person: 'birsa' })
    expect(found.pagination.total).toBe(1)
    expect(found.data[0]).toMatchObject({
      ...{ action: 'approve, verify', count: 2, recordId: one, title: 'Sal Tea House' },
      detail: { from: 'pending' },
    })
    expect((await find({ person: 'birsa', noun: 'decisions' })).data).toHaveLength(1)
    expect((await find({ person: 'birsa', action: 'verify' })).data[0]).toMatchObject({ count: 1 })
  })

  test('a day is one of India', async () => {
    const [entry] = await api.db
      .insert(auditEntries)
      .values({
        ...{ actor: 'job', action: 'test', noun: 'test-days' },
        at: new Date('2026-03-04T19:00:00Z'),
      })
      .returning({ id: auditEntries.id })
    const on = async (day: string) =>
      (await find({ noun: 'test-days', from: day, to: day })).data.map(({ id }) => id)
    expect(await on('2026-03-05')).toEqual([entry!.id])
    expect(await on('2026-03-04')).toEqual([])
  })

  test('is a file that a spreadsheet opens, with Hindi, and no formula of it runs', async () => {
    const { actor } = await person('=HYPERLINK("http://evil.example")')
    await write(actor, 'update', 'test-files', 1, { name: 'दवाई की दुकान' })
    const { data } = await api.read(exportAudit, { query: { noun: 'test-files' }, token })
    expect(data.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    expect(data.whole).toBe(true)
    const [head, row] = data.text.split('\r\n')
    expect(head).toBe('\ufeffTime (India),Who,Email,Action,Thing,Number,Detail')
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(row).toContain('दवाई की दुकान')
    const query = { noun: 'test-files', language: 'hi' } as const
    const hindi = await api.read(exportAudit, { query, token })
    expect(hindi.data.text.split('\r\n')[1]).toContain(',बदला,test-files,1,')
  })

  test('nobody changes or removes an entry; it may lose its account', async () => {
    const { id, actor } = await person('Mohan Ram')
    await write(actor, 'update', 'test-kept', 1)
    const mine = eq(auditEntries.accountId, id)
    const message = 'Entries of the audit log are neither changed nor removed before two years.'
    const refusal = { cause: { message } }
    await expect(
      api.db.update(auditEntries).set({ action: 'read' }).where(mine),
    ).rejects.toMatchObject(refusal)
    await expect(
      api.db.update(auditEntries).set({ accountId: null, action: 'read' }).where(mine),
    ).rejects.toMatchObject(refusal)
    await expect(api.db.delete(auditEntries).where(mine)).rejects.toMatchObject(refusal)
    await api.db.delete(accounts).where(eq(accounts.id, id))
    const [left] = (await find({ noun: 'test-kept' })).data
    expect(left).toMatchObject({ action: 'update', person: null })
  })

  test('no call writes to it', () => {
    const calls = ENDPOINTS.filter(({ path, tag }) => /audit/i.test(`${path} ${tag}`))
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']))
  })

  test('entries go after two years; what the first start loaded stays known', async () => {
    const at = sql`now() - interval '2 years 1 day'`
    const job = { actor: 'job', noun: 'test-old' } as const
    await api.db.insert(auditEntries).values([
      { ...job, action: 'test', at },
      { ...job, action: 'load', at },
      { ...job, action: 'test', at: sql`now() - interval '23 months'` },
    ])
    await api.runTask('forget old audit entries')
    const { data } = await find({ noun: 'test-old' })
    expect(data.map(({ action }) => action)).toEqual(['test', 'load'])
  })
})

describe('signing in', () => {
  test('is written down, and so is whoever is refused', async () => {
    const email = 'audit-of-sign-ins@example.in'
    const { id } = await make.insertAccount(api.db, { email })
    const signIn = (password: string) => api.ask('/auth/login', jsonRequest({ email, password }))
    expect((await signIn('not the password')).status).toBe(401)
    const { data } = await api.read(login, { body: { email, password: make.TEST_PASSWORD } })
    await api.ask('/auth/logout', {
      method: 'POST',
      ...authorizedRequest(make.requireSignedIn(data).token),
    })
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, id))
    expect((await signIn(make.TEST_PASSWORD)).status).toBe(403)

    const told = (await find({ account: id })).data
    expect(told.map(({ action, detail }) => [action, detail.reason])).toEqual([
      ['sign-in refused', 'account closed'],
      ['sign out', undefined],
      ['sign in', undefined],
      ['sign-in refused', 'password'],
    ])
    expect(JSON.stringify(told)).not.toContain('not the password')
  })

  test('with a wrong second factor, or after too many tries, is written down too', async () => {
    const email = 'audit-of-codes@example.in'
    const { id } = await make.insertAccount(api.db, { email })
    await api.db.insert(authenticators).values({
      accountId: id,
      sealedSecret: encryptValue('JBSWY3DPEHPK3PXP', TEST_SECRET),
      confirmedAt: new Date(),
    })
    const { data } = await api.read(login, { body: { email, password: make.TEST_PASSWORD } })
    const challenge = 'challenge' in data ? data.challenge : ''
    await api.fail('/auth/login/complete', jsonRequest({ challenge, code: '000000' }))
    // From a network that the account never used, where the right password is one try more.
    for (const password of [...Array<string>(10).fill('wrong'), make.TEST_PASSWORD])
      await api.ask('/auth/login', { ...jsonRequest({ email, password }), from: '192.0.2.44' })
    const reasons = (await find({ account: id, limit: 100 })).data.map(
      ({ detail }) => detail.reason,
    )
    expect([...new Set(reasons)].sort()).toEqual(['password', 'second factor', 'too many tries'])
  })

  test('of an address that nobody has here only the attempt is written', async () => {
    const body = { email: 'nobody-at-all@example.in', password: 'whatever it is' }
    await api.ask('/auth/login', jsonRequest(body))
    const [entry] = (await find({ action: 'sign-in refused' })).data
    expect(entry).toMatchObject({ actor: 'visitor', recordId: null })
    expect(JSON.stringify(entry)).not.toContain('nobody-at-all')
  })
})
