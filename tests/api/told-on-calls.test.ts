import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withdrawFact } from '#contract/facts.ts'
import { listGaps, listVisits, saveCall, takeNextCall } from '#contract/gaps.ts'
import { parseHoursLine } from '#shared/rules/hours-line.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { bodyRequest } from './setup/body-request.ts'
import { startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'

let api: TestApi
type Person = Awaited<ReturnType<typeof make.insertAccount>>
let helper: Person
let town: Awaited<ReturnType<typeof make.insertLocation>>

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date('2026-11-24T06:00:00Z')
})
afterAll(() => api.close())

beforeEach(async () => {
  api.clock.now = new Date(api.clock.now!.getTime() + DAY_MS)
  town = await make.insertLocation(api.db)
  helper = await make.insertHelper(api.db, { towns: [town.id] })
})

let serial = 0
const number = () => `+9194310${String((serial += 1)).padStart(5, '0')}`
const shop = (values: Parameters<typeof make.insertBusiness>[1] = {}) =>
  make.insertBusiness(api.db, { locationId: town.id, phone: number(), ...values })
const row = async (id: number) =>
  (await api.db.select().from(t.businesses).where(eq(t.businesses.id, id)))[0]!
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now!.getTime() + ms)
}
type Next = Parameters<typeof api.read<typeof takeNextCall>>[1]
const next = async (body: NonNullable<Next>['body'] = {}, by = helper) =>
  (await api.read(takeNextCall, { body, token: by.token })).data
type Call = NonNullable<Parameters<typeof api.read<typeof saveCall>>[1]>['body']
const save = async (body: Call, by = helper) =>
  (await api.read(saveCall, { body: body!, token: by.token })).data
const refuse = (path: string, body: object, by = helper) =>
  api.fail(path, bodyRequest('POST', body, by.token))
const HOURS = 'Mon-Sat 10-18, Sun closed'

describe('what was told', () => {
  test('is shown at once with its source; the owner is told and takes it back', async () => {
    const owner = await make.insertAccount(api.db, { role: 'owner', emailConfirmedAt: new Date() })
    const { id: businessId } = await shop({ ownerId: owner.id })
    await save({ businessId, result: 'told', hours: HOURS })
    const after = await row(businessId)
    expect(after.hours).toEqual(parseHoursLine(HOURS))
    const on = getKolkataDate(api.clock.now!)
    expect(after.toldFacts).toEqual({ hours: { by: 'call', on } })
    expect(after).toMatchObject({ confirmedBy: 'team', confirmedAt: api.clock.now })
    const mails = await api.db.select().from(t.mails).where(eq(t.mails.recipient, owner.email))
    expect(mails.map(({ template }) => template)).toEqual(['listing-told'])
    expect(mails[0]!.text).toContain('called, and was told the opening hours')
    const params = { id: businessId, question: 'hours' as const }
    await api.read(withdrawFact, { params, token: owner.token })
    expect((await row(businessId)).hours).toBeNull()
  })

  test('is in the audit log and the history as the team’s, with the helper’s name', async () => {
    const { id: businessId } = await shop()
    await save({ businessId, result: 'told', hours: HOURS, way: 'visit' })
    const entries = await api.db
      .select()
      .from(t.auditEntries)
      .where(eq(t.auditEntries.accountId, helper.id))
    expect(entries.map(({ action, noun }) => `${action} ${noun}`)).toEqual(
      expect.arrayContaining(['accept facts', 'update businesses', 'call businesses']),
    )
    expect((await row(businessId)).toldFacts.hours?.by).toBe('visit')
    const [answer] = await api.db
      .select()
      .from(t.factAnswers)
      .where(eq(t.factAnswers.accountId, helper.id))
    expect(answer?.networkHash).toBeNull()
  })

  test('counts once for each key, however often it arrives', async () => {
    const { id: businessId } = await shop()
    const body = { businessId, result: 'told' as const, hours: HOURS, key: 'visit-0001' }
    const [one, other] = await Promise.all([save(body), save(body)])
    expect(one).toEqual(other)
    expect(await api.db.$count(t.businessCalls, eq(t.businessCalls.businessId, businessId))).toBe(1)
  })

  test('late, does not replace what others have said since', async () => {
    const { id: businessId, version } = await shop()
    const others = parseHoursLine('daily 8-20')
    await api.db.update(t.businesses).set({ hours: others }).where(eq(t.businesses.id, businessId))
    const body = { businessId, result: 'told', hours: HOURS, version }
    expect((await refuse('/calls', body)).code).toBe('CHANGED_MEANWHILE')
    expect((await row(businessId)).hours).toEqual(others)
    // What the listing lacks still is written.
    const { id: other } = await shop({ phone: null })
    await save({ businessId: other, result: 'told', phone: '94310 99998', version: 1 })
    expect((await row(other)).phone).toBe('+919431099998')
  })

  test('settles what visitors told of the same', async () => {
    const { id: businessId } = await shop({ phone: null })
    const value = { phone: '+919431099999' }
    const same = { businessId, question: 'phone' as const, value, valueKey: value.phone }
    await make.insertFact(api.db, same)
    await make.insertFact(api.db, { ...same, value: { phone: '+919431088888' }, valueKey: 'b' })
    await save({ businessId, result: 'told', phone: '94310 99999' })
    const facts = await api.db.select().from(t.facts).where(eq(t.facts.businessId, businessId))
    expect(facts.map(({ status, value: said }) => [status, said.phone]).sort()).toEqual([
      ['accepted', '+919431099999'],
      ['open', '+919431088888'],
    ])
  })

  test('that it is still there confirms it; that it closed waits for the team', async () => {
    const { id: businessId } = await shop({ confirmedAt: new Date('2020-01-01') })
    await save({ businessId, result: 'told', here: 'yes' })
    expect(await row(businessId)).toMatchObject({ confirmedBy: 'team', confirmedAt: api.clock.now })
    await save({ businessId, result: 'told', here: 'no' })
    expect((await row(businessId)).status).toBe('active')
    const [fact] = await api.db.select().from(t.facts).where(eq(t.facts.businessId, businessId))
    expect(fact).toMatchObject({ question: 'here', value: { closed: true }, status: 'open' })
  })
})

