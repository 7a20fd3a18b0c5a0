import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBusiness, listBusinesses } from '#contract/businesses.ts'
import {
  listAllBusinesses,
  setBusinessFeatured,
  setBusinessStatus,
  setBusinessVerified,
} from '#contract/businesses-writing.ts'
import { businesses, categories, locations, mails } from '#server/kit/db/tables/index.ts'
import { BUSINESS_STATUSES, type BusinessStatus } from '#shared/rules/business.ts'
import { SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'
import { readLastMailTo, readMailsTo } from './setup/mailed.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})

afterAll(() => api.close())

const setStatus = async (id: number, status: BusinessStatus, reason?: string) =>
  (
    await api.read(setBusinessStatus, {
      params: { id },
      body: { status, ...(reason ? { reason } : {}) },
      token,
    })
  ).data
const refused = (id: number | string, body: object, what = 'status') =>
  api.fail(`/businesses/${id}/${what}`, bodyRequest('PATCH', body, token))

describe('the status of a business', () => {
  const allowed = [
    'pending to active',
    'pending to inactive',
    'active to inactive',
    'inactive to active',
    'closed to inactive',
  ]
  const moves = BUSINESS_STATUSES.flatMap((from) => BUSINESS_STATUSES.map((to) => ({ from, to })))

  test.each(moves)('from $from to $to', async ({ from, to }) => {
    const { id } = await insertBusiness(api.db, {
      status: from,
      ...(from === 'closed' ? { closedAt: new Date() } : {}),
    })
    if (allowed.includes(`${from} to ${to}`)) {
      expect(await setStatus(id, to)).toEqual({ id, status: to })
      return
    }
    expect(await refused(id, { status: to })).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
      error:
        from === to
          ? `This business is already ${to}.`
          : `A business that is ${from} cannot become ${to}.`,
    })
    expect((await readTraces(api, 'businesses', id)).entries).toEqual([])
  })

  test('through its life leaves its traces, and is shown only while it is active', async () => {
    const { id, slug } = await insertBusiness(api.db, {
      status: 'pending',
      name: 'Sal Leaf Works',
      searchName: '',
    })
    const shown = async () => ({
      page: (await api.ask(`/businesses/${slug}`)).status,
      found: (await api.read(listBusinesses, { query: { search: 'sal leaf works' } })).data.length,
    })
    expect(await shown()).toEqual({ page: 404, found: 0 })
    await setStatus(id, 'active')
    expect(await shown()).toEqual({ page: 200, found: 1 })
    const [first] = await api.db.select().from(businesses).where(eq(businesses.id, id))
    expect(first?.approvedAt).toBeInstanceOf(Date)
    await setStatus(id, 'inactive')
    expect(await shown()).toEqual({ page: 404, found: 0 })
    await setStatus(id, 'active')
    expect(await shown()).toEqual({ page: 200, found: 1 })
    const [second] = await api.db.select().from(businesses).where(eq(businesses.id, id))
    expect(second?.approvedAt).toEqual(first?.approvedAt)
    const { entries, marks } = await readTraces(api, 'businesses', id)
    expect(entries.map(({ action }) => action)).toEqual(['reactivate', 'deactivate', 'approve'])
    expect(entries[1]?.detail).toEqual({ from: 'active', to: 'inactive' })
    expect(marks).toEqual(['created', 'deleted', 'created'])
  })

  test('of a rejected one is no change of what is public', async () => {
    const { id } = await insertBusiness(api.db, { status: 'pending' })
    await setStatus(id, 'inactive')
    const { entries, marks } = await readTraces(api, 'businesses', id)
    expect(entries).toMatchObject([{ action: 'reject' }])
    expect(marks).toEqual([])
  })

  test('cannot be active where its category or town is not', async () => {
    const category = await insertCategory(api.db, { status: 'inactive' })
    const location = await insertLocation(api.db, { status: 'inactive' })
    const { id } = await insertBusiness(api.db, {
      status: 'pending',
      categoryId: category.id,
      locationId: location.id,
    })
    expect(await refused(id, { status: 'active' })).toMatchObject({
      status: 409,
      error: 'Its category is not active.',
    })
    await api.db.update(categories).set({ status: 'active' }).where(eq(categories.id, category.id))
    expect(await refused(id, { status: 'active' })).toMatchObject({
      status: 409,
      error: 'Its location is not active.',
    })
    await api.db.update(locations).set({ status: 'active' }).where(eq(locations.id, location.id))
    await setStatus(id, 'active')
  })

  test('is not approved as another than was looked at, but hidden as whatever it is', async () => {
    const { id, version } = await insertBusiness(api.db, { status: 'pending' })
    const other = { description: 'Quite other words' }
    await api.db.update(businesses).set(other).where(eq(businesses.id, id))
    expect(await refused(id, { status: 'active', version })).toMatchObject({
      ...{ status: 409, code: 'CHANGED_MEANWHILE' },
    })
    expect((await readTraces(api, 'businesses', id)).entries).toEqual([])
    const [now] = await api.db.select().from(businesses).where(eq(businesses.id, id))
    const body = bodyRequest('PATCH', { status: 'active', version: now!.version }, token)
    expect((await api.ask(`/businesses/${id}/status`, body)).status).toBe(200)
    await setStatus(id, 'inactive')
  })

  test('is changed once by two at the same moment', async () => {
    const { id } = await insertBusiness(api.db, { status: 'pending' })
    const answers = await Promise.all(
      [1, 2].map(() =>
        api.ask(`/businesses/${id}/status`, bodyRequest('PATCH', { status: 'active' }, token)),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await readTraces(api, 'businesses', id)).marks).toEqual(['created'])
  })
})

