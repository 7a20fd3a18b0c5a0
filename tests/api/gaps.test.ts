import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listGaps, listVisits, saveCall, takeNextCall } from '#contract/gaps.ts'
import { getProfile } from '#contract/profile.ts'
import { getUser, removeHelper, setHelper, setUserStatus } from '#contract/users.ts'
import { parseHoursLine } from '#shared/rules/hours-line.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/duration.ts'
import { bodyRequest } from './setup/body-request.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'

let api: TestApi
type Person = Awaited<ReturnType<typeof make.insertAccount>>
let admin: Person
let helper: Person
let town: Awaited<ReturnType<typeof make.insertLocation>>

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date('2026-11-24T06:00:00Z')
})
afterAll(() => api.close())

beforeEach(async () => {
  api.clock.now = new Date(api.clock.now!.getTime() + DAY_MS)
  admin = await make.insertAccount(api.db, { role: 'admin' })
  town = await make.insertLocation(api.db)
  helper = await make.insertHelper(api.db, { towns: [town.id] })
})

let serial = 0
const number = () => `+9194310${String((serial += 1)).padStart(5, '0')}`
const shop = (values: Parameters<typeof make.insertBusiness>[1] = {}) =>
  make.insertBusiness(api.db, { locationId: town.id, phone: number(), ...values })
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

describe('a helper', () => {
  test('is made and ended by an administrator, at once and without a new login', async () => {
    const person = await make.insertAccount(api.db)
    const { token } = person
    const profile = async () => (await api.read(getProfile, { token })).data.isHelper
    const params = { id: person.id }
    expect(await profile()).toBe(false)
    expect((await api.ask('/gaps', authorizedRequest(token))).status).toBe(403)
    const body = { everyTown: false, towns: [town.id] }
    const { data } = await api.read(setHelper, { params, body, token: admin.token })
    expect(data.helper.towns).toEqual([{ id: town.id, city: town.city, nameHi: null }])
    expect(await profile()).toBe(true)
    const seen = (await api.read(getUser, { params, token: admin.token })).data
    expect(seen.helper).toEqual(data.helper)
    expect(seen.history[0]).toMatchObject({ action: 'make helper', noun: 'accounts' })
    await api.read(removeHelper, { params, token: admin.token })
    expect(await profile()).toBe(false)
    expect((await api.ask('/gaps', authorizedRequest(token))).status).toBe(403)
    const again = await api.fail(
      `/users/${person.id}/helper`,
      bodyRequest('DELETE', undefined, admin.token),
    )
    expect(again).toMatchObject({ code: 'NOT_POSSIBLE', error: 'This account is no helper.' })
  })

  test('has at least one town, which is there; and is no administrator', async () => {
    const { id } = await make.insertAccount(api.db)
    const put = (who: number, body: object) =>
      api.fail(`/users/${who}/helper`, bodyRequest('PUT', body, admin.token))
    expect((await put(id, { everyTown: false })).fields).toHaveProperty('towns')
    const unknown = await put(id, { everyTown: false, towns: [999_999] })
    expect(unknown.fields).toEqual({ towns: 'Choose towns of the list' })
    const other = await make.insertAccount(api.db, { role: 'admin' })
    expect(await put(other.id, { everyTown: true })).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await put(admin.id, { everyTown: true })).toMatchObject({ code: 'NOT_POSSIBLE' })
  })

  test('whose account is deactivated reaches nothing', async () => {
    await api.read(setUserStatus, {
      ...{ params: { id: helper.id }, body: { status: 'inactive' }, token: admin.token },
    })
    expect((await api.ask('/gaps', authorizedRequest(helper.token))).status).toBe(401)
  })

  test('sees listings of their towns alone, and nothing private of them', async () => {
    const owner = await make.insertAccount(api.db, { role: 'owner' })
    const mine = await shop({ ownerId: owner.id, email: 'secret@example.org', ownerName: 'Ravi' })
    const other = await make.insertBusiness(api.db, { phone: number() })
    await shop({ status: 'pending' })
    const answer = await api.read(listGaps, { token: helper.token })
    expect(answer.data.map(({ id }) => id)).toEqual([mine.id])
    expect(JSON.stringify(answer)).not.toMatch(/secret|Ravi|ownerId/)
    const body = { businessId: other.id, result: 'no-answer' }
    expect((await refuse('/calls', body)).code).toBe('NOT_FOUND')
    expect((await refuse('/calls/next', { businessId: other.id })).code).toBe('NOT_FOUND')
    const all = await api.read(listGaps, { query: { limit: '1000' }, token: admin.token })
    expect(all.data.map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id, other.id]))
  })
})

