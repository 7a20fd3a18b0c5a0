import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { dropDatabase, getDatabaseUrl, runStatements } from './database-statements.ts'
import type { Db } from '#server/kit/db/connection.ts'

export type TestDatabase = {
  /** Of the role that serves, which owns nothing. */
  url: string
  /** Of the role that owns the tables: what a test does with the owner's rights goes there. */
  ownerUrl: string
  drop: () => Promise<void>
}

/**
 * A migrated, empty database for one test file: create it in `beforeAll`, drop it in `afterAll`. It
 * takes tens of milliseconds.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, servedUrl, template } = inject('cluster')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await runStatements(
    url,
    // Copied as files: block by block through the log it takes three times as long.
    `create database ${name} template ${template} strategy file_copy`,
    // The rights on a database itself are not copied.
    `revoke temporary on database ${name} from public`,
  )
  return {
    url: getDatabaseUrl(servedUrl, name),
    ownerUrl: getDatabaseUrl(url, name),
    drop: () => dropDatabase(url, name),
  }
}

/** Runs statements one by one with the rights of the owner, which the role that serves lacks. */
export async function runAsOwner({ $client }: Db, ...statements: string[]): Promise<void> {
  const { pathname } = new URL($client.options.connectionString!)
  await runStatements(getDatabaseUrl(inject('cluster').url, pathname.slice(1)), ...statements)
}
