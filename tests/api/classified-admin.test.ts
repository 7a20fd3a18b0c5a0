import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAllClassifieds, getManagedClassified } from '#contract/classified-admin.ts'
import { reorderClassifiedCategories } from '#contract/classified-categories.ts'
import { listClassifiedCategories, setClassifiedStatus } from '#contract/classifieds.ts'
import { getQueueItem } from '#contract/moderation.ts'
import { accounts, classifiedInquiries, reports } from '#server/kit/db/tables/index.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertClassifiedCategory } from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await insertAccount(api.db, { role: 'admin' }))
})

afterAll(() => api.close())

const list = (query: object = {}) => api.read(listAllClassifieds, { query, token })
const titles = async (query: object) => (await list(query)).data.map(({ title }) => title)

describe('the ads of administrators', () => {
  test('are those of every state, with their sellers and open reports', async () => {
    const seller = await insertAccount(api.db, { name: 'Sukra Munda', email: 'sukra@x.example' })
    const category = await insertClassifiedCategory(api.db)
    const of = { accountId: seller.id, categoryId: category.id }
    await insertAd(api.db, { ...of, title: 'Old plough', status: 'rejected', rejectReason: 'No.' })
    await insertAd(api.db, { ...of, title: 'Cow', expiresAt: new Date(Date.now() - 1000) })
    const cart = await insertAd(api.db, { ...of, title: '100% wooden cart', status: 'pending' })
    await api.db.insert(reports).values([
      { noun: 'classified', recordId: cart.id, reason: 'fraud' },
      { noun: 'business', recordId: cart.id, reason: 'fraud' },
    ])
    const categoryId = String(category.id)
    const whole = await list({ categoryId })
    expect(whole.data).toMatchObject([
      { title: '100% wooden cart', status: 'pending', reports: 1 },
      { title: 'Cow', status: 'expired', reports: 0 },
      { title: 'Old plough', status: 'rejected', rejectReason: 'No.' },
    ])
    expect(whole.data[0]!.seller).toEqual({
      ...{ id: seller.id, name: 'Sukra Munda', email: 'sukra@x.example', status: 'active' },
    })
    expect(whole.counts).toMatchObject({ total: 3, pending: 1, rejected: 1, expired: 1, active: 0 })
    expect(await titles({ search: '0% W' })).toEqual(['100% wooden cart'])
    expect(await titles({ search: 'sukra@' })).toHaveLength(3)
    expect(await titles({ categoryId, status: 'expired' })).toEqual(['Cow'])
    expect(await titles({ categoryId, sort: 'title', order: 'asc' })).toEqual([
      '100% wooden cart',
      'Cow',
      'Old plough',
    ])
    expect((await list({ categoryId, limit: '2', page: '2' })).data).toHaveLength(1)
  })

  test('of people who are deactivated are seen together', async () => {
    const { id } = await insertAccount(api.db)
    await insertAd(api.db, { accountId: id, title: 'Left behind' })
    const before = (await list()).counts.ofInactive
    expect(await titles({ seller: 'inactive' })).not.toContain('Left behind')
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, id))
    expect(await titles({ seller: 'inactive' })).toContain('Left behind')
    expect((await list()).counts.ofInactive).toBe(before + 1)
  })
})

describe('the categories of ads', () => {
  test('are put into an order, by all of their ids alone', async () => {
    const made = [
      await insertClassifiedCategory(api.db),
      await insertClassifiedCategory(api.db),
    ].map(({ id }) => id)
    const all = (await api.read(listClassifiedCategories)).data.map(({ id }) => id)
    const ids = [...made.reverse(), ...all.filter((id) => !made.includes(id))]
    await api.read(reorderClassifiedCategories, { body: { ids }, token })
    const after = (await api.read(listClassifiedCategories)).data.map(({ id }) => id)
    expect(after).toEqual(ids)
    expect(
      await api.fail('/classified-categories/order', bodyRequest('POST', { ids: made }, token)),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })
})

describe('one ad of administrators', () => {
  const read = async (id: number) =>
    (await api.read(getManagedClassified, { params: { id }, token })).data

  test('is read in every state, with what came of it and what else is of its person', async () => {
    const seller = await insertAccount(api.db, { name: 'Budhni Devi', status: 'inactive' })
    const of = { accountId: seller.id }
    const other = await insertAd(api.db, { ...of, title: 'Fishing net', status: 'pending' })
    const { id } = await insertAd(api.db, {
      ...of,
      title: 'Bicycle',
      status: 'suspended',
      images: [`/uploads/${'a'.repeat(32)}-640x480.webp`],
      video: `/uploads/${'b'.repeat(32)}.mp4`,
    })
    const buyer = await insertAccount(api.db, { name: 'Ravi Oraon' })
    const question = { adId: id, buyerId: buyer.id, message: 'Here?' }
    await api.db
      .insert(classifiedInquiries)
      .values({ ...question, buyerName: 'Ravi', buyerPhone: '+919000000001' })
    const about = { noun: 'classified', recordId: id } as const
    await api.db.insert(reports).values([
      { ...about, reason: 'fraud', detail: 'Wants money first', accountId: buyer.id },
      { ...about, reason: 'wrong', status: 'closed', closedAt: new Date(), outcome: 'kept' },
    ])
    await api.read(setClassifiedStatus, { params: { id }, body: { status: 'active' }, token })

    const found = await read(id)
    expect(found.ad).toMatchObject({ title: 'Bicycle', status: 'active', reports: 1 })
    expect(found.inquiries).toBe(1)
    expect(found.reported).toMatchObject([
      { reason: 'fraud', detail: 'Wants money first', by: 'Ravi Oraon', isOpen: true },
      { reason: 'wrong', by: null, isOpen: false },
    ])
    expect(found.others).toMatchObject([{ id: other.id, title: 'Fishing net', status: 'pending' }])
    expect(found.person).toMatchObject({ name: 'Budhni Devi', status: 'inactive', ads: 2 })
    expect(found.past).toMatchObject([{ action: 'reactivate' }])
    expect(found.facts).toContainEqual({ name: 'contactPhone', value: '+919000000031' })
    expect(found.images[0]).toMatch(/\?until=\d+&key=/)
    expect(found.video).toMatch(/\.mp4\?until=\d+&key=/)
    expect((await api.fail('/classified/admin/999999', authorizedRequest(token))).code).toBe(
      'NOT_FOUND',
    )
  })

  test('tells in the queue too what a change of a shown ad changed', async () => {
    const category = await insertClassifiedCategory(api.db, { name: 'Ploughs' })
    const was = { description: 'Hardly used', brand: null, model: null, hasVideo: false }
    const { id } = await insertAd(api.db, {
      title: 'Iron plough',
      status: 'pending',
      shownBefore: { ...was, title: 'Plough', categoryId: category.id, images: 2 },
    })
    const changes = [
      { name: 'title', before: 'Plough', after: 'Iron plough' },
      { name: 'category', before: 'Ploughs' },
      { name: 'photos', before: '2', after: '0' },
    ]
    expect((await read(id)).changes).toMatchObject(changes)
    const work = await api.read(getQueueItem, { params: { kind: 'ad', id }, token })
    expect(work.data.changes).toMatchObject(changes)
  })
})
