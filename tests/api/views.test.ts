import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BaseContext } from '#server/http/verb-context.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { countView, flushViews, viewsOf } from '#server/views/index.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const PERSON = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36'

type Viewer = Pick<BaseContext, 'db' | 'address' | 'userAgent' | 'now' | 'localLimits'>

const localLimits = new RateLimits()

const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  db: api.db,
  address: '203.0.113.1',
  userAgent: PERSON,
  now: () => new Date('2026-11-21T10:00:00Z'),
  localLimits,
  ...more,
})

describe('counting views', () => {
  test('writes them together, by the day in India, and answers the sum of all days', async () => {
    expect(await countView(viewer(), { noun: 'classified', recordId: 1 })).toEqual({ viewCount: 1 })
    expect(
      await countView(viewer({ address: '203.0.113.2' }), { noun: 'classified', recordId: 1 }),
    ).toEqual({
      viewCount: 2,
    })
    expect(await viewsOf(api.db, 'classified', [1])).toEqual(new Map())
    await flushViews(api.db)
    expect(await viewsOf(api.db, 'classified', [1, 2])).toEqual(new Map([[1, 2]]))

    // 19:00 UTC is already the next day in India.
    const evening = viewer({ now: () => new Date('2026-11-21T19:00:00Z') })
    expect(await countView(evening, { noun: 'classified', recordId: 1 })).toEqual({ viewCount: 3 })
    await flushViews(api.db)
    const { rows } = await api.pool.query(
      `select day::text, views from view_counts where noun = 'classified' order by 1`,
    )
    expect(rows).toEqual([
      { day: '2026-11-21', views: 2 },
      { day: '2026-11-22', views: 1 },
    ])
  })

  test('leaves out programs and reloads', async () => {
    await countView(viewer({ userAgent: 'curl/8.5.0' }), { noun: 'business', recordId: 5 })
    expect(await countView(viewer(), { noun: 'business', recordId: 5 })).toEqual({ viewCount: 1 })
    expect(await countView(viewer(), { noun: 'business', recordId: 5 })).toEqual({ viewCount: 1 })
  })

  test('refuses one address that asks without end, for a while', async () => {
    const flood = viewer({ address: '203.0.113.66' })
    for (let n = 1; n <= 300; n++) await countView(flood, { noun: 'business', recordId: n })
    await expect(countView(flood, { noun: 'business', recordId: 301 })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await expect(
      countView(viewer({ address: '203.0.113.67' }), { noun: 'business', recordId: 301 }),
    ).resolves.toBeTruthy()
  })

  test('keeps what could not be written, for the next time', async () => {
    await flushViews(api.db)
    await countView(viewer(), { noun: 'blog', recordId: 9 })
    await api.pool.query('alter table view_counts rename to elsewhere')
    await expect(flushViews(api.db)).rejects.toThrow()
    await api.pool.query('alter table elsewhere rename to view_counts')
    await flushViews(api.db)
    expect(await viewsOf(api.db, 'blog', [9])).toEqual(new Map([[9, 1]]))
  })
})
