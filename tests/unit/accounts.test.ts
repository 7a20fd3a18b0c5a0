import { describe, expect, test } from 'vitest'
import { withHashingSlot } from '#server/people/accounts/hashing-slot.ts'
import { hashPassword, verifyPassword } from '#server/people/accounts/password.ts'

describe('a kept password', () => {
  test('is an Argon2id string with its own salt, and only the password fits', async () => {
    const [first, second] = await Promise.all([
      hashPassword('पलाश 2026'),
      hashPassword('पलाश 2026'),
    ])
    expect(first).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
    expect(second).not.toBe(first)
    expect(await verifyPassword('पलाश 2026', first)).toBe(true)
    expect(await verifyPassword('पलाश 2027', first)).toBe(false)
    expect(await verifyPassword('', first)).toBe(false)
  })

  test('is the one that OpenSSL made of it: accounts keep theirs whatever hashes', async () => {
    const kept =
      '$argon2id$v=19$m=19456,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$' +
      'uVsQl64ujLFpwoMChntRkvA3JnLpuf7kCZ6je2dGqXw'
    expect(await verifyPassword('password', kept)).toBe(true)
    expect(await verifyPassword('Password', kept)).toBe(false)
  })

  test('of an account that is not there fits nothing, after the same work', async () => {
    const kept = await hashPassword('palash')
    const time = async (hash?: string) => {
      const started = performance.now()
      expect(await verifyPassword('sal', hash)).toBe(false)
      return performance.now() - started
    }
    await time(kept)
    // This measures nothing: the answer must only not come at once.
    expect(await time(undefined)).toBeGreaterThan((await time(kept)) / 10)
  })

  test('is read by the costs it names; what is no such string is a fault of ours', async () => {
    const kept = await hashPassword('palash')
    expect(await verifyPassword('palash', kept.replace('t=2', 't=1'))).toBe(false)
    await expect(verifyPassword('palash', 'md5:123')).rejects.toThrow('Argon2id')
  })
})

describe('hashing', () => {
  /** Work that ends when told to, in the order it began. */
  function slowWork() {
    const begun: string[] = []
    const ends: (() => void)[] = []
    const start = (name: string, address: string) =>
      withHashingSlot(address, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      }).catch((error: { code: string }) => error.code)
    const endAll = async () => {
      while (ends.length > 0) {
        ends.shift()!()
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    return { begun, start, endAll }
  }
  const crowd = (count: number, start: (n: number) => Promise<string>) =>
    Array.from({ length: count }, (_, n) => start(n))

  test('is done two at a time, whatever becomes of it', async () => {
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    await Promise.all(
      crowd(30, (n) => withHashingSlot(`192.0.2.${n}`, async () => work().then(() => ''))),
    )
    expect(most).toBe(2)
    await expect(withHashingSlot('', () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    )
    expect(await withHashingSlot('', () => Promise.resolve('served'))).toBe('served')
  })

  test('of a stranger who asks 90 times at once keeps nobody waiting for all of them', async () => {
    const { begun, start, endAll } = slowWork()
    const strangers = crowd(90, () => start('stranger', '198.51.100.1'))
    const person = start('person', '203.0.113.7')
    await endAll()
    expect(await person).toBe('person')
    // Two ran at once, and one turn went to the stranger that waited longest.
    expect(begun.indexOf('person')).toBeLessThanOrEqual(3)
    const outcomes = await Promise.all(strangers)
    expect(outcomes.filter((outcome) => outcome === 'UNAVAILABLE')).toHaveLength(90 - 34)
  })

  test('of 90 strangers, each from their own network, ends with the person served', async () => {
    const { start, endAll } = slowWork()
    const strangers = crowd(90, (n) => start('stranger', `198.51.100.${n}`))
    const person = start('person', '203.0.113.7')
    await endAll()
    expect(await person).toBe('person')
    expect(new Set(await Promise.all(strangers))).toEqual(new Set(['stranger']))
  })

  test('is one turn for a /48 of IPv6; a full queue sheds the busiest network', async () => {
    const { start, endAll } = slowWork()
    const site = crowd(40, (n) => start('site', `2001:db8:1:${n}::/64`))
    const many = Array.from({ length: 14 }, (_, k) =>
      crowd(32, () => start('many', `192.0.2.${k}`)),
    ).flat()
    const person = start('person', '203.0.113.7')
    await endAll()
    expect(await person).toBe('person')
    expect(
      (await Promise.all(site)).filter((outcome) => outcome === 'UNAVAILABLE').length,
    ).toBeGreaterThanOrEqual(6)
    expect(
      (await Promise.all(many)).filter((outcome) => outcome === 'UNAVAILABLE').length,
    ).toBeGreaterThan(40)
  })
})
