import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteBusiness,
  restoreBusiness,
  setOperatingStatus,
} from '#contract/business-lifecycle.ts'
import { getBusiness, listBusinesses, listBusinessPoints } from '#contract/businesses.ts'
import { listMyBusinesses } from '#contract/businesses-writing.ts'
import { listSnapshotBusinesses } from '#contract/snapshot.ts'
import { businesses, reviews } from '#server/kit/db/tables/index.ts'
import { findPage } from '#server/publishing/slug-history/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertReview, createToken } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'
import { readTemplatesTo } from './setup/mailed.ts'

let api: TestApi
let owner: Awaited<ReturnType<typeof insertAccount>>
let other: Awaited<ReturnType<typeof insertAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  owner = await insertAccount(api.db, { role: 'owner', emailConfirmedAt: new Date() })
  other = await insertAccount(api.db, { role: 'owner' })
  admin = await insertAccount(api.db, { role: 'admin' })
})

afterEach(() => {
  api.clock.now = null
})
afterAll(() => api.close())

const ownListing = (values: Parameters<typeof insertBusiness>[1] = {}) =>
  insertBusiness(api.db, { ownerId: owner.id, ...values })
const standing = async (id: number, body: object, token = owner.token) =>
  (await api.read(setOperatingStatus, { params: { id }, body: body as never, token })).data
const refused = (id: number, body: object, token = owner.token) =>
  api.fail(`/businesses/${id}/standing`, bodyRequest('PATCH', body, token))
const page = async (slug: string) =>
  (await api.read(getBusiness, { params: { idOrSlug: slug } })).data
const inLists = async (name: string) => {
  await api.runTask('search documents')
  const query = { search: name }
  return {
    list: (await api.read(listBusinesses, { query })).data.length,
    map: (await api.read(listBusinessPoints, { query })).data.length,
    open: (await api.read(listBusinesses, { query: { ...query, openNow: 'true' } })).data.length,
  }
}
const at = (time: string) => (api.clock.now = new Date(time))
const always = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { open: '00:00', close: '00:00', closed: false },
  ]),
)

describe('closed for some time', () => {
  test('stays in lists with closed days, and opens by itself on the day given', async () => {
    at('2026-11-22T06:00:00Z')
    const { id, slug } = await ownListing({
      name: 'Kusum Sweet House',
      hours: always,
      latitude: 24.03,
      longitude: 84.07,
    })
    expect(await inLists('kusum sweet house')).toEqual({ list: 1, map: 1, open: 1 })
    await standing(id, { standing: 'paused', until: '2026-12-05', reason: 'renovation' })
    expect(await inLists('kusum sweet house')).toEqual({ list: 1, map: 1, open: 0 })
    const shown = await page(slug)
    expect(shown).toMatchObject({
      status: 'active',
      pausedUntil: '2026-12-05',
      pausedFor: 'renovation',
    })
    expect(shown.businessHours?.monday?.closed).toBe(true)
    const [own] = (await api.read(listMyBusinesses, { token: owner.token })).data
    expect(own).toMatchObject({ id, businessHours: always, pausedUntil: '2026-12-05' })

    // The last minute of 4 December in Kolkata, and the first of the 5th.
    at('2026-12-04T18:29:00Z')
    await api.runTask('open businesses again')
    expect((await page(slug)).pausedUntil).toBe('2026-12-05')
    at('2026-12-04T18:30:00Z')
    await api.runTask('open businesses again')
    expect(await page(slug)).toMatchObject({ pausedUntil: null, businessHours: always })
    await api.runTask('open businesses again')
    const { entries, marks } = await readTraces(api, 'businesses', id)
    expect(entries.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'job open',
      'user pause',
    ])
    expect(marks).toEqual(['updated', 'updated'])
    expect(await readTemplatesTo(api.db, owner.email)).toEqual(['listing-open-again'])
  })

  test.each([
    ['today', '2026-11-22', 'Choose a day after today'],
    ['a day that was', '2026-11-01', 'Choose a day after today'],
    ['too far away', '2027-12-01', 'Choose a day within one year'],
    ['no day', '2026-02-30', 'Choose a day'],
  ])('until %s is refused', async (_, until, reason) => {
    at('2026-11-22T06:00:00Z')
    const { id } = await ownListing()
    expect(await refused(id, { standing: 'paused', until })).toMatchObject({
      status: 400,
      fields: { until: reason },
    })
  })
})