describe('a wrong number', () => {
  test('goes off the listing, which has the gap; the owner can bring it back', async () => {
    const owner = await make.insertAccount(api.db, { role: 'owner' })
    const { id: businessId, phone } = await shop({ ownerId: owner.id })
    await next()
    await save({ businessId, result: 'wrong-number', phone: phone! })
    expect((await row(businessId)).phone).toBeNull()
    expect((await next()).listing).toBeNull()
    const query = { missing: 'phone' as const }
    const [gap] = (await api.read(listGaps, { query, token: helper.token })).data
    expect(gap).toMatchObject({ id: businessId, calls: [{ wrongPhone: phone }] })
    const params = { id: businessId, question: 'phone' as const }
    await api.read(withdrawFact, { params, token: owner.token })
    expect((await row(businessId)).phone).toBe(phone)
  })

  test('that was replaced meanwhile stays replaced', async () => {
    const { id: businessId, phone } = await shop()
    await save({ businessId, result: 'wrong-number', phone: '9431000077' })
    expect((await row(businessId)).phone).toBe(phone)
  })
})

describe('who asked not to be listed', () => {
  test('is not called any more, and waits for administrators', async () => {
    const { id: businessId } = await shop()
    // Somebody has to read it.
    await make.insertAccount(api.db, { role: 'admin' })
    await save({ businessId, result: 'not-listed', note: 'Retired' })
    const [report] = await api.db.select().from(t.reports).where(eq(t.reports.recordId, businessId))
    expect(report).toMatchObject({
      ...{ noun: 'business', status: 'new', accountId: helper.id },
      detail: 'Asked a helper not to be listed. Retired',
    })
    expect((await row(businessId)).status).toBe('active')
    later(30 * DAY_MS)
    helper = { ...helper, token: await make.createToken(api.db, helper) }
    expect((await next()).listing).toBeNull()
    const visits = (await api.read(listVisits, { token: helper.token })).data
    expect(visits.stops).toEqual([])
    const named = await refuse('/calls/next', { businessId })
    expect(named.code).toBe('NOT_POSSIBLE')
  })
})
