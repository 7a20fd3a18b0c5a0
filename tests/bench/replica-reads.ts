import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase } from '#server/kit/db/connection.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { insertBusiness } from '../api/setup/builders.ts'
import { startPrimaryAndStandby } from '../api/setup/standby.ts'
import { forkApi } from './fork-api.ts'
import type { BenchFigure } from './measure.ts'

/** `BENCH_WRITES` writes fewer, where the machine has other work. */
const WRITES = Number(process.env['BENCH_WRITES']) || 10_000
/** After so many the replica is given the time to catch up, so that it answers, too. */
const REST_EVERY = 10
const REST_MS = 20
const SILENT = { info: () => undefined, warn: () => undefined }

/**
 * Writes of this process, each followed by a read of another one that has a replica: how often the
 * answer was older than the write, and how much of the reading the replica did.
 */
export async function measureReplicaReads(port: number): Promise<BenchFigure[]> {
  const servers = await startPrimaryAndStandby()
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-replica-'))
  const { db, close } = openDatabase({ url: servers.primary.url, log: SILENT, max: 2 })
  const business = await insertBusiness(db, { name: 'Bench' })
  const reading = await forkApi(folder, port, {
    variables: {
      DATABASE_URL: servers.primary.url,
      DATABASE_OWNER_URL: servers.primary.ownerUrl,
      DATABASE_REPLICA_URLS: servers.standby.url,
    },
  })
  const read = async (): Promise<string> => {
    const answer = await fetch(`${reading.site}/api/businesses/${business.slug}`)
    return ((await answer.json()) as { data: { name: string } }).data.name
  }
  const before = await countOnStandby(servers.standby.superuserUrl)
  let stale = 0
  try {
    for (let n = 0; n < WRITES; n++) {
      const name = `Bench ${n}`
      await db.update(businesses).set({ name }).where(eq(businesses.id, business.id))
      if (n % REST_EVERY === 0) await new Promise((done) => setTimeout(done, REST_MS))
      if ((await read()) !== name) stale += 1
    }
    const byReplica = (await countOnStandby(servers.standby.superuserUrl)) - before
    const of = `of ${WRITES.toLocaleString('en-IN')} writes, each read by another process`
    return [
      { name: `stale ${of}`, value: stale, unit: '', better: 'less' },
      { name: `transactions of the replica ${of}`, value: byReplica, unit: '', better: 'more' },
    ]
  } finally {
    await reading.stop()
    await close()
    await servers.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function countOnStandby(superuserUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(
    `select sum(xact_commit) as count from pg_stat_database where datname = 'zila'`,
  )
  await client.end()
  return Number(rows[0]!.count)
}