describe('the owner is told by mail', () => {
  const listing = async (confirmed: boolean) => {
    const owner = await insertAccount(api.db, {
      role: 'owner',
      emailConfirmedAt: confirmed ? new Date() : null,
    })
    const business = await insertBusiness(api.db, {
      status: 'pending',
      ownerId: owner.id,
      name: 'Lac <b>Bangles</b>',
    })
    return { owner, business }
  }

  test('when the listing is shown, with the way to it', async () => {
    const { owner, business } = await listing(true)
    await setStatus(business.id, 'active')
    const mail = await readLastMailTo(api.db, owner.email)
    expect(mail).toMatchObject({
      template: 'listing-shown',
      subject: expect.stringContaining('Lac <b>Bangles</b>') as string,
    })
    expect(mail?.text).toContain(`${SITE_ORIGIN}/business/${business.slug}`)
    expect(mail?.html).toContain('Lac &lt;b&gt;Bangles&lt;/b&gt;')
  })

  test('when it is not, with the reason', async () => {
    const { owner, business } = await listing(true)
    await setStatus(business.id, 'inactive', '  The phone number <i>does not</i> answer.  ')
    const mail = await readLastMailTo(api.db, owner.email)
    expect(mail).toMatchObject({
      template: 'listing-hidden',
      subject: expect.stringContaining('is not live') as string,
    })
    expect(mail?.html).toContain('The phone number &lt;i&gt;does not&lt;/i&gt; answer.')
    expect((await readTraces(api, 'businesses', business.id)).entries[0]?.detail).toMatchObject({
      reason: 'The phone number <i>does not</i> answer.',
    })
    await setStatus(business.id, 'active')
    await setStatus(business.id, 'inactive')
    expect((await readLastMailTo(api.db, owner.email))?.subject).toContain('is no longer live')
  })

  test('without words of the listing where nobody has confirmed the address', async () => {
    const { owner, business } = await listing(false)
    for (const status of ['active', 'inactive'] as const) {
      await setStatus(business.id, status)
      const mail = await readLastMailTo(api.db, owner.email)
      expect(`${mail?.subject} ${mail?.text.replace(/https?:\S+/g, '')}`).not.toContain('Bangles')
    }
  })

  test('and nobody, where there is no owner', async () => {
    const before = await api.db.$count(mails)
    await setStatus((await insertBusiness(api.db, { status: 'pending' })).id, 'active')
    expect(await api.db.$count(mails)).toBe(before)
  })
})

