import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withPublisherLock, type LastHolding } from '#server/publishing/publisher/lock.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { waitUntil } from './setup/programs.ts'
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

/** As after some seconds without a publication. */
const forgetHolder = () =>
  query(`update publisher_locks set renewed_at = now() - interval '10 seconds'`)

const countQueued = async () =>
  (
    await query(`select from pg_locks where locktype = 'advisory' and not granted and
      database = (select oid from pg_database where datname = current_database())`)
  ).rowCount

async function query(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

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

  test('goes to whoever waits for it, before a holder that takes it again and again', async () => {
    const waiter = Promise.withResolvers<void>()
    const order: string[] = []
    const ended: Promise<unknown>[] = []
    const portion = (name: string) =>
      withPublisherLock({ url: database.url }, async () => void order.push(name))
    await withPublisherLock({ url: database.url }, async () => {
      ended.push(
        withPublisherLock(
          { url: database.url, lockTimeoutMs: 60_000, onWait: waiter.resolve },
          async () => void order.push('a person'),
        ),
      )
      await waiter.promise
      await waitUntil(async () => (await countQueued()) === 1)
      ended.push(portion('tried while it was held'))
      await ended.at(-1)
    })
    await portion('the next portion')
    await Promise.all(ended)
    await portion('a later portion')
    expect(order[0]).toBe('a person')
    expect(order).toContain('a later portion')
    expect(order).not.toContain('tried while it was held')
  })

  test('is left for a moment to the process that held it last', async () => {
    const [own, others] = [{ fence: 0 }, { fence: 0 }]
    const take = (lastHolding: LastHolding, leavesToLast = true) =>
      withPublisherLock({ url: database.url, lastHolding, leavesToLast }, async () => 'mine')
    await forgetHolder()
    expect(await take(own)).toBe('mine')
    expect(await take(others)).toBe('busy')
    expect(await take(own)).toBe('mine')
    // What does not wait takes it, and has it from then on.
    expect(await take(others, false)).toBe('mine')
    expect(await take(own)).toBe('busy')
    await forgetHolder()
    expect(await take(own)).toBe('mine')
  })

  test('of sending is another one than that of publishing', async () => {
    await withPublisherLock({ url: database.url }, async () => {
      const sent = withPublisherLock({ url: database.url, name: 'delivery' }, async () => 'sent')
      expect(await sent).toBe('sent')
    })
  })
})