describe('closed for good', () => {
  test('leaves lists and the search, keeps its page, and can open again', async () => {
    const { id, slug } = await ownListing({ name: 'Harsingar Tailors', slug: 'harsingar' })
    await insertReview(api.db, { businessId: id })
    expect((await standing(id, { standing: 'closed' })).status).toBe('closed')
    expect(await inLists('harsingar tailors')).toMatchObject({ list: 0, map: 0 })
    expect(await page(slug)).toMatchObject({ status: 'closed', movedTo: null, totalReviews: 1 })
    expect(await findPage(api.db, 'businesses', { slug })).toEqual({ slug })
    const { data } = await api.read(listSnapshotBusinesses, { query: { ids: String(id) } })
    expect(data).toMatchObject([{ id, status: 'closed' }])
    expect((await api.ask(`/reviews/business/${slug}`)).status).toBe(200)
    expect(
      await api.fail(
        '/reviews',
        bodyRequest('POST', { businessId: id, rating: 5, comment: 'Good stitching' }, other.token),
      ),
    ).toMatchObject({ status: 403, error: 'This business has closed or moved.' })
    // Once more changes nothing.
    await standing(id, { standing: 'closed' })
    await standing(id, { standing: 'open' })
    expect(await inLists('harsingar tailors')).toMatchObject({ list: 1 })
    const { entries, marks } = await readTraces(api, 'businesses', id)
    expect(entries.map(({ action }) => action)).toEqual(['open', 'close'])
    expect(marks).toEqual(['updated', 'updated'])
  })

  test('an owner cannot slip another name past approval by closing and opening', async () => {
    const { id } = await ownListing({ name: 'Honest Grain Store' })
    await standing(id, { standing: 'closed' })
    const answer = await api.ask(
      `/businesses/${id}`,
      bodyRequest('PUT', { name: 'Another Name' }, owner.token),
    )
    expect(await answer.json()).toMatchObject({ data: { waiting: ['name'] } })
    await standing(id, { standing: 'open' })
    expect((await page(String(id))).name).toBe('Honest Grain Store')
  })
})

describe('moved', () => {
  test('to another own listing: the page leads there, also after that is renamed', async () => {
    const { id } = await ownListing()
    const there = await ownListing({ name: 'New Shop', slug: 'new-shop' })
    await standing(id, { standing: 'moved', toId: there.id, toAddress: 'Station Road' })
    expect((await page(String(id))).movedTo).toEqual({
      address: 'Station Road',
      business: { name: 'New Shop', slug: 'new-shop' },
    })
    await api.read(setOperatingStatus, {
      params: { id: there.id },
      body: { standing: 'closed' },
      token: owner.token,
    })
    expect((await readTraces(api, 'businesses', id)).marks).toEqual(['updated', 'updated'])
    await api.read(deleteBusiness, { params: { id: there.id }, token: owner.token })
    expect((await page(String(id))).movedTo).toEqual({ address: 'Station Road', business: null })
  })

  test.each([
    ['nowhere', () => ({}), 'toAddress'],
    ['to itself', (id: number) => ({ toId: id }), 'toId'],
    ['to an unknown listing', () => ({ toId: 999_999 }), 'toId'],
  ])('%s is refused', async (_, more, field) => {
    const { id } = await ownListing()
    const failed = await refused(id, { standing: 'moved', ...more(id) })
    expect(failed.status).toBe(400)
    expect(Object.keys(failed.fields ?? {})).toEqual([field])
  })

  test('to what is not theirs or not shown is refused', async () => {
    const { id } = await ownListing()
    const others = await insertBusiness(api.db, { ownerId: other.id })
    const hidden = await ownListing({ status: 'pending' })
    for (const toId of [others.id, hidden.id])
      expect(await refused(id, { standing: 'moved', toId })).toMatchObject({ status: 400 })
  })
})

