import pg from 'pg'
import type { Db } from '#server/kit/db/connection.ts'

/**
 * Lets the role that serves do what the owner of the embedded database may: a bench fills tables
 * without their triggers and indexes, and has them analyzed.
 */
export async function grantTableOwnership(db: Db): Promise<void> {
  const url = new URL(db.$client.options.connectionString!)
  url.username = 'postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query('grant zila to zila_app').finally(() => client.end())
}
