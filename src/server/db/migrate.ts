import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { DatabaseRefusal, errorCode } from './refusal.ts'
import { ensureTrigrams } from './trigrams.ts'

/** The advisory lock of migrations; "migr" in ASCII. */
const migrating = 0x6d696772

/**
 * Applies the migrations that the database has not had, all or none, one process at a time.
 * Waits `patienceMs` for another process that is migrating. The URL must lead to Postgres itself or to a pooler in
 * session mode: the lock belongs to the session.
 */
export async function migrateDatabase(options: { url: string; folder?: string; patienceMs?: number }): Promise<void> {
  const { url, folder = path.join(import.meta.dirname, 'migrations'), patienceMs = 60_000 } = options
  const client = new pg.Client({
    connectionString: url,
    application_name: 'zila migrations',
    connectionTimeoutMillis: 5_000,
    // An index over a large table takes its time; a table that somebody holds locked does not get better by waiting.
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    lock_timeout: 30_000,
  })
  // The query under way fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lock(client, patienceMs)
    await ensureTrigrams(client)
    await migrate(drizzle({ client }), { migrationsFolder: folder })
  } catch (error) {
    if (errorCode(error instanceof Error ? (error.cause ?? error) : error) === '42501')
      throw new DatabaseRefusal(
        'The database role may not create tables and schemas here: make it the owner of the database.',
      )
    throw error
  } finally {
    // Ends the session, and the lock with it.
    await client.end()
  }
}

async function lock(client: pg.Client, patienceMs: number): Promise<void> {
  const limit = Date.now() + patienceMs
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [migrating])
    if (rows[0]?.locked) return
    if (Date.now() > limit)
      throw new DatabaseRefusal(
        `Another process has been migrating this database for ${Math.round(patienceMs / 1000)} seconds: wait for it, or end it, and start again.`,
      )
    await sleep(200)
  }
}
