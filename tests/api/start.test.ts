import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/kit/db/connection.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { listLatestPublications } from '#server/publishing/publisher/publication-record.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { findChildProcess, isRunning } from './setup/processes.ts'
import { waitUntil } from './setup/programs.ts'
import { freePort, runScript, type ProgramRun } from './setup/server.ts'

const SLOW = 300_000

let database: TestDatabase
let folder: string
let port: number
let env: Record<string, string>
const runs: ProgramRun[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'zila-start-'))
  port = await freePort()
  env = {
    PORT: `${port}`,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    SAMPLE_DATA: 'off',
  }
})

afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})

afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function run(name: string, more: Record<string, string> = {}, args: string[] = []): ProgramRun {
  const started = runScript(name, { ...env, ...more }, args)
  runs.push(started)
  return started
}

const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
const statusOf = (address: string) =>
  get(address).then(
    ({ status }) => status,
    () => 0,
  )

/**
 * In ten idle seconds: one in two seconds for all tasks, and those that run once in a minute, which
 * may all fall into them.
 */
const IDLE_TRANSACTIONS = 45
/** A session reports its transactions after so long at the latest. */
const REPORTED_S = 11

/** The transactions of the database in so many seconds of idleness. */
async function countTransactionsIn(seconds: number): Promise<number> {
  const { pool, close } = openDatabase({ url: database.url, log: console, max: 1 })
  const count = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select xact_commit + xact_rollback as count from pg_stat_database
        where datname = current_database()`,
    )
    return rows[0]!.count
  }
  await sleep(REPORTED_S * 1000)
  const before = await count()
  await sleep(seconds * 1000)
  const after = await count()
  await close()
  return after - before
}

describe('what cannot work is said in one line, with exit code 1', () => {
  const refused = async (more: Record<string, string>) => {
    const started = run('start', more)
    expect(await started.ended).toBe(1)
    return started.said()
  }

  it('wrong values, all of them', async () => {
    expect(await refused({ PORT: 'http', SAMPLE_DATA: 'maybe' })).toBe(
      'PORT is "http"; use a whole number from 1 to 65535.\nSAMPLE_DATA is "maybe"; use on or ' +
        'off.\n',
    )
  })

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port: taken } = other.address() as { port: number }
    expect(await refused({ PORT: `${taken}` })).toBe(
      `Port ${taken} is in use: stop the program that has it, or choose another one with PORT.\n`,
    )
    other.close()
  })

  it('a data folder that is none', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    expect(await refused({ DATA_DIR: path.join(file, 'data') })).toMatch(
      /^DATA_DIR is .* \(ENOTDIR\): choose .*\.\n$/,
    )
  })

  it('a database that is not there', async () => {
    const said = await refused({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
    expect(said).toContain('The database cannot be reached')
    expect(said).not.toContain('    at ')
  })
})

describe('small things', () => {
  it(
    'a secret that can be guessed is refused, with what to do',
    async () => {
      const data = path.join(folder, 'guessable')
      await mkdir(data)
      await writeFile(path.join(data, 'secret'), 'abc\n')
      const refused = run('start', { DATA_DIR: data })
      expect(await refused.ended).toBe(1)
      expect(refused.said()).toMatch(
        /secret holds 3 characters, and at least 32 are needed: remove it, .*\.\n$/,
      )
    },
    SLOW,
  )

  it(
    'whoever reads the status may go before its end',
    async () => {
      const data = path.join(folder, 'unread')
      const status = run('publish', { DATA_DIR: data }, ['--status'])
      status.child.stdout!.destroy()
      expect(await status.ended).toBe(0)
      expect(status.said()).toBe('')
    },
    SLOW,
  )
})

describe('from nothing to a living site', () => {
  it(
    'the first start: prepares, builds a district that is still empty, serves it, and says ' +
      'how to sign in',
    async () => {
      const started = run('start')
      await waitUntil(async () => (await statusOf('/')) === 503, SLOW)
      expect(await (await get('/')).text()).toContain('The site is being prepared')
      expect((await get('/api/health')).status).toBe(503)

      await waitUntil(() => started.said().includes('Ctrl+C'), SLOW)
      const secret = path.join(env['DATA_DIR']!, 'admin-password')
      const password = (await readFile(secret, 'utf8')).trim()
      expect(started.said()).toContain(`admin@zila.local, password ${password}`)
      expect((await stat(secret)).mode & 0o777).toBe(0o600)
      expect((await stat(path.join(env['DATA_DIR']!, 'secret'))).mode & 0o777).toBe(0o600)

      expect(await statusOf('/')).toBe(200)
      expect(await statusOf('/api/health')).toBe(200)
      expect(await statusOf('/business/nobody')).toBe(404)
      const login = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'admin@zila.local', password }),
      })
      expect(login.status).toBe(200)
      // At a start every task is done once, for which a busy machine takes its time.
      await expect
        .poll(() => countTransactionsIn(10), { timeout: SLOW })
        .toBeLessThan(IDLE_TRANSACTIONS)

      started.child.kill('SIGTERM')
      expect(await started.ended).toBe(0)
    },
    SLOW,
  )

  it(
    'killed in the middle of a build: the build ends too, and the next start serves at once ' +
      'and publishes',
    async () => {
      const { db, close } = openDatabase({ url: database.url, log: console })
      const before = await readlink(path.join(env['DATA_DIR']!, 'releases/current'))
      const killed = run('start')
      await waitUntil(() => killed.said().includes('Ctrl+C'), SLOW)
      expect(killed.said()).not.toContain('published anew')
      await markChanged(db, 'settings', 1, 'updated')
      await waitUntil(
        () => findChildProcess(killed.child.pid, 'renderer/process.ts') !== undefined,
        SLOW,
      )
      const build = findChildProcess(killed.child.pid, 'renderer/process.ts')
      const isHalfMade = async () =>
        (await readdir(path.join(env['DATA_DIR']!, 'releases'))).some((name) =>
          name.startsWith('.building'),
        )
      await waitUntil(isHalfMade, SLOW)
      killed.child.kill('SIGKILL')
      await killed.ended
      await waitUntil(() => !isRunning(build!), SLOW)
      expect(await isHalfMade()).toBe(true)

      const again = run('start')
      await waitUntil(async () => (await statusOf('/')) === 200, SLOW)
      expect(await readlink(path.join(env['DATA_DIR']!, 'releases/current'))).toBe(before)
      expect(again.said()).not.toContain('password ')
      await waitUntil(
        async () => (await listLatestPublications(db, 1))[0]?.outcome === 'live',
        SLOW,
      )
      const [latest, ...earlier] = await listLatestPublications(db, 3)
      expect(latest?.release).toBe(`${before}/1`)
      expect(earlier.map(({ outcome }) => outcome)).toEqual(['failed', 'live'])

      const status = run('publish', {}, ['--status'])
      expect(await status.ended).toBe(0)
      expect(status.said()).toContain(`→ ${before}`)
      expect(status.said()).toContain('Changes that wait to be published: none\n')
      expect(status.said()).toMatch(
        /Last publication that went live: \S+Z, \d+ pages? in \d+\.\d s\n/,
      )
      expect(status.said()).toMatch(
        /failed {3}1 change, \d+\.\d s: The publisher was ended before it had finished\.\n/,
      )

      const help = run('publish', {}, ['--help'])
      expect(await help.ended).toBe(0)
      expect(help.said()).toContain('npm run publish -- --rollback   back to the release before')

      const whole = run('publish')
      expect(await whole.ended).toBe(0)
      await waitUntil(
        async () => ((await (await get('/api/health')).json()) as Health).data.release !== before,
      )

      const back = run('publish', {}, ['--rollback'])
      expect(await back.ended).toBe(0)
      await waitUntil(
        async () => ((await (await get('/api/health')).json()) as Health).data.release === before,
      )

      // Somebody removes it: another is served at once, and a new one is made by itself.
      const names = await readdir(path.join(env['DATA_DIR']!, 'releases'))
      await rm(path.join(env['DATA_DIR']!, 'releases', before), { recursive: true })
      expect(await statusOf('/')).toBe(200)
      const health = async () => ((await (await get('/api/health')).json()) as Health).data
      expect(names).toContain((await health()).release)
      await waitUntil(async () => {
        const { release, problem } = await health()
        return !names.includes(release) && problem === undefined
      }, SLOW)
      expect(again.said()).toContain(`The release ${before} is gone or damaged;`)
      await close()
    },
    SLOW,
  )
})

type Health = { data: { release: string; problem?: string } }
