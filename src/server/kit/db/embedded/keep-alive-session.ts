import { realpath } from 'node:fs/promises'
import pg from 'pg'
import { SOCKET_PORT } from './socket-folder.ts'
import { getErrorCode } from '#server/kit/db/refusal.ts'

/** The database that the program uses, and the role that owns it, which is not a superuser. */
export const OWNER_ROLE = 'zila'
/** The role that serves: it owns nothing, and a migration gives it its rights (`db/grants.ts`). */
export const APP_ROLE = 'zila_app'

/** The advisory lock that every process using the server shares; "zila" in ASCII. */
const inUse = 0x7a696c61

/**
 * A session that each process using the server keeps open. It tells at once when the server dies.
 * Its shared lock tells the other processes that this one needs the server; a killed process loses
 * the lock with the session.
 */
export type KeepAliveSession = {
  /** Settles when the session is gone. */
  ended: Promise<void>
  /**
   * Gives up the server. True if no other process uses it: then no new process gets in, and the
   * caller shuts it down.
   */
  release(): Promise<boolean>
}

/**
 * Opens the session and makes sure that the server at that socket is the one of `dataDir`. Throws
 * if it cannot be had.
 */
export async function openKeepAliveSession(
  socketFolder: string,
  dataDir: string,
): Promise<KeepAliveSession> {
  const client = new pg.Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: 'zila keeper',
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  })
  // We wait for the end of the session; the error that comes with it adds nothing.
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const served = rows[0]?.data_directory ?? ''
    if ((await realpath(served)) !== dataDir)
      throw new Error(`the server at ${socketFolder} serves ${served}`)
    await client.query('select pg_advisory_lock_shared($1)', [inUse])
    await ensureRoles(client)
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
  return {
    ended,
    async release() {
      await client.query('select pg_advisory_unlock_shared($1)', [inUse])
      const { rows } = await client.query<{ last: boolean }>(
        'select pg_try_advisory_lock($1) as last',
        [inUse],
      )
      if (!rows[0]?.last) await client.end()
      return rows[0]?.last ?? false
    },
  }
}

async function ensureRoles(client: pg.Client): Promise<void> {
  for (const role of [OWNER_ROLE, APP_ROLE]) {
    const roles = await client.query('select from pg_roles where rolname = $1', [role])
    if (roles.rowCount === 0) await unlessThere(client.query(`create role ${role} login`))
  }
  const databases = await client.query('select from pg_database where datname = $1', [OWNER_ROLE])
  if (databases.rowCount === 0)
    await unlessThere(client.query(`create database ${OWNER_ROLE} owner ${OWNER_ROLE}`))
}

/** Ignores the failure if another process made the same at the same moment. */
async function unlessThere(creation: Promise<unknown>): Promise<void> {
  try {
    await creation
  } catch (error) {
    const duplicate = ['42710', '42P04', '23505']
    if (!duplicate.includes(getErrorCode(error) ?? '')) throw error
  }
}
