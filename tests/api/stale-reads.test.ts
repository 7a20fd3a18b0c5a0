import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import { findStaleReads } from '../stale-reads/run.ts'
import { insertBusiness } from './setup/builders.ts'
import { createTestDatabase, runAsOwner, type TestDatabase } from './setup/database.ts'

const SILENT = { info: () => undefined, warn: () => undefined }
const WRITERS = 8

let own: TestDatabase
let writing: Database
let reading: Database
beforeAll(async () => {
  own = await createTestDatabase()
  writing = openDatabase({ url: own.url, log: SILENT, max: WRITERS })
  reading = openDatabase({ url: own.url, log: SILENT, max: 4 })
  for (let i = 0; i < WRITERS; i++) await insertBusiness(writing.db)
})
afterAll(async () => {
  await Promise.all([writing.close(), reading.close()])
  await own.drop()
})

const load = { writers: WRITERS, readers: 40, reads: 8_000, pauseMs: 5 }
const databases = () => ({ writing: writing.db, reading: reading.db })

describe('an answer kept while many write', () => {
  test('is never older than a write acknowledged before it was asked for', async () => {
    const found = await findStaleReads(databases(), load)
    expect(found).toMatchObject({ stale: 0 })
    expect(found.kept).toBeGreaterThan(0)
    expect(found.writes).toBeGreaterThan(WRITERS)
  })

  test('would be noticed if it were', async () => {
    await runAsOwner(writing.db, 'alter table content_changes disable trigger user')
    // Each listing is changed after its answer was kept, and read again.
    const found = await findStaleReads(databases(), { ...load, reads: 1_000, writes: 4 * WRITERS })
    await runAsOwner(
      writing.db,
      'alter table content_changes enable trigger user',
      'truncate content_changes',
    )
    expect(found.stale).toBeGreaterThan(0)
  })
})

test('a write does not wait for another one that is being committed', async () => {
  const committing = Promise.withResolvers<void>()
  const raised = Promise.withResolvers<void>()
  const version = async () => {
    const { rows } = await reading.db.execute<{ version: number }>(
      `select version from content_versions where name = 'businesses'`,
    )
    return rows[0]!.version
  }
  const change = (offset: number) =>
    sql`update businesses set description = description || '.'
      where id = (select id from businesses order by id offset ${offset} limit 1)`
  const before = await version()
  const first = writing.db.transaction(async (tx) => {
    await tx.execute(change(0))
    // What the commit does, and then it takes long to reach the disk.
    await tx.execute(sql`set constraints all immediate`)
    raised.resolve()
    await committing.promise
  })
  await raised.promise
  await writing.db.execute(change(1))
  const between = await version()
  committing.resolve()
  await first
  expect(between).toBeGreaterThan(before)
  expect(await version()).toBeGreaterThan(between)
})
