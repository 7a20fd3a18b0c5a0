import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { getErrorCode } from '#server/kit/db/refusal.ts'

/** The address of another database on the same server. */
export function getDatabaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Runs statements one by one outside any transaction, as creating and dropping databases needs. */
export const runStatements = (url: string, ...statements: string[]): Promise<void> =>
  withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })

export async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const MAX_TRIES = 50

/**
 * Drops a database with its sessions, by a client of another database of the server or its URL. We
 * may not end an autovacuum worker in it, but it soon ends by itself.
 */
export async function dropDatabase(server: pg.Client | string, name: string): Promise<void> {
  if (typeof server === 'string') {
    await withClient(server, (client) => dropDatabase(client, name))
    return
  }
  for (let attempt = 1; ; attempt++) {
    try {
      await server.query(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if (getErrorCode(error) !== '42501' || attempt === MAX_TRIES) throw error
      await sleep(100)
    }
  }
}
