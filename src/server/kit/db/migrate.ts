import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { grantRowAccess } from './grants.ts'
import {
  DatabaseVersionMismatchError,
  UnusableDatabaseError,
  getErrorCode,
  toUnreachableError,
} from './refusal.ts'
import { MIGRATIONS_FOLDER, readSchemaAge } from './schema-age.ts'
import type { CurrentRole } from './served-role.ts'
import { ensureTrigrams } from './trigrams.ts'

/** The advisory lock of migrations; "migr" in ASCII. */
const migrating = 0x6d696772

/**
 * Applies the migrations that the database lacks, all or none, one process at a time. Throws
 * DatabaseVersionMismatchError if the database has one that is not in the folder. Waits
 * `patienceMs` for another process that is migrating. The URL must lead to Postgres itself or to a
 * pooler in session mode, because the lock belongs to the session. The role that serves, if it is
 * another than that of the URL, which owns all tables, gets the rights that it needs on old and new
 * tables.
 */
export async function migrateDatabase(options: {
  url: string
  served?: CurrentRole
  folder?: string
  patienceMs?: number
}): Promise<void> {
  const { url, served, folder = MIGRATIONS_FOLDER, patienceMs = 60_000 } = options
  const client = new pg.Client({
    connectionString: url,
    application_name: 'zila migrations',
    connectionTimeoutMillis: 5_000,
  })
  // The running query fails with the same error.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw toUnreachableError('The database cannot be reached by its owner', error)
  })
  try {
    // An index over a large table takes long; waiting longer for a locked table does not help.
    await client.query(`set statement_timeout = 0; set lock_timeout = '30s';
      set idle_in_transaction_session_timeout = 0`)
    const isOwner = served === undefined || (await isSame(client, served))
    await lock(client, patienceMs)
    await refuseForeign(client, folder)
    await ensureTrigrams(client)
    await migrate(drizzle({ client }), { migrationsFolder: folder })
    if (!isOwner) await grantRowAccess(client, served.role)
  } catch (error) {
    if (getErrorCode(error instanceof Error ? (error.cause ?? error) : error) === '42501')
      throw new UnusableDatabaseError(
        'The database role may not create tables and schemas here: make it the owner of the ' +
          'database, or name the owner in DATABASE_OWNER_URL.',
      )
    throw error
  } finally {
    // This ends the session and releases the lock.
    await client.end()
  }
}

/** Whether the role that serves is the one of this client. Throws if they are in two databases. */
async function isSame(client: pg.Client, { role, database }: CurrentRole): Promise<boolean> {
  const { rows } = await client.query<{ isHere: boolean; isSame: boolean }>(
    `select current_user = $1 as "isSame", current_database() = $2 and
      exists (select from pg_roles where rolname = $1) as "isHere"`,
    [role, database],
  )
  if (!rows[0]!.isHere)
    throw new UnusableDatabaseError(
      'DATABASE_URL and DATABASE_OWNER_URL lead to different databases: name the same one in ' +
        'both, with two users.',
    )
  return rows[0]!.isSame
}

async function lock(client: pg.Client, patienceMs: number): Promise<void> {
  const limit = Date.now() + patienceMs
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [migrating],
    )
    if (rows[0]?.locked) return
    if (Date.now() > limit)
      throw new UnusableDatabaseError(
        'Another process has been migrating this database for ' +
          `${Math.round(patienceMs / 1000)} seconds: wait for it, or end it, and start again.`,
      )
    await sleep(200)
  }
}

/** Only the code that a database was made for, or newer code, may write to it. */
async function refuseForeign(client: pg.Client, folder: string): Promise<void> {
  const age = await readSchemaAge(client, folder)
  if (age.kind === 'newer')
    throw new DatabaseVersionMismatchError(
      'The database was brought up to date by a newer version of Zila (its schema is of ' +
        `${age.theirs}, this one knows that of ${age.ours}): start the newer version again, or ` +
        'restore a backup made before the update.',
    )
  if (age.kind === 'unreleased')
    throw new DatabaseVersionMismatchError(
      'The database was made by a version of Zila from before the first release, which this ' +
        'version cannot update; it was left as it is. Start with another, empty DATA_DIR (with ' +
        'DATABASE_URL: another, empty database). To take the listings along, start the earlier ' +
        'version, download them as CSV under Import and export, and import that file here ' +
        'without its column "number".',
    )
}