describe.each([
  { what: 'verified' as const, endpoint: setBusinessVerified, actions: ['unverify', 'verify'] },
  { what: 'featured' as const, endpoint: setBusinessFeatured, actions: ['unfeature', 'feature'] },
])('a business is $what', ({ what, endpoint, actions }) => {
  const set = async (id: number, value: boolean) =>
    (
      await api.read(endpoint as typeof setBusinessVerified, {
        params: { id },
        body: { [what]: value } as never,
        token,
      })
    ).data

  test('or no longer, whatever its status; the same again writes nothing', async () => {
    const { id, slug } = await insertBusiness(api.db)
    expect(await set(id, true)).toEqual({ id, [what]: true })
    expect(await set(id, true)).toEqual({ id, [what]: true })
    expect((await api.read(getBusiness, { params: { idOrSlug: slug } })).data[what]).toBe(true)
    await set(id, false)
    const { entries, marks } = await readTraces(api, 'businesses', id)
    expect(entries.map(({ action }) => action)).toEqual(actions)
    expect(marks).toEqual(['updated', 'updated'])
    const pending = await insertBusiness(api.db, { status: 'pending' })
    await set(pending.id, true)
    expect((await readTraces(api, 'businesses', pending.id)).marks).toEqual([])
  })

  test('is said by true or false', async () => {
    const { id } = await insertBusiness(api.db)
    expect(await refused(id, { [what]: 'yes' }, what)).toMatchObject({
      fields: { [what]: 'This must be true or false' },
    })
    expect(await refused(id, {}, what)).toMatchObject({ fields: { [what]: 'This is required' } })
  })
})

describe.each([
  ['status', { status: 'active' }],
  ['verified', { verified: true }],
  ['featured', { featured: true }],
])('PATCH …/%s', (what, body) => {
  test('is for administrators, about a business there is', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id } = await insertBusiness(api.db, { status: 'pending', ownerId: owner.id })
    const path = `/businesses/${id}/${what}`
    expect(await api.fail(path, bodyRequest('PATCH', body))).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    for (const by of [owner, await insertAccount(api.db)])
      expect(await api.fail(path, bodyRequest('PATCH', body, by.token))).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
    expect(await refused(2_000_000_000, body, what)).toMatchObject({
      status: 404,
      error: 'Business not found.',
    })
    expect(await refused('BIZ-1', body, what)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(await refused(id, { status: 'sold', verified: 1, featured: null }, what)).toMatchObject({
      status: 400,
    })
  })
})

describe('all businesses', () => {
  test('are there for administrators, with their owners, in every state', async () => {
    const owner = await insertAccount(api.db, { role: 'owner', name: 'Sample Owner' })
    const mine = await insertBusiness(api.db, {
      name: 'Kendu 100%',
      status: 'pending',
      ownerId: owner.id,
    })
    await insertBusiness(api.db, { name: 'Kendu gone', status: 'inactive' })
    const all = async (query: object) => api.read(listAllBusinesses, { query: query, token })
    const { data, counts, pagination } = await all({ search: 'KENDU' })
    expect(data.map(({ name, status }) => [name, status])).toEqual([
      ['Kendu gone', 'inactive'],
      ['Kendu 100%', 'pending'],
    ])
    expect(data[1]?.owner).toEqual({ id: owner.id, name: 'Sample Owner', email: owner.email })
    expect(data[0]?.owner).toBeNull()
    expect(pagination.total).toBe(2)
    expect(counts.pending).toBe(await api.db.$count(businesses, eq(businesses.status, 'pending')))
    expect((await all({ search: '0%', status: 'pending' })).data.map(({ id }) => id)).toEqual([
      mine.id,
    ])
    expect((await all({ search: 'kendu', status: 'active' })).data).toEqual([])
    expect((await all({ limit: 1, page: 2, search: 'kendu' })).data.map(({ id }) => id)).toEqual([
      mine.id,
    ])
  })

  test('and for nobody else', async () => {
    expect(await api.fail('/businesses/admin/all')).toMatchObject({ status: 401 })
    const { token: owner } = await insertAccount(api.db, { role: 'owner' })
    expect(
      await api.fail('/businesses/admin/all', bodyRequest('GET', undefined, owner)),
    ).toMatchObject({ status: 403 })
  })
})

test('what cannot be written whole is not written at all', async () => {
  const owner = await insertAccount(api.db, { role: 'owner' })
  const { id, slug } = await insertBusiness(api.db, { status: 'pending', ownerId: owner.id })
  await runAsOwner(api.db, 'alter table publish_marks rename to marks_away')
  expect(await refused(id, { status: 'active' })).toMatchObject({ status: 500, code: 'INTERNAL' })
  await runAsOwner(api.db, 'alter table marks_away rename to publish_marks')
  expect((await api.ask(`/businesses/${slug}`)).status).toBe(404)
  expect(await readTraces(api, 'businesses', id)).toEqual({ entries: [], marks: [] })
  expect(await readMailsTo(api.db, owner.email)).toEqual([])
  await setStatus(id, 'active')
})
