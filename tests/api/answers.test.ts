import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { businesses } from '#server/db/tables/index.ts'
import { Answers } from '#server/http/answers.ts'
import { WEEKDAYS } from '#shared/hours.ts'
import { bearer, startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'

let api: TestApi
let shop: Awaited<ReturnType<typeof insertBusiness>>

beforeAll(async () => {
  api = await startApi()
  const day = { open: '10:00', close: '16:00', closed: false }
  shop = await insertBusiness(api.db, { hours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])) })
})

afterAll(() => api.close())

/** The statements that reading an address takes. */
async function statements(read: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(api.pool, 'query')
  await read()
  const texts = (query.mock.calls as unknown[][]).map(([config]) => (config as { text: string }).text)
  query.mockRestore()
  return texts
}

/** The snapshot is the whole server's, and other tests write there at the same time. */
const inAQuietMoment = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 1 })

const isSnapshot = (text: string) => text.includes('pg_current_snapshot')

describe('an answer kept in memory', () => {
  test('is given again while nothing was written, for the price of asking that', async () => {
    const read = () => api.ask(`/businesses/${shop.id}?kept`)
    expect(await statements(read)).toHaveLength(2)
    await inAQuietMoment(async () => {
      const again = await statements(read)
      expect(again).toHaveLength(1)
      expect(again.every(isSnapshot)).toBe(true)
    })
  })

  test('is given up at once when anything is written, by whomever', async () => {
    const name = async () => (await api.read(listBusinesses)).data[0]?.name
    for (const next of ['First', 'Second', 'Third']) {
      await name()
      await api.db.update(businesses).set({ name: next }).where(eq(businesses.id, shop.id))
      expect(await name()).toBe(next)
    }
  })

  test('does not show what is not committed, and does once it is', async () => {
    const path = `/businesses/${shop.id}`
    const name = async () => ((await (await api.ask(path)).json()) as { data: { name: string } }).data.name
    await api.db.transaction(async (tx) => {
      await tx.update(businesses).set({ name: 'Fourth' }).where(eq(businesses.id, shop.id))
      expect(await name()).toBe('Third')
      expect(await name()).toBe('Third')
    })
    expect(await name()).toBe('Fourth')
  })

  test('is shared by a crowd, which asks once for all who wait', async () => {
    await inAQuietMoment(async () => {
      await api.ask('/settings')
      const asked = await statements(() => Promise.all(Array.from({ length: 50 }, () => api.ask('/settings'))))
      expect(asked.every(isSnapshot)).toBe(true)
      expect(asked.length).toBeLessThan(5)
    })
  })

  test('that depends on the time is kept for its minute', async () => {
    const open = async () => (await api.read(listBusinesses, { query: { openNow: 'true' } })).data.length
    api.clock.now = new Date('2026-05-05T10:30:59Z')
    expect(await open()).toBe(1)
    await inAQuietMoment(async () => {
      await open()
      expect((await statements(open)).every(isSnapshot)).toBe(true)
    })
    api.clock.now = new Date('2026-05-05T10:31:00Z')
    expect(await open()).toBe(0)
    api.clock.now = null
  })

  test('is never one that depends on the caller', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    expect((await api.ask('/categories?status=all', bearer(token))).status).toBe(200)
    expect((await api.ask('/categories?status=all')).status).toBe(403)
  })

  test('is never a failure', async () => {
    expect((await api.ask('/businesses/later')).status).toBe(404)
    const asked = await statements(() => api.ask('/businesses/later'))
    expect(asked.filter((text) => !isSnapshot(text))).toHaveLength(1)
  })
})

describe('memory', () => {
  test('is bounded: the longest unused go first, what is very large is not kept', async () => {
    await inAQuietMoment(async () => {
      const answers = new Answers(api.db, () => new Date())
      const { stamp } = await answers.find('any')
      const large = 'x'.repeat(256 * 1024)
      for (let count = 0; count < 64; count += 1) answers.keep(`answer ${count}`, stamp, large)
      expect((await answers.find('answer 0')).text).toBe(large)
      answers.keep('one more', stamp, large)
      expect((await answers.find('answer 0')).text).toBe(large)
      expect((await answers.find('answer 1')).text).toBeUndefined()
      answers.keep('too large', stamp, `${large}x`)
      expect((await answers.find('too large')).text).toBeUndefined()
    })
  })
})
