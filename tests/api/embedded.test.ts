import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endServer } from './setup/end-server.ts'
import { Program, waitUntil } from './setup/programs.ts'
import { findPostmaster } from '#server/kit/db/embedded/postmaster.ts'
import { isAlive } from '#server/kit/db/embedded/processes.ts'

let folder: string
let dataDir: string
let programs: Program[]

const start = (
  ...options: [mode?: 'writing' | 'idle', spawn?: ConstructorParameters<typeof Program>[2]]
) => {
  const program = new Program(dataDir, ...options)
  programs.push(program)
  return program
}
const server = async () => {
  const found = await findPostmaster(dataDir)
  return found?.living ? found.pid : undefined
}
const running = async () => {
  const pid = await server()
  if (!pid) throw new Error('no server is running')
  return pid
}
const killServer = async () => {
  const pid = await running()
  process.kill(pid, 'SIGKILL')
  await waitUntil(async () => (await server()) !== pid)
}
const writtenRows = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // As text: the parser of numbers that the server sets is everybody's.
  const { rows } = await client.query<{ id: string }>('select id::text from written')
  await client.end()
  return new Set(rows.map(({ id }) => id))
}
/** Rows acknowledged until now that are not there. */
const lost = async (url: string) => {
  const acknowledged = programs.flatMap((program) => program.acknowledged)
  const rows = await writtenRows(url)
  return acknowledged.filter((id) => !rows.has(id))
}
/**
 * Waits for a server, and for 50 rows written on it. What the program was told before the last one
 * was killed may be heard late, and does not count.
 */
const writesOn = async (program: Program, url: string) => {
  await waitUntil(async () => {
    const found = await findPostmaster(dataDir)
    return Boolean(found?.living && found.ready)
  })
  const before = [...(await writtenRows(url))].reduce((most, id) => Math.max(most, Number(id)), 0)
  const later = () => program.acknowledged.filter((id) => Number(id) > before)
  await waitUntil(() => later().length >= 50)
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), `zila-test-${process.pid}-`))
  await chmod(folder, 0o755)
  dataDir = path.join(folder, 'postgres')
  programs = []
})
afterEach(async () => {
  for (const program of programs) if (program.child.exitCode === null) await program.kill()
  await endServer(dataDir)
  await rm(folder, { recursive: true, force: true })
})

describe('a program that is killed while it writes', () => {
  it('finds every acknowledged row again, on the server it left behind', async () => {
    const first = start()
    expect((await first.started).adopted).toBe(false)
    const pid = await running()
    for (let round = 0; round < 3; round++) {
      const last = programs.at(-1) ?? first
      await last.writes(100)
      await last.kill()
      const next = start()
      const { adopted, url } = await next.started
      expect(adopted).toBe(true)
      expect(await running()).toBe(pid)
      expect(await lost(url)).toEqual([])
    }
    expect(programs.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(300)
  })

  it('loses nothing when Postgres is killed with it', async () => {
    for (let round = 0; round < 2; round++) {
      const program = start()
      await program.started
      await program.writes(100)
      await Promise.all([program.kill(), killServer()])
    }
    const last = start()
    const { adopted, url } = await last.started
    expect(adopted).toBe(false)
    expect(await lost(url)).toEqual([])
  })
})

describe('Postgres killed under a running program', () => {
  it(
    'is started again and the program goes on, whether it had started the server or adopted ' +
      'it',
    async () => {
      const starter = start()
      const started = await starter.started
      await starter.writes(50)
      await killServer()
      await writesOn(starter, started.url)
      await starter.kill()

      const adopter = start()
      const { adopted, url } = await adopter.started
      expect(adopted).toBe(true)
      for (let round = 0; round < 2; round++) {
        await killServer()
        await writesOn(adopter, url)
      }
      expect(await lost(url)).toEqual([])
    },
  )
})

describe('a first start', () => {
  it('that is killed in the middle leaves nothing that hinders the next', async () => {
    for (const moment of [0, 150, 300]) {
      const program = start()
      await waitUntil(() => program.said.includes('Making a new database'))
      await sleep(moment)
      // In turn with its initdb and without.
      await (moment === 150 ? program.kill() : program.killGroup())
      expect(existsSync(dataDir)).toBe(false)
    }
    const program = start()
    await program.started
    await program.writes(10)
    expect(await readdir(folder)).toEqual(['postgres', 'postgres.log'])
  })

  it('made by several at once ends with one server, which the last to stop ends', async () => {
    const all = [start(), start(), start()]
    const started = await Promise.all(all.map((program) => program.started))
    expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1)
    const pid = await running()
    await Promise.all(all.map((program) => program.writes(20)))
    expect(await lost(started[0]?.url ?? '')).toEqual([])

    const [first, second, third] = all
    await Promise.all([first?.stop(), second?.stop()])
    expect(await running()).toBe(pid)
    await third?.writes(20)
    await third?.stop()
    expect(await server()).toBeUndefined()
  })

  it('does not touch a folder that holds something else', async () => {
    await mkdir(dataDir)
    await writeFile(path.join(dataDir, 'letter.txt'), 'dear reader')
    await expect(start('idle').started).rejects.toThrow('is not a Postgres data folder')
    expect(await readdir(dataDir)).toEqual(['letter.txt'])
  })
})

