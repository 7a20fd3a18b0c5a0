import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from './log.ts'
import * as tables from './tables/index.ts'

export type Db = NodePgDatabase<typeof tables> & {
  $client: pg.Pool
  /** For what needs a session of its own, such as a lock or notifications: never a shared one. */
  directUrl: string
  /** Copies of the database that only answer reads; `replica-reader.ts` knows when they may. */
  replicas: readonly Replica[]
}

export type Replica = {
  /** Null while it is left out. */
  current: () => Db | null
  /** Leaves it out until it answers again. */
  lose: (error: unknown) => void
  /** Rejects when the replica is lost before the work is done. */
  whileAlive: <T>(work: Promise<T>) => Promise<T>
  /** Rejects when the answer takes longer than one of a replica that is well. */
  within: <T>(answer: Promise<T>) => Promise<T>
  close: () => Promise<void>
}
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

export type DatabaseOptions = {
  url: string
  log: Log
  /** Where `url` leads through a pooler: an address of Postgres itself. */
  directUrl?: string
  /** `url` leads through a pooler in transaction mode: its sessions keep no settings of ours. */
  isPooled?: boolean
  replicas?: readonly Replica[]
  max?: number
  statementTimeoutMs?: number
}

/**
 * Opens a bounded pool on a Postgres URL (the embedded server's or DATABASE_URL). It connects with
 * the first query. A lost connection is logged and replaced; a query running on it fails with the
 * connection's error.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, log, max = 10, statementTimeoutMs = 15_000 } = options
  const { directUrl = url, isPooled = false, replicas = [] } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zila',
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Not as start-up parameters, which poolers refuse.
    ...(isPooled ? {} : { onConnect: setsTimeLimits(statementTimeoutMs) }),
  })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`))
  takeBackBroken(pool)

  const close = async () => {
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, closingPatience)))
    await Promise.race([pool.end(), enough]).finally(() => clearTimeout(timer))
  }
  const db: Db = Object.assign(drizzle({ client: pool, schema: tables }), { directUrl, replicas })
  return { db, pool, close }
}

const setsTimeLimits =
  (statementMs: number) =>
  // The pool waits for it, which the types do not say.
  (client: pg.ClientBase): void =>
    client.query(
      `set statement_timeout = ${statementMs}; set lock_timeout = ${statementMs};
      set idle_in_transaction_session_timeout = ${2 * statementMs}`,
    ) as unknown as void

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
