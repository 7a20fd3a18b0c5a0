import { chmod, cp, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { insertDistrict } from './setup/random-change.ts'
import { insertAd, insertClassifiedCategory } from './setup/builders.ts'
import { endServer } from './setup/end-server.ts'
import { waitUntil } from './setup/programs.ts'
import { freePort, runScript } from './setup/server.ts'

const SLOW = 300_000
const log = { info: () => undefined, warn: () => undefined }

let folder: string
let dataDir: string
let file: string
let server: EmbeddedDatabase
let database: Database
/** Ads whose insertion was acknowledged, when the backup began and when it had ended. */
const acknowledged = { before: 0, after: 0 }

const at = (...names: string[]) => path.join(folder, ...names)
const uploadOf = (dir: string, number: number) =>
  path.join(dir, 'uploads', 'ab', `ab${number}.webp`)
const dataFolders = () => ['data', 'new', 'other'].map((name) => at(name, 'postgres'))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), `zila-test-${process.pid}-`))
  await chmod(folder, 0o711)
  dataDir = at('data')
  file = at('zila.tar.gz')
  await mkdir(path.dirname(uploadOf(dataDir, 0)), { recursive: true })
  await writeFile(at('data', 'secret'), 'of this installation, and long enough\n', { mode: 0o600 })
  for (const made of ['releases', 'cache', 'incoming']) await mkdir(at('data', made))
  server = await startEmbeddedDatabase({ dataDir: at('data', 'postgres'), log })
  await migrateDatabase({ url: server.ownerUrl, served: { role: 'zila_app', database: 'zila' } })
  database = openDatabase({ url: server.url, log })
  await insertDistrict(database.db)
}, SLOW)

afterAll(async () => {
  await database?.close()
  await server?.stop()
  for (const cluster of dataFolders()) await endServer(cluster)
  await rm(folder, { recursive: true, force: true })
})

async function run(name: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) {
  const started = runScript(name, { DATA_DIR: dataDir, ...env }, args)
  const code = await started.ended
  return { code, said: started.said() }
}