describe('the gaps', () => {
  test('are counted by town and kind, and listed by what is missing', async () => {
    const kind = await make.insertCategory(api.db, { name: 'Tailors' })
    await shop({ name: 'B', phone: null, categoryId: kind.id })
    await shop({ name: 'A', hours: parseHoursLine(HOURS), latitude: 24, longitude: 84 })
    await shop({
      ...{ name: 'C', hours: parseHoursLine(HOURS), latitude: 24, longitude: 84 },
      images: ['/uploads/x.webp'],
    })
    const ask = (query: object) => api.read(listGaps, { query, token: helper.token })
    const all = await ask({})
    expect(all.data.map(({ name, missing }) => [name, missing])).toEqual([
      ['A', ['photo']],
      ['B', ['phone', 'hours', 'photo', 'point']],
    ])
    const { id, city, nameHi } = town
    expect(all.towns).toEqual([
      { ...{ id, city, nameHi, total: 3 }, ...{ phone: 1, hours: 1, photo: 2, point: 1 } },
    ])
    expect(all.kinds.map(({ count }) => count)).toEqual([1, 1])
    expect((await ask({ missing: 'hours' })).data.map(({ name }) => name)).toEqual(['B'])
    expect((await ask({ kind: kind.id })).pagination.total).toBe(1)
  })
})

