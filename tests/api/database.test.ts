import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabase, getDatabaseUrl, runStatements } from './setup/database-statements.ts'
import { makeMigrationFolder } from './setup/migration-folder.ts'
import { checkDatabase } from '#server/kit/db/check.ts'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { getErrorReason } from '#server/kit/db/reason.ts'
import { explainError } from '#server/start/explain.ts'
import { createLogger } from '#server/start/logger.ts'

const { url: server, template } = inject('cluster')
const quiet = { info: () => undefined, warn: () => undefined }
const name = (what: string) => `${template}_${what}_${randomBytes(3).toString('hex')}`

/** Opens a new database made with the options, for as long as the work takes. */
const withDatabase = async (
  options: string,
  work: (database: Database, url: string) => Promise<void>,
) => {
  const fresh = name('fresh')
  await runStatements(server, `create database ${fresh} ${options}`)
  const url = getDatabaseUrl(server, fresh)
  const database = openDatabase({ url, log: quiet })
  try {
    await work(database, url)
  } finally {
    await database.close()
    await dropDatabase(server, fresh)
  }
}

describe('a database is checked before it is used', () => {
  it('and a fit one is given the trigrams it lacks', () =>
    withDatabase('', async ({ pool }, url) => {
      await pool.query('drop extension if exists pg_trgm')
      await Promise.all([migrateDatabase({ url }), migrateDatabase({ url })])
      const { rows } = await pool.query<{ count: number }>(
        `select cardinality(show_trgm('शर्मा')) as count`,
      )
      expect(rows[0]?.count).toBeGreaterThan(0)
    }))

  it('one that does not know Hindi letters is refused', () =>
    withDatabase(
      `template template0 locale_provider libc locale 'C' encoding 'UTF8'`,
      async (_, url) => {
        await expect(migrateDatabase({ url })).rejects.toThrow('does not know the letters of Hindi')
      },
    ))

  it('one that is not encoded in UTF8 is refused', () =>
    withDatabase(
      `template template0 locale_provider libc locale 'C' encoding 'LATIN1'`,
      async ({ pool }) => {
        await expect(checkDatabase(pool)).rejects.toThrow('The database is encoded in LATIN1')
      },
    ))

  it('one that cannot be reached is refused with the reason', async () => {
    const { pool, close } = openDatabase({
      url: 'postgresql://nobody@127.0.0.1:9/none',
      log: quiet,
    })
    await expect(checkDatabase(pool)).rejects.toThrow(
      'The database cannot be reached: connect ECONNREFUSED',
    )
    await close()
  })
})

describe('migrations', () => {
  let folder: string
  beforeAll(async () => {
    folder = await makeMigrationFolder(0, {
      name: 'slow',
      when: 1_700_000_000_000,
      sql: 'select pg_sleep(0.5);--> statement-breakpoint\ncreate table done (id integer)',
    })
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('are applied once, however many processes start together', () =>
    withDatabase('', async ({ pool }, url) => {
      await Promise.all([1, 2, 3].map(() => migrateDatabase({ url, folder })))
      const { rowCount } = await pool.query('select from drizzle.__drizzle_migrations')
      expect(rowCount).toBe(1)
    }))

  it('do not wait for ever for another process', () =>
    withDatabase('', async (_, url) => {
      const both = await Promise.allSettled(
        [1, 2].map(() => migrateDatabase({ url, folder, patienceMs: 100 })),
      )
      const reasons = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
      expect(reasons).toEqual([expect.stringContaining('Another process has been migrating')])
    }))

  it('do not touch a database that was made before the first of them', () =>
    withDatabase('', async ({ pool }, url) => {
      await migrateDatabase({ url, folder })
      const { rows: before } = await pool.query('select * from drizzle.__drizzle_migrations')
      await expect(migrateDatabase({ url })).rejects.toThrow(
        'made by a version of Zila from before the first release',
      )
      const { rows: after } = await pool.query('select * from drizzle.__drizzle_migrations')
      expect(after).toEqual(before)
      const { rows: tables } = await pool.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      )
      expect(tables).toEqual([{ name: 'done' }])
    }))

  it('are refused to a role that may not make tables', ({ skip }) =>
    withDatabase('', async ({ pool }, url) => {
      const { rows } = await pool.query<{ is: boolean }>(
        'select rolsuper as is from pg_roles where rolname = current_user',
      )
      skip(rows[0]?.is ?? false, 'nothing is refused to a superuser')
      await pool.query(
        'create extension if not exists pg_trgm; revoke create on database ' +
          `${new URL(url).pathname.slice(1)} from current_user`,
      )
      await expect(migrateDatabase({ url, folder })).rejects.toThrow('may not create tables')
      await pool.query('drop extension pg_trgm')
      await expect(migrateDatabase({ url, folder })).rejects.toThrow(
        'may not create the extension pg_trgm',
      )
    }))
})

describe('what is told of an error', () => {
  const failing = (url: string) => openDatabase({ url, log: quiet })
  const errorOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  it.each([
    [
      'a double',
      sql`insert into people values (${'asha@example.org'})`,
      'duplicate key value violates unique constraint',
    ],
    [
      'a broken rule',
      sql`insert into people values (${'asha no address'})`,
      'violates check constraint',
    ],
    [
      'a value of another kind',
      sql`select ${'98765 secret'}::text::integer`,
      'invalid input syntax for type integer',
    ],
    [
      'what is not there',
      sql`select * from nowhere where email = ${'asha@example.org'}`,
      'does not exist',
    ],
  ])('%s: the cause in one line, no statement and no value', (_, statement, cause) =>
    withDatabase('', async (database, url) => {
      await database.pool.query(`create table people (email text unique check (email like '%@%'))`)
      await database.pool.query(`insert into people values ('asha@example.org')`)
      const other = failing(url)
      const error = await errorOf(other.db.execute(statement))
      await other.close()
      const written: string[] = []
      createLogger({ logLevel: 'info' }, { write: (line) => written.push(line) }).error(
        { err: error },
        'failed',
      )
      for (const said of [getErrorReason(error), explainError(error), ...written]) {
        expect(said).toContain(cause)
        expect(said).not.toMatch(/asha|secret|98765|insert into|select/)
      }
      expect(explainError(error)).not.toContain('\n')
    }),
  )
})

describe('the pool', () => {
  it('limits each statement and outlives the loss of its connections', async () => {
    const { pool, close } = openDatabase({ url: server, log: quiet, statementTimeoutMs: 200 })
    await expect(pool.query('select pg_sleep(2)')).rejects.toThrow('statement timeout')
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    await runStatements(server, `select pg_terminate_backend(${rows[0]?.pid})`)
    const lost = new Promise((resolve) => pool.once('error', resolve))
    await Promise.race([lost, pool.query('select pg_sleep(0.1)').catch(() => undefined)])
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('outlives the loss of a connection within a transaction, which fails', async () => {
    const { db, close } = openDatabase({ url: server, log: quiet })
    const transaction = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
      await runStatements(server, `select pg_terminate_backend(${rows[0]?.pid})`)
      await sleep(50)
      await tx.execute('select 1')
    })
    await expect(transaction).rejects.toThrow()
    expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('takes back a broken connection, though whoever had it does not give it back', async () => {
    const { pool, close } = openDatabase({ url: server, log: quiet, max: 1 })
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await runStatements(server, `select pg_terminate_backend(${rows[0]?.pid})`)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
    expect(pool.totalCount).toBe(1)
    await close()
  })
})
