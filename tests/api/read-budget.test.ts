import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { LOOPBACK_NETWORKS } from '#server/kit/rate-limit/address.ts'
import { ReadBudget } from '#server/kit/http/read-budget.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { countWrittenRows } from './setup/written-rows.ts'

let api: TestApi
let budget: ReadBudget
beforeAll(async () => {
  budget = new ReadBudget(LOOPBACK_NETWORKS)
  api = await startApi({ readBudget: budget })
})
afterAll(() => api.close())

/** Reads that keep what they take until `end`; one network may have a hundred at once. */
async function hold(peer: string, count: number, by: ReadBudget = budget) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const caller = { peer, forwardedFor: undefined }
  const reads = Promise.allSettled(
    Array.from({ length: count }, () => by.spend(caller, () => promise)),
  )
  // A refusal is known at once, and nothing else ends.
  await by.spend({ peer: '203.0.113.99', forwardedFor: undefined }, async () => undefined)
  return async () => {
    resolve()
    return (await reads).filter(({ status }) => status === 'rejected').length
  }
}

describe('searches that memory has no answer to', () => {
  test('are refused to a network that has a hundred under way, and to nobody else', async () => {
    const end = await hold('198.51.100.1', 130)
    const refused = await api.ask('/businesses?search=tyres', { from: '198.51.100.1' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(10)
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      error: expect.stringMatching(
        /^Too many searches from your network\. Please try again in \d+ seconds?\.$/,
      ) as string,
    })
    for (const path of [
      '/businesses/points?search=tyres',
      '/suggestions?q=ty',
      '/snapshot/businesses',
    ])
      expect((await api.ask(path, { from: '198.51.100.1' })).status, path).toBe(429)
    expect((await api.ask('/businesses?search=tyres', { from: '198.51.100.2' })).status).toBe(200)
    expect((await api.ask('/health', { from: '198.51.100.1' })).status).toBe(200)
    expect(await end()).toBe(30)
    // What was only reserved is given back.
    expect((await api.ask('/businesses?search=tubes', { from: '198.51.100.1' })).status).toBe(200)
  })

  test('count by the time they took', async () => {
    const caller = { peer: '198.51.100.5', forwardedFor: undefined }
    const time = { now: performance.now() }
    const real = performance.now.bind(performance)
    performance.now = () => time.now
    try {
      await budget.spend(caller, async () => void (time.now += 4900))
      expect((await api.ask('/businesses?search=a', { from: caller.peer })).status).toBe(200)
      await budget.spend(caller, async () => void (time.now += 90))
    } finally {
      performance.now = real
    }
    expect((await api.ask('/businesses?search=b', { from: caller.peer })).status).toBe(429)
  })

  test('are free again when they are in memory', async () => {
    const path = '/businesses?search=kept'
    expect((await api.ask(path, { from: '198.51.100.6' })).status).toBe(200)
    const end = await hold('198.51.100.6', 100)
    expect((await api.ask(path, { from: '198.51.100.6' })).status).toBe(200)
    expect((await api.ask('/businesses?search=not-kept', { from: '198.51.100.6' })).status).toBe(
      429,
    )
    await end()
  })

  test('of a /64 count together, and a /48 has twice as much', async () => {
    const ends = [await hold('2001:db8:1:1::1', 60), await hold('2001:db8:1:1::2', 60)]
    expect((await Promise.all(ends.map((end) => end()))).reduce((a, b) => a + b)).toBe(20)
    const networks = await Promise.all([1, 2, 3, 4].map((n) => hold(`2001:db8:2:${n}::1`, 60)))
    expect((await Promise.all(networks.map((end) => end()))).reduce((a, b) => a + b)).toBe(40)
  })

  test('write nothing to the database', async () => {
    const before = await countWrittenRows(api.db)
    for (const word of ['one', 'two', 'three'])
      await api.read(listBusinesses, { query: { search: word } })
    expect(await countWrittenRows(api.db)).toEqual(before)
  })
})

describe('a program of this machine', () => {
  const here = '127.0.0.1'

  test('has no limit', async () => {
    const end = await hold(here, 200)
    expect(await end()).toBe(0)
  })

  test('that asks for somebody else has', async () => {
    const caller = { peer: here, forwardedFor: '198.51.100.9' }
    const { promise, resolve } = Promise.withResolvers<void>()
    const reads = Promise.allSettled(
      Array.from({ length: 120 }, () => budget.spend(caller, () => promise)),
    )
    const also = { ...caller, forwardedFor: '127.0.0.1, 198.51.100.9' }
    await expect(budget.spend(also, async () => 1)).rejects.toThrow(/^Too many searches/)
    resolve()
    expect((await reads).filter(({ status }) => status === 'rejected')).toHaveLength(20)
  })

  test.each([[here], ['::1']])('has one where a proxy is set up: %s', async (peer) => {
    const end = await hold(peer, 120, new ReadBudget([...LOOPBACK_NETWORKS, '192.0.2.1']))
    expect(await end()).toBe(20)
  })
})
