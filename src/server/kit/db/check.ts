import type { Pool } from 'pg'
import type { Log } from './log.ts'
import { UnusableDatabaseError, toUnreachableError } from './refusal.ts'

const oldestVersion = 15

/**
 * Checks that the database can hold the site; throws `UnusableDatabaseError` with the reason if
 * not. What only its owner can look at, `migrateDatabase` does.
 */
export async function checkDatabase(pool: Pool): Promise<void> {
  const { version, encoding, replica } = await describe(pool)
  if (version < oldestVersion * 10_000)
    throw new UnusableDatabaseError(
      `The database runs Postgres ${Math.floor(version / 10_000)}; version ${oldestVersion} ` +
        'or newer is needed.',
    )
  if (encoding !== 'UTF8')
    throw new UnusableDatabaseError(
      `The database is encoded in ${encoding}; create it with: create database zila encoding ` +
        "'UTF8' template template0.",
    )
  if (replica)
    throw new UnusableDatabaseError(
      'The database is a read-only replica: point DATABASE_URL at the primary server.',
    )
}

/**
 * Warns where no statement has a time limit. Sessions that a pooler shares keep no settings of
 * ours, so their limits are the role's.
 */
export async function warnAboutTimeLimits(pool: Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ limit: string; role: string }>(
    `select current_setting('statement_timeout') as limit, quote_ident(current_user) as role`,
  )
  const { limit, role } = rows[0]!
  if (limit !== '0') return
  log.warn(
    'Statements have no time limit: the pooler shares sessions, so the role needs one: ' +
      ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
        .map((name, index) => `alter role ${role} set ${name} = '${index < 2 ? 15 : 30}s'`)
        .join('; '),
  )
}

async function describe(pool: Pool) {
  try {
    const { rows } = await pool.query<{ version: number; encoding: string; replica: boolean }>(
      `select current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding,
              pg_is_in_recovery() as replica`,
    )
    return rows[0] ?? { version: 0, encoding: 'unknown', replica: false }
  } catch (error) {
    throw toUnreachableError('The database cannot be reached', error)
  }
}
