import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { getBusiness, listBusinesses } from '#contract/businesses.ts'
import { openDatabase, type Database, type Replica } from '#server/kit/db/connection.ts'
import { openReplica } from '#server/kit/db/replica.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { failOver, waitForStandby, writeListing } from '../failover/run.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertBusiness } from './setup/builders.ts'
import { runStatements } from './setup/database-statements.ts'
import { startPrimaryAndStandby, type PrimaryAndStandby } from './setup/standby.ts'
import { openVanishingProxy } from './setup/vanishing-proxy.ts'

const SLOW = 300_000
const WRITERS = 6
const WRITES_BEFORE = 300
const WRITES_AFTER = 100
const SILENT = { info: () => undefined, warn: () => undefined }

let servers: PrimaryAndStandby
let replica: Replica
/** The process that reads. */
let api: TestApi
/** Another one that writes. */
let writing: Database
let business: Awaited<ReturnType<typeof insertBusiness>>

beforeAll(async () => {
  servers = await startPrimaryAndStandby()
  replica = openReplica({ url: servers.standby.url, log: SILENT })
  api = await startApi({ databaseUrl: servers.primary.url, replicas: [replica] })
  writing = openDatabase({ url: servers.primary.url, log: SILENT })
  business = await insertBusiness(writing.db, { name: 'Palash Medical' })
}, SLOW)
afterAll(async () => {
  await Promise.all([writing.close(), replica.close(), api.close()])
  await servers.end()
}, SLOW)

const rename = (name: string) =>
  writing.db.update(businesses).set({ name }).where(eq(businesses.id, business.id))
const nameRead = async () => {
  const { data } = await api.read(getBusiness, { params: { idOrSlug: business.slug } })
  return data.name
}
/** The statements that the replica runs in a work, those that ask for versions left out. */
async function askedOfReplica(work: () => Promise<unknown>): Promise<number> {
  const pool = replica.current()!.$client
  const query = vi.spyOn(pool, 'query')
  await work()
  const texts = (query.mock.calls as unknown as [{ text?: string }][]).map(([{ text }]) => text)
  query.mockRestore()
  return texts.filter((text) => !text?.includes('content_versions')).length
}
const onStandby = (statement: string) =>
  runStatements(servers.standby.superuserUrl.replace('/postgres?', '/zila?'), statement)

let limit = 0
/** Each has another address, so that no answer is kept for it. */
const readList = (query: Record<string, string> = {}) =>
  api.read(listBusinesses, { query: { ...query, limit: `${(limit++ % 100) + 1}` } })

/** Until it has replayed what was written. */
const caughtUp = () =>
  expect
    .poll(() => askedOfReplica(() => readList()), { timeout: SLOW, interval: 250 })
    .toBeGreaterThan(0)

describe('a replica', () => {
  test(
    'answers records, lists and searches once it has what the primary has',
    async () => {
      await rename('Palash Books')
      await caughtUp()
      for (const read of [nameRead, () => readList(), () => readList({ search: 'palash' })])
        expect(await askedOfReplica(read)).toBeGreaterThan(0)
    },
    SLOW,
  )

  test(
    'that is behind answers nothing: the primary does',
    async () => {
      await onStandby('select pg_wal_replay_pause()')
      await rename('Behind')
      expect(await askedOfReplica(async () => expect(await nameRead()).toBe('Behind'))).toBe(0)
      await onStandby('select pg_wal_replay_resume()')
      await caughtUp()
    },
    SLOW,
  )

  test(
    'never hides what another process has just written',
    async () => {
      let byReplica = 0
      for (let n = 0; n < 200; n++) {
        await rename(`Name ${n}`)
        const read = async () => expect(await nameRead()).toBe(`Name ${n}`)
        // Now and then it is given the time to catch up.
        if (n % 20 === 0) await caughtUp()
        byReplica += await askedOfReplica(read)
      }
      expect(byReplica).toBeGreaterThan(0)
    },
    SLOW,
  )

  test(
    'that is lost is left out, and comes back by itself',
    async () => {
      await servers.standby.stop()
      for (const name of ['Lost', 'Still lost']) {
        await rename(name)
        expect(await nameRead()).toBe(name)
      }
      expect(replica.current()).toBeNull()
      await servers.restartStandby()
      await expect.poll(() => replica.current(), { timeout: 30_000 }).not.toBeNull()
      await caughtUp()
    },
    SLOW,
  )
})

// The last test: it ends the pair.
test(
  'a standby that is promoted under writes has every acknowledged one, once',
  async () => {
    await waitForStandby(servers)
    const balancer = await openVanishingProxy(servers.primary.url)
    const other = await startApi({ databaseUrl: balancer.url })
    onTestFinished(async () => {
      await other.close()
      await balancer.close()
    })
    const { db } = other
    const made = []
    for (let writer = 0; writer < WRITERS; writer++) made.push(await insertBusiness(db))
    const listings = made.map(({ id }) => id)
    const { acknowledged, failed, lost, double } = await failOver({
      ...{ servers, balancer, db, listings },
      ...{ before: WRITES_BEFORE, after: WRITES_AFTER },
    })
    expect(acknowledged).toBeGreaterThanOrEqual(WRITES_BEFORE + WRITES_AFTER)
    expect(failed).toBeGreaterThan(0)
    expect({ lost, double }).toEqual({ lost: [], double: [] })
    // The same process, with its connections and its kept answers, reads what was written there.
    for (const { id, slug } of made) {
      await writeListing(db, id, `last of ${id}`)
      const { data } = await other.read(getBusiness, { params: { idOrSlug: slug } })
      expect(data.description).toBe(`last of ${id}`)
    }
  },
  SLOW,
)
