import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabase, getDatabaseUrl, runStatements } from './setup/database-statements.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { waitUntil } from './setup/programs.ts'
import { htmlPage, makeRelease } from './setup/release.ts'
import { freePort, runScript, type ProgramRun } from './setup/server.ts'

const SLOW = 300_000
const NAME = '2026-11-21T05-30-00Z-0001'

let database: TestDatabase
let folder: string
let port: number
let run: ProgramRun | null = null
let proxy: Server | null = null

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'zila-read-only-'))
  port = await freePort()
  const files = { 'index.html': htmlPage('Home', '/'), '404.html': htmlPage('Not found', '/') }
  await makeRelease(path.join(folder, 'releases'), NAME, files)
})

afterEach(async () => {
  run?.child.kill('SIGKILL')
  await run?.ended
  proxy?.close()
})

afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function start(databaseUrl: string, ownerUrl = database.ownerUrl): ProgramRun {
  const env = { PORT: `${port}`, DATA_DIR: folder, SAMPLE_DATA: 'off' }
  const urls = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl }
  return (run = runScript('start', { ...env, ...urls }))
}

const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`)
const health = async () => {
  const answer = await get('/api/health')
  return {
    status: answer.status,
    ...((await answer.json()) as { error?: string; data?: { release: string } }),
  }
}
const isOpen = () =>
  get('/').then(
    () => true,
    () => false,
  )

/** The test's database on a port of its own. */
async function openProxy(own: number): Promise<void> {
  const url = new URL(database.url)
  const socket = url.searchParams.get('host')
  const target = socket
    ? { path: `${socket}/.s.PGSQL.5432` }
    : { host: url.hostname, port: Number(url.port || 5432) }
  proxy = createServer((incoming) => {
    const outgoing = connect(target as { path: string })
    incoming.on('error', () => outgoing.destroy()).pipe(outgoing)
    outgoing.on('error', () => incoming.destroy()).pipe(incoming)
  })
  await new Promise<void>((resolve) => proxy!.listen(own, '127.0.0.1', resolve))
}

describe('a start while the database is away', () => {
  it(
    'serves the last release, says so, and opens the API when the database is back',
    async () => {
      const own = await freePort()
      const { username, password, pathname } = new URL(database.url)
      const started = start(
        `postgresql://${username}:${password}@127.0.0.1:${own}${pathname}?sslmode=disable`,
      )
      await waitUntil(isOpen, SLOW)
      await waitUntil(
        async () => (await health()).error?.startsWith('The database cannot be reached;') === true,
        SLOW,
      )
      const home = await get('/')
      expect([home.status, await home.text()]).toEqual([
        200,
        expect.stringContaining('<title>Home</title>'),
      ])
      expect(await health()).toMatchObject({
        status: 503,
        error:
          'The database cannot be reached; it is tried again. The last release is served ' +
          'meanwhile and can only be read.',
      })
      expect((await get('/api/businesses')).status).toBe(503)
      // What is told to everybody names no machine; what is logged does.
      expect((await health()).error).not.toContain('127.0.0.1')
      expect(started.said()).toMatch(/"cause":"The database cannot be reached: .*ECONNREFUSED/)
      await openProxy(own)
      await waitUntil(async () => (await health()).status === 200, SLOW)
      expect((await get('/api/businesses')).status).toBe(200)
    },
    SLOW,
  )
})

describe('a migration that fails', () => {
  it(
    'leaves the last release served, and is tried again',
    async () => {
      const name = `${new URL(database.url).pathname.slice(1)}_empty`
      const url = getDatabaseUrl(database.url, name)
      const ownerUrl = getDatabaseUrl(database.ownerUrl, name)
      await runStatements(inject('cluster').url, `create database ${name}`)
      try {
        await runStatements(ownerUrl, 'create table businesses (in_the_way text)')
        start(url, ownerUrl)
        await waitUntil(isOpen, SLOW)
        await waitUntil(
          async () => (await health()).error?.startsWith('The database is not ready;') === true,
          SLOW,
        )
        expect((await get('/')).status).toBe(200)
        await runStatements(ownerUrl, 'drop table businesses')
        await waitUntil(async () => (await health()).status === 200, SLOW)
      } finally {
        run?.child.kill('SIGKILL')
        await run?.ended
        await dropDatabase(inject('cluster').url, name)
      }
    },
    SLOW,
  )
})

describe('a database from before the first release', () => {
  it(
    'is not started on, though there is a release to serve, and says how to go on',
    async () => {
      await runStatements(
        database.ownerUrl,
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of before', 1)",
      )
      const refused = start(database.url)
      expect(await refused.ended).toBe(1)
      expect(refused.said()).toMatch(
        /The database was made by a version of Zila from before the first release, .* import that file here without its column "number"\.\n$/,
      )
      expect(refused.said()).not.toContain('    at ')
      await runStatements(
        database.ownerUrl,
        "delete from drizzle.__drizzle_migrations where hash = 'of before'",
      )
    },
    SLOW,
  )
})

describe('code older than the database', () => {
  it(
    'does not start, and says what to do',
    async () => {
      await runStatements(
        database.ownerUrl,
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later', " +
          '4102444800000)',
      )
      const refused = start(database.url)
      expect(await refused.ended).toBe(1)
      expect(refused.said()).toMatch(
        /The database was brought up to date by a newer version of Zila \(its schema is of 2100-01-01, .*\): start the newer version again, or restore a backup made before the update\.\n$/,
      )
      expect(refused.said()).not.toContain('    at ')
    },
    SLOW,
  )
})
