import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withPublisherLock } from '#server/publishing/publisher/lock.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { openVanishingProxy, type VanishingProxy } from './setup/vanishing-proxy.ts'

const LEASE_MS = 1_500

let database: TestDatabase
let proxy: VanishingProxy

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await openVanishingProxy(database.url)
})
afterAll(async () => {
  await proxy.close()
  await database.drop()
})

describe('the lock of the publisher', () => {
  test('ends with a holder whose machine vanished, and that holder learns of it', async () => {
    const has = Promise.withResolvers<number>()
    const gone = withPublisherLock({ url: proxy.url, leaseMs: LEASE_MS }, async (lock) => {
      has.resolve(lock.fence)
      await new Promise((_, reject) =>
        lock.signal.addEventListener('abort', () => reject(lock.signal.reason as Error)),
      )
    })
    gone.catch(() => undefined)
    const first = await has.promise
    const other = { url: database.url, leaseMs: LEASE_MS }
    expect(await withPublisherLock(other, async () => 'mine')).toBe('busy')
    // Nothing is closed, nothing is answered: as when a cable is pulled out.
    proxy.vanish()
    const fence = await withPublisherLock(
      { ...other, lockTimeoutMs: 30_000 },
      async (lock) => lock.fence,
    )
    expect(fence).toBe(first + 1)
    await expect(gone).rejects.toThrow('lock was lost')
  })

  test('stays with a holder that works longer than a lease', async () => {
    const options = { url: database.url, leaseMs: LEASE_MS }
    await withPublisherLock(options, async (lock) => {
      await sleep(2 * LEASE_MS)
      expect(await withPublisherLock(options, async () => 'mine')).toBe('busy')
      await lock.confirm()
    })
    expect(await withPublisherLock(options, async () => 'mine')).toBe('mine')
  })

  test('of sending is another one than that of publishing', async () => {
    await withPublisherLock({ url: database.url }, async () => {
      const sent = withPublisherLock({ url: database.url, name: 'delivery' }, async () => 'sent')
      expect(await sent).toBe('sent')
    })
  })
})
