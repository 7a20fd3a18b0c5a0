import { describe, expect, test } from 'vitest'
import { hashingTurn } from '#server/accounts/hashing-turn.ts'
import { hashPassword, verifyPassword } from '#server/accounts/password.ts'

describe('a kept password', () => {
  test('is an Argon2id string with its own salt, and only the password fits', async () => {
    const [first, second] = await Promise.all([hashPassword('पलाश 2026'), hashPassword('पलाश 2026')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(second).not.toBe(first)
    expect(await verifyPassword('पलाश 2026', first)).toBe(true)
    expect(await verifyPassword('पलाश 2027', first)).toBe(false)
    expect(await verifyPassword('', first)).toBe(false)
  })

  test('of an account that is not there fits nothing, after the same work', async () => {
    const kept = await hashPassword('palash')
    const time = async (hash?: string) => {
      const started = performance.now()
      expect(await verifyPassword('sal', hash)).toBe(false)
      return performance.now() - started
    }
    await time(kept)
    // Not a measurement: only that the answer does not come at once.
    expect(await time(undefined)).toBeGreaterThan((await time(kept)) / 10)
  })

  test('is read by the costs it names; what is no such string is a fault of ours', async () => {
    const kept = await hashPassword('palash')
    expect(await verifyPassword('palash', kept.replace('t=2', 't=1'))).toBe(false)
    await expect(verifyPassword('palash', 'md5:123')).rejects.toThrow('Argon2id')
  })
})

describe('hashing', () => {
  test('is done two at a time; a crowd beyond what can wait is sent away, the others are served', async () => {
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => hashingTurn(work)))
    expect(most).toBe(2)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(80 - 66)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
    await expect(hashingTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await hashingTurn(() => Promise.resolve('served'))).toBe('served')
  })
})