describe('what a crash leaves behind', () => {
  it('does not hinder a start when its process number has passed to another program', async () => {
    const program = start()
    await program.started
    await program.writes(10)
    await Promise.all([program.kill(), killServer()])
    const file = path.join(dataDir, 'postmaster.pid')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(process.pid)))
    const { adopted, url } = await start().started
    expect(adopted).toBe(false)
    expect(await lost(url)).toEqual([])
  })

  it('gives way when its data folder was removed', async () => {
    const program = start('idle')
    await program.started
    const pid = await running()
    await program.kill()
    await rm(dataDir, { recursive: true })
    expect((await start('idle').started).adopted).toBe(false)
    expect(await running()).not.toBe(pid)
    await waitUntil(() => !isAlive(pid))
  })
})

it('leaves no process and no socket after a stop', async () => {
  const program = start('idle')
  const { url } = await program.started
  const pid = await running()
  const began = Date.now()
  await program.stop()
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(program.child.exitCode).toBe(0)
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(new URL(url).searchParams.get('host') ?? '')).toBe(false)
})

describe.runIf(process.getuid?.() === 0)('started as root', () => {
  it('runs where user namespaces are forbidden, as an ordinary user', async () => {
    const program = start('writing', { env: { PATH: '/nowhere' } })
    await program.started
    await program.writes(10)
    await program.stop()
    // And the other way round: the files now belong to another user.
    const { url } = await start().started
    expect(await lost(url)).toEqual([])
  })

  const nobody = { uid: 65534, gid: 65534 }
  const closed = () =>
    spawnSync(process.execPath, ['--eval', `fs.accessSync('package.json')`], nobody).status !== 0

  it('leaves to an ordinary user what is theirs', async ({ skip }) => {
    skip(closed(), 'the project lies in a folder closed to ordinary users')
    await chown(folder, nobody.uid, nobody.gid)
    const theirs = start('writing', nobody)
    await theirs.started
    await theirs.writes(10)
    await theirs.stop()
    const { url } = await start().started
    expect(await lost(url)).toEqual([])
    expect((await stat(path.join(dataDir, 'postmaster.pid'))).uid).toBe(nobody.uid)
  })

  it('keeps its own data from an ordinary user, who is told', async ({ skip }) => {
    skip(closed(), 'the project lies in a folder closed to ordinary users')
    const ours = start('idle')
    await ours.started
    await ours.stop()
    await expect(start('idle', nobody).started).rejects.toThrow(
      'belongs to user 0, not to user 65534',
    )
  })
})