describe('deleted', () => {
  const remove = (id: number, token = owner.token) =>
    api.read(deleteBusiness, { params: { id }, token })

  test('is gone at once, can be had back for 30 days, and is then removed', async () => {
    at('2026-11-22T06:00:00Z')
    const { id, slug } = await ownListing({ name: 'Mahua Oil Mill', slug: 'mahua-oil-mill' })
    const review = await insertReview(api.db, { businessId: id })
    const { data } = await remove(id)
    expect(data.removedAt).toBe('2026-12-22T06:00:00.000Z')
    expect((await remove(id)).data).toEqual(data)
    expect((await api.ask(`/businesses/${slug}`)).status).toBe(404)
    expect(await findPage(api.db, 'businesses', { slug })).toBe('gone')
    expect(await inLists('mahua oil mill')).toMatchObject({ list: 0 })
    expect(await readTemplatesTo(api.db, owner.email)).toContain('listing-deleted')
    const own = (await api.read(listMyBusinesses, { token: owner.token })).data
    expect(own.find((one) => one.id === id)).toMatchObject(data)
    for (const body of [{ standing: 'open' }, { standing: 'closed' }])
      expect(await refused(id, body)).toMatchObject({ status: 409, code: 'NOT_POSSIBLE' })
    expect(
      await api.fail(`/businesses/${id}`, bodyRequest('PUT', { tagline: 'Back' }, owner.token)),
    ).toMatchObject({ status: 409 })
    expect(
      await api.fail(
        `/businesses/${id}/status`,
        bodyRequest('PATCH', { status: 'active' }, admin.token),
      ),
    ).toMatchObject({ status: 409, error: 'Its owner deleted this business.' })

    at('2026-12-22T05:59:00Z')
    await api.runTask('remove deleted businesses')
    await api.read(restoreBusiness, { params: { id }, token: owner.token })
    expect(await inLists('mahua oil mill')).toMatchObject({ list: 1 })
    expect((await readTraces(api, 'businesses', id)).marks).toEqual(['created', 'deleted'])

    await remove(id)
    const late = at('2027-01-21T06:00:00Z')
    const token = await createToken(api.db, owner, { now: late })
    expect(
      await api.fail(`/businesses/${id}/restore`, bodyRequest('POST', undefined, token)),
    ).toMatchObject({ status: 409, error: 'It’s too late to undo this.' })
    await api.runTask('remove deleted businesses')
    expect(await api.db.$count(businesses, eq(businesses.id, id))).toBe(0)
    expect(await api.db.$count(reviews, eq(reviews.id, review.id))).toBe(0)
    expect(await findPage(api.db, 'businesses', { slug })).toBe('gone')
    const { entries } = await readTraces(api, 'businesses', id)
    expect(entries.map(({ action }) => action)).toEqual(['remove', 'delete', 'restore', 'delete'])
  })

  test('a pending one waits again when that is undone, and nothing is published', async () => {
    const { id } = await ownListing({ status: 'pending' })
    await remove(id)
    const { data } = await api.read(restoreBusiness, { params: { id }, token: owner.token })
    expect(data).toEqual({ id, status: 'pending' })
    expect((await readTraces(api, 'businesses', id)).marks).toEqual([])
  })

  test('twice at the same moment is once', async () => {
    const { id } = await ownListing()
    const [first, second] = await Promise.all([remove(id), remove(id)])
    expect(first.data).toEqual(second.data)
    expect((await readTraces(api, 'businesses', id)).entries).toHaveLength(1)
  })

  test('the same business may be listed anew meanwhile', async () => {
    const { id, name, locationId, categoryId } = await ownListing({ name: 'Twice Listed' })
    await remove(id)
    const answer = await api.ask(
      '/businesses',
      bodyRequest(
        'POST',
        {
          name,
          locationId,
          categoryId,
          businessType: 'individual',
          description: 'Sells again.',
          email: 'twice@example.org',
          phone: '9006618191',
          ownerName: 'Asha Kumari',
          address: 'Main Road',
        },
        owner.token,
      ),
    )
    expect(((await answer.json()) as { data: { id: number } }).data.id).not.toBe(id)
  })
})

describe('whose it is', () => {
  type Call = { method: string; path: string; body?: object }
  const calls: Call[] = [
    { method: 'PATCH', path: '/standing', body: { standing: 'closed' } },
    { method: 'DELETE', path: '' },
    { method: 'POST', path: '/restore' },
  ]
  const ask = (id: number, { method, path, body }: Call, token: string) =>
    api.ask(`/businesses/${id}${path}`, bodyRequest(method, body, token))

  test.each(calls)('$method $path: to others it is not there', async (call) => {
    const { id } = await ownListing()
    const user = await insertAccount(api.db)
    for (const token of [other.token, user.token])
      expect((await ask(id, call, token)).status).toBe(404)
    expect((await ask(999_999, call, owner.token)).status).toBe(404)
    expect((await readTraces(api, 'businesses', id)).entries).toEqual([])
  })

  test.each(calls)('$method $path: an administrator may', async (call) => {
    const { id } = await ownListing()
    expect((await ask(id, call, admin.token)).status).toBe(200)
  })

  test('what is not shown has no standing', async () => {
    for (const status of ['pending', 'inactive'] as const) {
      const { id } = await ownListing({ status })
      expect(await refused(id, { standing: 'closed' })).toMatchObject({ status: 409 })
    }
  })
})
