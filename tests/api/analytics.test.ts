import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getAnalyticsTotals,
  exportAnalytics,
  ANALYTICS_PAGE_SIZE,
  listAnalytics,
  MAX_REPORTED_SEARCHES,
  getAnalyticsByDay,
} from '#contract/analytics.ts'
import { dailyCounts, searchCounts } from '#server/kit/db/tables/index.ts'
import { createZeroActionCounts, type VisitorActionKind } from '#shared/rules/analytics.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertBusiness } from './setup/builders.ts'

let api: TestApi
let owner: Awaited<ReturnType<typeof insertAccount>>
let shop: Awaited<ReturnType<typeof insertBusiness>>
let ad: Awaited<ReturnType<typeof insertAd>>
let foreign: Awaited<ReturnType<typeof insertBusiness>>

const counted =
  (noun: 'business' | 'classified', recordId: number) =>
  async (day: string, kind: VisitorActionKind, count: number) =>
    api.db.insert(dailyCounts).values({ noun, recordId, day, kind, count })

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date('2026-11-21T20:00:00Z') // The 22nd in India.
  owner = await insertAccount(api.db, { role: 'owner' })
  const other = await insertAccount(api.db, { role: 'owner' })
  shop = await insertBusiness(api.db, { ownerId: owner.id, name: 'My shop' })
  await insertBusiness(api.db, { ownerId: owner.id, name: 'Not yet seen', status: 'pending' })
  ad = await insertAd(api.db, { accountId: owner.id, title: 'My tractor' })
  foreign = await insertBusiness(api.db, { ownerId: other.id })
  const ofShop = counted('business', shop.id)
  await ofShop('2026-11-22', 'view', 5)
  await ofShop('2026-11-16', 'view', 3)
  await ofShop('2026-11-16', 'call', 2)
  await ofShop('2026-11-15', 'view', 7)
  await ofShop('2026-11-09', 'view', 1)
  await ofShop('2026-11-08', 'view', 100)
  await counted('classified', ad.id)('2026-11-20', 'view', 4)
  await counted('business', foreign.id)('2026-11-20', 'view', 999)
  await counted('classified', shop.id + 1000)('2026-11-20', 'view', 999)
  await api.db.insert(searchCounts).values([
    { noun: 'business', recordId: shop.id, day: '2026-11-22', words: 'dukan', count: 2 },
    { noun: 'business', recordId: shop.id, day: '2026-11-17', words: 'dukan', count: 1 },
    { noun: 'classified', recordId: ad.id, day: '2026-11-20', words: '=cmd|x', count: 4 },
    { noun: 'business', recordId: shop.id, day: '2026-11-01', words: 'long ago', count: 9 },
    { noun: 'business', recordId: foreign.id, day: '2026-11-20', words: 'theirs', count: 9 },
  ])
})
afterAll(() => api.close())

const WEEK = { days: '7' }

