import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { UnusableDatabaseError, getErrorCode, toUnreachableError } from './refusal.ts'

/** Postgres' codes where a session lacks a named statement of the client, or has another's. */
const FOREIGN_STATEMENTS = ['26000', '42P05']
const TIMEOUT_MS = 5_000

export type DatabaseUrls = {
  url: string
  /** Postgres itself, or a pooler in session mode before it; null where `url` is that. */
  directUrl: string | null
  /** The owner's, for migrations; null where the others do that. */
  ownerUrl: string | null
}

/**
 * Whether `url` leads through a pooler in transaction mode, where each transaction may have another
 * session. Named statements, locks and notifications of a session would go wrong one by one, so
 * what cannot work is refused here, with the reason: throws `UnusableDatabaseError`.
 */
export async function checkPooler({ url, directUrl, ownerUrl }: DatabaseUrls): Promise<boolean> {
  const pooling = await probe(url, 'The database cannot be reached')
  if (pooling.isShared && directUrl === null)
    throw new UnusableDatabaseError(
      'DATABASE_URL leads through a pooler in transaction mode: set its pool_mode to session, or ' +
        'name Postgres itself in DATABASE_DIRECT_URL, for what needs a session of its own (the ' +
        'lock of the publisher, notifications, migrations).',
    )
  if (!pooling.carriesStatements)
    throw new UnusableDatabaseError(
      'The pooler of DATABASE_URL does not carry prepared statements from one session to the ' +
        'next: PgBouncer 1.21 or newer does with max_prepared_statements above 0, or set its ' +
        'pool_mode to session.',
    )
  for (const [name, direct, unreachable] of [
    ['DATABASE_DIRECT_URL', directUrl, 'The database cannot be reached by DATABASE_DIRECT_URL'],
    ['DATABASE_OWNER_URL', ownerUrl, 'The database cannot be reached by its owner'],
  ] as const) {
    if (direct === null || direct === url) continue
    const { isShared, identity } = await probe(direct, unreachable)
    if (isShared)
      throw new UnusableDatabaseError(
        `${name} leads through a pooler in transaction mode: it must name Postgres itself, or a ` +
          'pooler in session mode.',
      )
    if (identity !== pooling.identity)
      throw new UnusableDatabaseError(
        `DATABASE_URL and ${name} lead to different databases: name the same one in both.`,
      )
  }
  return pooling.isShared
}

type Pooling = {
  /** Two clients have had the same session, or one has had two. */
  isShared: boolean
  carriesStatements: boolean
  /** Tells one database of one running server from all others. */
  identity: string
}

/** Throws UnreachableDatabaseError. */
async function probe(url: string, unreachable: string): Promise<Pooling> {
  const clients = [1, 2].map(
    () =>
      new pg.Client({
        connectionString: url,
        application_name: 'zila probe',
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
      }),
  ) as [pg.Client, pg.Client]
  // The query that fails says so.
  for (const client of clients) client.on('error', () => undefined)
  try {
    await Promise.all(clients.map((client) => client.connect()))
    return await probeSessions(...clients)
  } catch (error) {
    throw toUnreachableError(unreachable, error)
  } finally {
    const ended = Promise.all(clients.map((client) => client.end().catch(() => undefined)))
    await Promise.race([ended, sleep(TIMEOUT_MS, undefined, { ref: false })])
  }
}

/**
 * A client with a session of its own has it always, and no other has it. A pooler in transaction
 * mode gives a session to whoever comes next, and another one while the second client holds that.
 */
async function probeSessions(first: pg.Client, second: pg.Client): Promise<Pooling> {
  const { rows } = await first.query<{ identity: string }>(
    `select concat_ws('/', pg_postmaster_start_time()::text,
      (select oid from pg_database where datname = current_database())) as identity`,
  )
  const { identity } = rows[0]!
  try {
    const pids = [await askPid(first), await askPid(second)]
    await second.query('begin')
    await askPid(second)
    const again = await askPid(first)
    return { isShared: pids[0] === pids[1] || pids[0] !== again, carriesStatements: true, identity }
  } catch (error) {
    if (!FOREIGN_STATEMENTS.includes(getErrorCode(error) ?? '')) throw error
    return { isShared: true, carriesStatements: false, identity }
  }
}

async function askPid(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>({
    name: 'zila_pooler_probe',
    text: 'select pg_backend_pid() as pid',
  })
  return rows[0]!.pid
}
