import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RateLimits, type RateLimit } from '#server/kit/rate-limit/index.ts'

const limit = (key: string, { max = 2, use = 'try' } = {}): RateLimit[] => [
  { use, key, max, withinMs: 60_000 },
]
const from = (network: string, max = 2): RateLimit[] => [
  { use: 'try from', network, max, withinMs: 60_000 },
]
const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }) as Error

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())
const at = (seconds: number) => vi.setSystemTime(seconds * 1000)

describe('a rate limit', () => {
  test('counts within a window and says when to come back', async () => {
    const limits = new RateLimits()
    await limits.take(limit('a'))
    at(10)
    await limits.take(limit('a'))
    at(20)
    await expect(limits.take(limit('a'))).rejects.toThrow(
      expect.objectContaining({
        code: 'TOO_MANY_REQUESTS',
        detail: expect.objectContaining({ retryAfter: 40 }) as object,
      }) as Error,
    )
    await limits.take(limit('b'))
    at(60)
    await limits.take(limit('a'))
  })

  test('that refuses an attempt leaves the others as they were', async () => {
    const limits = new RateLimits()
    const both = [...limit('narrow', { max: 1 }), ...limit('wide')]
    await limits.take(both)
    await expect(limits.take(both)).rejects.toThrow(refused)
    await limits.take(limit('wide'))
    await expect(limits.take(limit('wide'))).rejects.toThrow(refused)
  })

  test('can be given back what it counted', async () => {
    const limits = new RateLimits()
    for (let times = 0; times < 9; times += 1) await (await limits.take(limit('a')))()
  })

  test('counts each of a burst', async () => {
    const limits = new RateLimits()
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => limits.take(limit('a', { max: 10 }))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('of one use knows nothing of another', async () => {
    const limits = new RateLimits()
    await limits.take(limit('a', { use: 'vote', max: 1 }))
    await limits.take(limit('a', { use: 'report', max: 1 }))
    await expect(limits.take(limit('a', { use: 'vote', max: 1 }))).rejects.toThrow(refused)
  })
})

describe('nobody gets rid of a window', () => {
  test('by making 250,000 others', async () => {
    const limits = new RateLimits()
    await limits.take(limit('mine', { max: 1 }))
    for (let count = 0; count < 250; count += 1)
      await Promise.all(
        Array.from({ length: 1000 }, (_, n) =>
          limits.take(limit(`other ${count} ${n}`, { max: 1000 })).catch(() => 0),
        ),
      )
    await limits.take(limit('another use', { use: 'report', max: 1 }))
    await expect(limits.take(limit('mine', { max: 1 }))).rejects.toThrow(refused)
    // It takes two seconds alone, and longer on a busy machine.
  }, 60_000)

  test('by taking another address of an IPv6 network, or many networks of a /48', async () => {
    const limits = new RateLimits()
    for (const network of ['2001:db8:1:1::/64', '2001:db8:1:1::/64'])
      await limits.take(from(network))
    await expect(limits.take(from('2001:db8:1:1::/64'))).rejects.toThrow(refused)
    const tried = []
    for (let n = 2; n < 40; n += 1)
      tried.push(
        await limits.take(from(`2001:db8:1:${n}::/64`)).then(
          () => 'taken',
          () => 'refused',
        ),
      )
    // Eight times what one network may, for all of the /48; the next /48 is somebody else.
    expect(tried.filter((outcome) => outcome === 'taken')).toHaveLength(14)
    await limits.take(from('2001:db8:2:1::/64'))
    await limits.take(from('203.0.113.9'))
  })
})
