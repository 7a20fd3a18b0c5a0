import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDatabase } from '#server/start/database.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { startPooler, type Pooler } from './setup/pooler.ts'

let own: TestDatabase
let other: TestDatabase
let sharing: Pooler
let session: Pooler
beforeAll(async () => {
  own = await createTestDatabase()
  other = await createTestDatabase()
  sharing = await startPooler(own.url, 'transaction')
  session = await startPooler(own.url, 'session')
})
afterAll(async () => {
  await Promise.all([sharing.close(), session.close()])
  await Promise.all([own.drop(), other.drop()])
})

type Addresses = { databaseUrl: string; databaseDirectUrl?: string; databaseOwnerUrl?: string }

/** What a start on these addresses says, and the address of its own sessions. */
async function start(addresses: Addresses) {
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (text: string) => void warnings.push(text) }
  const config = { dataDir: '/nowhere', databaseOwnerUrl: own.ownerUrl, ...addresses }
  const { db, url, stop } = await prepareDatabase(config, log)
  const { rows } = await db.$client.query<{ limit: string }>(
    `select current_setting('statement_timeout') as limit`,
  )
  await stop()
  return { url, direct: db.directUrl, limit: rows[0]!.limit, warnings }
}

describe('a pooler in session mode', () => {
  test('serves, with the time limits that are set after connecting', async () => {
    const { limit, warnings } = await start({ databaseUrl: session.url })
    expect(limit).toBe('15s')
    expect(warnings).toEqual([])
  })
})

describe('a pooler in transaction mode', () => {
  test('is refused alone', async () => {
    await expect(start({ databaseUrl: sharing.url })).rejects.toThrow(
      'DATABASE_URL leads through a pooler in transaction mode: set its pool_mode to session',
    )
  })

  test('is refused when it does not carry prepared statements', async () => {
    const addresses = { databaseUrl: sharing.url, databaseDirectUrl: own.url }
    await expect(start(addresses)).rejects.toThrow('does not carry prepared statements')
  })

  test.each(['databaseDirectUrl', 'databaseOwnerUrl'] as const)('is no %s either', async (name) => {
    const addresses = { databaseUrl: own.url, [name]: sharing.url }
    await expect(start(addresses)).rejects.toThrow('leads through a pooler in transaction mode')
  })
})

test('what needs a session of its own goes to DATABASE_DIRECT_URL', async () => {
  const found = await start({ databaseUrl: session.url, databaseDirectUrl: own.url })
  expect(found).toMatchObject({ url: own.url, direct: own.url })
})

test('an address of another database is refused', async () => {
  const addresses = { databaseUrl: own.url, databaseDirectUrl: other.url }
  await expect(start(addresses)).rejects.toThrow('lead to different databases')
})