/** Each row of each table as text. */
async function rowsOf(url: string): Promise<Map<string, Set<string>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = " +
        "'public'::regnamespace",
    )
    const all = new Map<string, Set<string>>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t`)
      all.set(name, new Set(rows.map(({ row }) => row)))
    }
    return all
  } finally {
    await client.end()
  }
}

/**
 * Writes ads with their pictures one after the other, and has the server turn over its log, until
 * told to end.
 */
function writing(): { end: () => Promise<void>; count: () => number } {
  let ending = false
  let count = 0
  const writer = async () => {
    const { id } = await insertClassifiedCategory(database.db)
    while (!ending) {
      const number = count + 1
      await writeFile(uploadOf(dataDir, number), `picture ${number}`)
      await insertAd(database.db, { title: `Written ${number}`, categoryId: id })
      count = number
    }
  }
  const turner = async () => {
    const client = new pg.Client({ connectionString: server.superuserUrl })
    await client.connect()
    while (!ending) {
      await client.query('create table if not exists passing as select generate_series(1, 20000)')
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
      await client.query('drop table passing')
    }
    await client.end()
  }
  const all = Promise.all([writer(), turner()])
  return { end: () => ((ending = true), all.then(() => undefined)), count: () => count }
}

describe('a backup made while everything is written to', () => {
  it(
    'is one private file, whole by its own check',
    async () => {
      const writer = writing()
      await waitUntil(() => writer.count() > 20)
      acknowledged.before = writer.count()
      const { code, said } = await run('backup', [file])
      acknowledged.after = writer.count()
      await waitUntil(() => writer.count() > acknowledged.after)
      await writer.end()
      expect(said).toContain(`in ${file}: `)
      expect(code).toBe(0)
      expect(acknowledged.after).toBeGreaterThan(acknowledged.before)
      expect((await readdir(folder)).sort()).toEqual(['data', 'zila.tar.gz'])
      const handle = await open(file)
      expect((await handle.stat()).mode & 0o777).toBe(0o600)
      await handle.close()
      expect(await run('backup', ['--check', file])).toMatchObject({
        code: 0,
        said: expect.stringMatching(/✓ Whole: \d+ files/) as string,
      })
    },
    SLOW,
  )

  it(
    'brings back every table as of one moment, and the pictures of that moment',
    async () => {
      const { code, said } = await run('restore', [file], { DATA_DIR: at('new') })
      expect(said).toMatch(/read whole: \d+ tables, \d+ rows/)
      expect(code).toBe(0)
      expect((await readdir(at('new'))).sort()).toEqual(['postgres', 'secret', 'uploads'])
      expect(await readFile(at('new', 'secret'), 'utf8')).toBe(
        'of this installation, and long enough\n',
      )

      const restored = await startEmbeddedDatabase({ dataDir: at('new', 'postgres'), log })
      const [then, now] = [await rowsOf(restored.ownerUrl), await rowsOf(server.ownerUrl)]
      const indexes = new pg.Client({
        connectionString: restored.superuserUrl.replace('/postgres?', '/zila?'),
      })
      await indexes.connect()
      await indexes.query('create extension amcheck')
      await indexes.query(
        `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
           where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`,
      )
      await indexes.end()
      await restored.stop()

      expect([...then.keys()].sort()).toEqual([...now.keys()].sort())
      const written = new Set(['classified_ads', 'accounts', 'sessions'])
      // A trigger counts every write in it: the rows are the same, the numbers are those of then.
      const counters = new Set(['content_version_slots'])
      for (const [table, rows] of now) {
        const there = then.get(table)!
        if (counters.has(table)) expect(there.size, table).toBe(rows.size)
        else if (!written.has(table)) expect(there, table).toEqual(rows)
        else
          expect(
            [...there].filter((row) => !rows.has(row)),
            table,
          ).toEqual([])
      }
      const numbers = [...then.get('classified_ads')!]
        .map((row) => Number(/Written (\d+)/.exec(row)?.[1] ?? 0))
        .filter((number) => number > 0)
        .sort((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      expect(numbers.length).toBeGreaterThanOrEqual(acknowledged.before)
      expect(numbers.length).toBeLessThanOrEqual(acknowledged.after + 1)
      for (const number of numbers)
        expect(await readFile(uploadOf(at('new'), number), 'utf8')).toBe(`picture ${number}`)
    },
    SLOW,
  )

  it(
    'is a folder that the product starts on, with the listings of then',
    async () => {
      const { rows } = await database.db.execute<{ slug: string; name: string }>(
        "select slug, name from businesses where status = 'active' order by id limit 1",
      )
      const port = `${await freePort()}`
      const env = { PORT: port, DATA_DIR: at('new'), SAMPLE_DATA: 'off', NODE_ENV: '' }
      const started = runScript('start', env)
      const ask = () =>
        fetch(`http://127.0.0.1:${port}/api/businesses/${rows[0]!.slug}`).catch(() => null)
      const isThere = async () => (await ask())?.status === 200
      await waitUntil(isThere, 60_000).catch((error: unknown) => {
        throw new Error(started.said(), { cause: error })
      })
      const { data } = (await (await ask())!.json()) as { data: { name: string } }
      expect(data.name).toBe(rows[0]!.name)
      started.child.kill('SIGTERM')
      expect(await started.ended).toBe(0)
    },
    SLOW,
  )
})

describe('what is damaged is refused, and nothing is written', () => {
  const damaged = async (name: string, change: (bytes: Buffer) => Buffer) => {
    await writeFile(at(name), change(await readFile(file)))
    const checked = await run('backup', ['--check', at(name)])
    const restored = await run('restore', [at(name)], { DATA_DIR: at('other') })
    expect([checked.code, restored.code]).toEqual([1, 1])
    expect(await readdir(at('other'))).toEqual([])
    expect(checked.said).not.toContain('    at ')
    return checked.said
  }

  it('cut short', async () => {
    expect(await damaged('short', (bytes) => bytes.subarray(0, bytes.length * 0.7))).toContain(
      'was cut short',
    )
  })

  it('with other bytes in it', async () => {
    expect(await damaged('bent', (bytes) => bytes.fill(0x55, 100_000, 100_004))).toContain(
      'is damaged',
    )
  })

  it('something else', async () => {
    expect(await damaged('text', () => Buffer.from('hello'))).toContain('not a Zila backup')
  })
})