describe('analytics', () => {
  test('sum up one’s own, by day, with the days before to compare', async () => {
    const { data } = await api.read(getAnalyticsByDay, { query: WEEK, token: owner.token })
    expect(data).toMatchObject({
      days: 7,
      from: '2026-11-16',
      to: '2026-11-22',
      of: null,
      now: { ...createZeroActionCounts(), view: 12, call: 2 },
      before: { ...createZeroActionCounts(), view: 8 },
      searches: [
        { words: '=cmd|x', count: 4 },
        { words: 'dukan', count: 3 },
      ],
    })
    expect(data.byDay).toHaveLength(7)
    expect(data.byDay[0]).toEqual({
      day: '2026-11-16',
      counts: { ...createZeroActionCounts(), view: 3, call: 2 },
    })
    expect(data.byDay[1]).toEqual({ day: '2026-11-17', counts: createZeroActionCounts() })
    expect(data.byDay.at(-1)!.counts.view).toBe(5)
  })

  test('are of 28 days unless 7 or 90 are asked for', async () => {
    const { data } = await api.read(getAnalyticsByDay, { token: owner.token })
    expect(data).toMatchObject({ days: 28, from: '2026-10-26', now: { view: 120 } })
    const quarter = await api.read(getAnalyticsByDay, { query: { days: '90' }, token: owner.token })
    expect(quarter.data.byDay).toHaveLength(90)
    expect(await api.fail('/analytics?days=8', authorizedRequest(owner.token))).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('of one listing or ad alone', async () => {
    const query = { ...WEEK, noun: 'classified' as const, id: String(ad.id) }
    const { data } = await api.read(getAnalyticsByDay, { query, token: owner.token })
    expect(data).toMatchObject({
      of: { noun: 'classified', id: ad.id, name: 'My tractor' },
      now: { view: 4 },
      searches: [{ words: '=cmd|x', count: 4 }],
    })
  })

  test.each(['', '/file'])('%s of somebody else’s are not found', async (end) => {
    for (const id of [foreign.id, 999_999])
      expect(
        await api.fail(`/analytics${end}?noun=business&id=${id}`, authorizedRequest(owner.token)),
      ).toMatchObject({ status: 404 })
    expect(
      await api.fail(`/analytics${end}?id=${shop.id}`, authorizedRequest(owner.token)),
    ).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test.each(['', '/totals', '/listings', '/file'])('%s are for who is signed in', async (end) => {
    expect(await api.fail(`/analytics${end}`)).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('of an account without anything are zeros', async () => {
    const { token } = await insertAccount(api.db)
    const { data } = await api.read(getAnalyticsByDay, { token })
    expect(data).toMatchObject({
      now: createZeroActionCounts(),
      before: createZeroActionCounts(),
      searches: [],
    })
    expect((await api.read(listAnalytics, { token })).data).toEqual([])
  })

  test('tell at most so many searches', async () => {
    const busy = await insertAccount(api.db)
    const { id } = await insertBusiness(api.db, { ownerId: busy.id })
    await api.db.insert(searchCounts).values(
      Array.from({ length: MAX_REPORTED_SEARCHES + 10 }, (_, n) => ({
        ...{ noun: 'business' as const, recordId: id, day: '2026-11-20' },
        ...{ words: `word ${n}`, count: n + 1 },
      })),
    )
    const { searches } = (await api.read(getAnalyticsByDay, { token: busy.token })).data
    expect(searches).toHaveLength(MAX_REPORTED_SEARCHES)
    expect(searches[0]).toEqual({
      words: `word ${MAX_REPORTED_SEARCHES + 9}`,
      count: MAX_REPORTED_SEARCHES + 10,
    })
  })
})

test('the totals are the same sums', async () => {
  const { data } = await api.read(getAnalyticsTotals, { query: WEEK, token: owner.token })
  expect(data).toEqual({
    ...{ days: 7, from: '2026-11-16', to: '2026-11-22' },
    now: { ...createZeroActionCounts(), view: 12, call: 2 },
    before: { ...createZeroActionCounts(), view: 8 },
    viewsByDay: expect.any(Array) as number[],
  })
  const { byDay } = (await api.read(getAnalyticsByDay, { query: WEEK, token: owner.token })).data
  expect(data.viewsByDay).toEqual(byDay.map(({ counts }) => counts.view))
})

describe('the list', () => {
  test('has each with its sums, the most viewed first', async () => {
    const { data } = await api.read(listAnalytics, { query: WEEK, token: owner.token })
    expect(data).toMatchObject([
      { noun: 'business', id: shop.id, counts: { view: 8, call: 2, share: 0 }, viewsBefore: 8 },
      { noun: 'classified', id: ad.id, slug: ad.slug, counts: { view: 4 }, viewsBefore: 0 },
      { name: 'Not yet seen', status: 'pending', counts: createZeroActionCounts(), viewsBefore: 0 },
    ])
  })

  test('comes in pages', async () => {
    const busy = await insertAccount(api.db)
    for (let n = 0; n <= ANALYTICS_PAGE_SIZE; n++)
      await insertBusiness(api.db, { ownerId: busy.id, name: `Shop ${n}` })
    const second = await api.read(listAnalytics, { query: { page: '2' }, token: busy.token })
    expect(second.data).toHaveLength(1)
    expect(second.pagination).toMatchObject({ total: ANALYTICS_PAGE_SIZE + 1, hasNext: false })
  })
})

describe('the file', () => {
  test('has a row for each day', async () => {
    const { data } = await api.read(exportAnalytics, { query: WEEK, token: owner.token })
    expect(data.name).toBe('analytics-days-2026-11-16-2026-11-22.csv')
    expect(data.text).toMatch(
      /^\ufeffDate,Views,Calls,WhatsApp,Directions,Website,Saves,Shares,Messages\r\n/,
    )
    expect(data.text.split('\r\n')[1]).toBe('2026-11-16,3,2,0,0,0,0,0,0')
    expect(data.text.split('\r\n')).toHaveLength(9)
  })

  test('of searches runs no formula', async () => {
    const query = { ...WEEK, of: 'searches' as const }
    const { data } = await api.read(exportAnalytics, { query, token: owner.token })
    expect(data.text).toBe("\ufeffSearch,Views\r\n'=cmd|x,4\r\ndukan,3\r\n")
  })
})
