import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from './log.ts'
import * as tables from './tables/index.ts'

export type Db = NodePgDatabase<typeof tables> & { $client: pg.Pool }
/** The transaction a verb writes in, as `db.transaction` hands it out. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
/** What reads, and what a caller may run in a transaction of their own. */
export type DbOrTransaction = Db | Transaction

export type Database = {
  db: Db
  pool: pg.Pool
  /** Waits a few seconds for running queries, then closes all connections. */
  close: () => Promise<void>
}

const INT8 = 20
/**
 * Postgres counts further than a number of JavaScript is exact. No figure here comes near that, and
 * one that did must not be rounded in silence.
 */
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
})

const closingPatience = 5_000

/**
 * Opens a bounded pool on a Postgres URL (the embedded server's or DATABASE_URL). It connects with
 * the first query. A lost connection is logged and replaced; a query running on it fails with the
 * connection's error.
 */
export function openDatabase(options: {
  url: string
  log: Log
  max?: number
  statementTimeoutMs?: number
}): Database {
  const { url, log, max = 10, statementTimeoutMs = 15_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zila',
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`))
  takeBackBroken(pool)

  const close = async () => {
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, closingPatience)))
    await Promise.race([pool.end(), enough]).finally(() => clearTimeout(timer))
  }
  return { db: drizzle({ client: pool, schema: tables }), pool, close }
}

/**
 * A connection that breaks in use fails the query. Its error would also end the process, because
 * nobody listens for it. And if a transaction's `begin` was the query, Drizzle never gives the
 * connection back, so the pool would lose it for ever. That is why it is released here; releasing
 * it a second time does nothing.
 */
function takeBackBroken(pool: pg.Pool): void {
  const held = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.on('error', () => {
      if (!held.has(client)) return
      const release = client.release.bind(client)
      client.release = () => undefined
      release(true)
    }),
  )
}