describe('the database of another version is refused before anything is replaced', () => {
  it.each([
    ['1', 'holds a database from before the first release'],
    ['4102444800000', 'was made by a newer version of Zila (its schema is of 2100-01-01, '],
  ])(
    'migrated at %s',
    async (when, words) => {
      const owner = new pg.Client({ connectionString: server.ownerUrl })
      await owner.connect()
      const other = at(`of-${when}.tar.gz`)
      await owner.query(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', ${when})`,
      )
      const made = await run('backup', [other])
      await owner.query(`delete from drizzle.__drizzle_migrations where hash = 'other'`)
      await owner.end()
      const { code, said } = await run('restore', [other], { DATA_DIR: at('other') })
      expect([made.code, code]).toEqual([0, 1])
      expect(said).toContain(words)
      expect(said).not.toContain('    at ')
      expect(await readdir(at('other'))).toEqual([])
    },
    SLOW,
  )
})

describe('what would do harm is refused', () => {
  it('over a file that is there, into the data folder, and of nothing', async () => {
    expect(await run('backup', [file])).toMatchObject({
      code: 1,
      said: expect.stringContaining('already exists') as string,
    })
    expect((await run('backup', [at('data', 'b.tar.gz')])).said).toContain('is in the data folder')
    expect((await run('backup', [at('b.tar.gz')], { DATA_DIR: at('none') })).said).toContain(
      'nothing to back up',
    )
    expect((await run('backup', [])).said).toContain('Name one file.')
    expect(existsSync(at('none'))).toBe(false)
  })

  it(
    'a restore under a running server, and over a folder that is not empty unless told so',
    async () => {
      for (const args of [[file], [file, '--replace']]) {
        const { code, said } = await run('restore', args)
        expect(code).toBe(1)
        expect(said).toContain('A server is running on')
      }
      await cp(at('new', 'secret'), at('other', 'secret'))
      await mkdir(at('other', 'releases'))
      expect((await run('restore', [file], { DATA_DIR: at('other') })).said).toContain(
        'is not empty',
      )
      const { code, said } = await run('restore', [file, '--replace'], { DATA_DIR: at('other') })
      expect(code).toBe(0)
      const aside = /What was there before is in (\S+);/.exec(said)![1]!
      expect(await readdir(path.resolve(aside))).toEqual(['secret'])
      expect((await readdir(at('other'))).sort()).toEqual(
        ['postgres', 'releases', path.basename(aside), 'secret', 'uploads'].sort(),
      )
    },
    SLOW,
  )
})

describe('what is kept elsewhere', () => {
  it('is named, without its password, when the backup is made, checked and restored', async () => {
    const env = {
      DATABASE_URL: 'postgres://zila_app:hidden-word@db.example:5432/zila',
      DATABASE_OWNER_URL: 'postgres://zila:hidden-word@db.example:5432/zila',
      S3_URL: 'https://KEY:hidden-key@s3.example/pictures',
    }
    const small = at('small.tar.gz')
    const made = await run('backup', [small], env)
    const checked = await run('backup', ['--check', small])
    const restored = await run('restore', [small], { DATA_DIR: at('small'), ...env })
    for (const { code, said } of [made, checked, restored]) {
      expect(code).toBe(0)
      expect(said).toContain(
        'the database, which is at db.example:5432/zila (DATABASE_URL): back it up with pg_dump',
      )
      expect(said).toContain('"$DATABASE_OWNER_URL"')
      expect(said).toContain('in the bucket pictures at https://s3.example (S3_URL)')
      expect(said).not.toContain('hidden')
    }
    expect((await readdir(at('small'))).sort()).toEqual(['secret', 'uploads'])
    const refused = await run('restore', [file], { DATA_DIR: at('empty'), ...env })
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('DATABASE_URL names another one') as string,
    })
  })
})
