import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ClientBase } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { getBusiness } from '#contract/businesses.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { startApi } from './setup/api.ts'
import { createTestDatabase } from './setup/database.ts'
import {
  dropDatabase,
  getDatabaseUrl,
  runStatements,
  withClient,
} from './setup/database-statements.ts'
import { makeMigrationFolder } from './setup/migration-folder.ts'
import { describeSchema } from './setup/schema.ts'

/*
 * An update keeps what people have entered: the migrations after the first two are run on a
 * database that was made by those and has rows in every table. What a migration changes or removes
 * on purpose is left out of the comparison here, with the reason.
 */

/** The schema, and its functions and triggers. */
const FIRST_MIGRATIONS = 2

const { url: server, servedUrl, template } = inject('cluster')
const name = `${template}_upgrade_${randomBytes(4).toString('hex')}`
const url = getDatabaseUrl(server, name)
const served = { role: new URL(servedUrl).username, database: name }

type Row = Record<string, unknown>
type Rows = Map<string, Row[]>

const folders: string[] = []
let before: Rows

async function read<T>(of: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  let answer: T
  await withClient(of, async (client) => void (answer = await work(client)))
  return answer!
}

/** All rows of all tables and views. */
async function readRows(client: ClientBase): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p', 'v') and not relispartition`,
  )
  const all: Rows = new Map()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from "${name}" t`)
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/**
 * Leaves out what 0011 changes on purpose: a site that has campaigns goes on charging on trust, and
 * its settings were changed by that.
 */
function withoutAdPayment(rows: Rows): Rows {
  const strip = (row: Row) => {
    const { adPayment: _, ...values } = row['values'] as Row
    const { version: _version, updated_at: _at, ...others } = row
    return { ...others, values }
  }
  return new Map([...rows].map(([of, own]) => [of, of === 'settings' ? own.map(strip) : own]))
}

/** The rows of before that are not there after, by the columns that both have. */
const findLost = (then: Rows, now: Rows): string[] =>
  [...then].flatMap(([table, rows]) => {
    const there = now.get(table) ?? []
    return rows
      .filter((row) => !there.some((other) => isKept(row, other)))
      .map((row) => `${table}: ${JSON.stringify(row)}`)
  })

const isKept = (row: Row, other: Row): boolean =>
  Object.entries(row).every(
    ([column, value]) => !(column in other) || isDeepStrictEqual(other[column], value),
  )

const migrateTo = async (count: number, ...others: Parameters<typeof makeMigrationFolder>[1][]) => {
  const folder = await makeMigrationFolder(count, ...others)
  folders.push(folder)
  await migrateDatabase({ url, served, folder })
}

beforeAll(async () => {
  await runStatements(server, `create database ${name}`)
  await migrateTo(FIRST_MIGRATIONS)
  await runStatements(url, await readFile('tests/fixtures/first-migrations.sql', 'utf8'))
  before = await read(url, readRows)
})
afterAll(async () => {
  await dropDatabase(server, name)
  for (const folder of folders) await rm(folder, { recursive: true })
})

describe('an update of the first release', () => {
  test('begins with rows in every table', () => {
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)
    // It has rows during a transaction only.
    expect(empty).toEqual(['content_changes'])
  })

  test('keeps every row', async () => {
    await migrateDatabase({ url, served })
    expect(findLost(before, withoutAdPayment(await read(url, readRows)))).toEqual([])
  })

  test('leads to the schema of a new database', async () => {
    const fresh = await createTestDatabase()
    try {
      const inNew = await read(fresh.ownerUrl, describeSchema)
      expect(await read(url, describeSchema)).toEqual(inNew)
      expect(inNew.length).toBeGreaterThan(2_000)
    } finally {
      await fresh.drop()
    }
  })

  test('is read by the code of today', async () => {
    const api = await startApi({ databaseUrl: getDatabaseUrl(servedUrl, name) })
    try {
      const { data } = await api.read(getBusiness, { params: { idOrSlug: 'business-9-16' } })
      expect(data).toMatchObject({ name: 'Business 9' })
    } finally {
      await api.close()
    }
  })
})

test('a migration that loses rows or leads elsewhere would be noticed', async () => {
  const schema = await read(url, describeSchema)
  const sql =
    'alter table businesses add column has_parking boolean default false not null;' +
    'update locations set city = upper(city); delete from favourites; drop table saved_ads cascade'
  await migrateTo(Infinity, { name: 'later', when: 4_102_444_800_000, sql })
  const lost = findLost(before, withoutAdPayment(await read(url, readRows))).map(
    (line) => line.split(':')[0],
  )
  expect(lost.sort()).toEqual(['favourites', 'locations', 'saved_ads'])
  const now = await read(url, describeSchema)
  expect(now.filter((line) => !schema.includes(line))).toContain(
    'column businesses has_parking boolean not null false',
  )
})