describe('the call list', () => {
  test('gives one at a time, and says what is left and what was called today', async () => {
    const [a, b] = [await shop({ name: 'A' }), await shop({ name: 'B' })]
    await shop({ name: 'No number', phone: null })
    await shop({ name: 'Has hours', hours: parseHoursLine(HOURS) })
    const first = await next()
    expect(first).toMatchObject({ listing: { id: a.id }, left: 2, calledToday: 0 })
    expect(first.next.map(({ id }) => id)).toEqual([b.id])
    // Asked again, it is the same one.
    expect((await next()).listing?.id).toBe(a.id)
    await save({ businessId: a.id, result: 'no-answer' })
    const second = await next()
    expect(second).toMatchObject({ listing: { id: b.id }, left: 1, calledToday: 1, next: [] })
    later(3 * HOUR_MS)
    expect((await next()).left).toBe(2)
    later(DAY_MS)
    expect((await next()).calledToday).toBe(0)
  })

  test('is of one category where that is asked for, and gives back another’s', async () => {
    const [a, b] = [await shop({ name: 'A' }), await shop({ name: 'B' })]
    expect((await next()).listing?.id).toBe(a.id)
    expect(await next({ kind: b.categoryId })).toMatchObject({ listing: { id: b.id }, left: 1 })
    const colleague = await make.insertHelper(api.db, { towns: [town.id] })
    expect((await next({}, colleague)).listing?.id).toBe(a.id)
  })

  test('never gives one listing to two helpers, however many ask at once', async () => {
    for (let i = 0; i < 6; i++) await shop({ name: `Shop ${i}` })
    const people = [helper]
    while (people.length < 8) people.push(await make.insertHelper(api.db))
    const query = { town: town.id }
    const taken = await Promise.all(people.map(async (one) => (await next(query, one)).listing?.id))
    const given = taken.filter((id) => id !== undefined)
    expect(given).toHaveLength(6)
    expect(new Set(given).size).toBe(6)
    // Whoever got none gets what is given back.
    const late = people[taken.indexOf(undefined)]!
    later(9 * MINUTE_MS)
    expect((await next(query, late)).listing).toBeNull()
    later(2 * MINUTE_MS)
    expect((await next(query, late)).listing).not.toBeNull()
  })

  test('of one helper in two tabs is one listing', async () => {
    for (let i = 0; i < 4; i++) await shop()
    const [one, other] = await Promise.all([next(), next()])
    expect(one.listing?.id).toBe(other.listing?.id)
  })

  test('a named one is given, and the former one back; not while another calls it', async () => {
    const [a, b] = [await shop({ name: 'A' }), await shop({ name: 'B' })]
    await next()
    expect((await next({ businessId: b.id })).listing?.id).toBe(b.id)
    const colleague = await make.insertHelper(api.db)
    expect((await next({ town: town.id }, colleague)).listing?.id).toBe(a.id)
    const refused = await refuse('/calls/next', { businessId: a.id })
    expect(refused).toMatchObject({ code: 'NOT_POSSIBLE', status: 409 })
  })

  test('a note keeps the listing; the next helper reads it', async () => {
    const { id } = await shop()
    await next()
    await save({ businessId: id, result: 'note', note: 'Call after 4 PM' })
    const { listing, calledToday } = await next()
    expect(listing?.calls).toEqual([
      expect.objectContaining({ result: 'note', note: 'Call after 4 PM', isMine: true }),
    ])
    expect(calledToday).toBe(0)
    const colleague = await make.insertHelper(api.db)
    later(11 * MINUTE_MS)
    const seen = (await next({ town: town.id }, colleague)).listing
    expect(seen?.calls[0]).toMatchObject({ note: 'Call after 4 PM', isMine: false })
    expect(JSON.stringify(seen)).not.toContain(helper.email)
  })

  test('says what is wrong with what was typed, by field, and writes nothing', async () => {
    const { id: businessId } = await shop()
    const body = { businessId, result: 'told', phone: '12', hours: 'sometimes' }
    const { fields } = await refuse('/calls', body)
    expect(Object.keys(fields!)).toEqual(['phone', 'hours'])
    const nothing = await refuse('/calls', { businessId, result: 'told' })
    expect(nothing.fields).toEqual({ note: 'Enter what they told you' })
    const blank = await refuse('/calls', { businessId, result: 'note', note: ' ' })
    expect(blank.fields).toEqual({ note: 'Write a note' })
    const outside = await refuse('/calls', { businessId, result: 'told', point: '1.5, 2.5' })
    expect(outside.fields).toHaveProperty('point')
    expect(await api.db.$count(t.businessCalls, eq(t.businessCalls.businessId, businessId))).toBe(0)
  })
})

describe('the walking list', () => {
  test('goes from the centre of the town, or from a point, to the nearest one', async () => {
    const values = { latitude: 24, longitude: 84 }
    await api.db.update(t.locations).set(values).where(eq(t.locations.id, town.id))
    const far = await shop({ latitude: 24.02, longitude: 84 })
    const near = await shop({ latitude: 24.01, longitude: 84 })
    const unknown = await shop({ phone: null })
    await shop({
      ...{ hours: parseHoursLine(HOURS), latitude: 24, longitude: 84 },
      images: ['/uploads/y.webp'],
    })
    const ask = async (query: object) =>
      (await api.read(listVisits, { query, token: helper.token })).data
    const { stops, total, town: shown, towns } = await ask({})
    expect(stops.map(({ listing }) => listing.id)).toEqual([near.id, far.id, unknown.id])
    expect(stops.map(({ metres }) => metres)).toEqual([1112, 1112, null])
    expect({ total, shown: shown?.id, towns: towns.length }).toEqual({
      ...{ total: 3, shown: town.id, towns: 1 },
    })
    const back = await ask({ from: '24.03, 84.001' })
    expect(back.stops[0]!.listing.id).toBe(far.id)
    expect((await ask({ missing: 'phone' })).stops.map(({ listing }) => listing.id)).toEqual([
      unknown.id,
    ])
  })
})
