import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#server/kit/db/tables/index.ts'
import { RateLimits } from '#server/kit/rate-limit/index.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, TEST_PASSWORD } from './setup/builders.ts'
import { countWrittenRows } from './setup/written-rows.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

const limit = (key: string, max = 3) => [{ use: 'try', key, max, withinMs: 60_000 }]
const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }) as Error

describe('processes with one database', () => {
  test('count together, and a restart forgets nothing', async () => {
    const [one, other] = [new RateLimits(api.db), new RateLimits(api.db)]
    await one.take(limit('together'))
    await other.take(limit('together'))
    await one.take(limit('together'))
    await expect(other.take(limit('together'))).rejects.toThrow(refused)
    await expect(new RateLimits(api.db).take(limit('together'))).rejects.toThrow(refused)
  })

  test('count each of a burst once', async () => {
    const processes = Array.from({ length: 4 }, () => new RateLimits(api.db))
    const tries = Array.from({ length: 24 }, (_, n) => processes[n % 4]!.take(limit('burst', 5)))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('take back for all', async () => {
    const [one, other] = [new RateLimits(api.db), new RateLimits(api.db)]
    for (let times = 0; times < 5; times += 1) await (await one.take(limit('back', 1)))()
    await other.take(limit('back', 1))
  })

  test('refuse from memory: who is refused writes nothing more', async () => {
    const limits = new RateLimits(api.db)
    await limits.take(limit('memory', 1))
    const before = await countWrittenRows(api.db)
    for (let times = 0; times < 20; times += 1)
      await expect(limits.take(limit('memory', 1))).rejects.toThrow(refused)
    expect(await countWrittenRows(api.db)).toEqual(before)
  })

  test('keep no address of a person, and forget what is over', async () => {
    const { email } = await insertAccount(api.db)
    await api.ask('/auth/login', {
      ...jsonRequest({ email, password: 'wrong' }),
      from: '198.51.100.44',
    })
    const rows = await api.db.select().from(rateLimits)
    expect(rows.length).toBeGreaterThan(2)
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|198\.51/)
    await api.runTask('forget old rate limits')
    expect(await api.db.$count(rateLimits)).toBe(rows.length)
    await api.db
      .update(rateLimits)
      .set({ expire: Date.now() - 1 })
      .where(eq(rateLimits.key, rows[0]!.key))
    await api.runTask('forget old rate limits')
    expect(await api.db.$count(rateLimits)).toBe(rows.length - 1)
  })
})

test('a restart of the server gives a guesser no new tries', async () => {
  const { email } = await insertAccount(api.db)
  const guess = (to: TestApi, password = 'x') =>
    to.ask('/auth/login', { ...jsonRequest({ email, password }), from: '192.0.2.200' })
  for (let times = 0; times < 10; times += 1) expect((await guess(api)).status).toBe(401)
  const restarted = await startApi({ databaseUrl: api.pool.options.connectionString! })
  try {
    // A password tells nothing any more, the right one either: a mailed code is asked for.
    for (const password of ['x', TEST_PASSWORD]) {
      const answer = (await (await guess(restarted, password)).json()) as { data: object }
      expect(answer.data).toMatchObject({ ways: ['mail'] })
      expect(answer.data).not.toHaveProperty('token')
    }
  } finally {
    await restarted.close()
  }
})
