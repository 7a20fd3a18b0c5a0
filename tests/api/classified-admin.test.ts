import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allAds } from '#contract/classified-admin.ts'
import { orderClassifiedCategories } from '#contract/classified-categories.ts'
import { listClassifiedCategories } from '#contract/classifieds.ts'
import { accounts, reports } from '#server/db/tables/index.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertClassifiedCategory } from './setup/builders.ts'
import { sending } from './setup/writing.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await insertAccount(api.db, { role: 'admin' }))
})

afterAll(() => api.close())

const list = (query: object = {}) => api.read(allAds, { query, token })
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
    await api.read(orderClassifiedCategories, { body: { ids }, token })
    const after = (await api.read(listClassifiedCategories)).data.map(({ id }) => id)
    expect(after).toEqual(ids)
    expect(
      await api.fail('/classified-categories/order', sending('POST', { ids: made }, token)),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })
})
