import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProcessFamily, isRunning } from './setup/processes.ts'
import { waitUntil } from './setup/programs.ts'
import { freePort, runProgram } from './setup/server.ts'

const SLOW = 300_000

let folder: string
const left: number[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zila-npm-'))
  await chmod(folder, 0o711)
})

afterAll(async () => {
  for (const pid of left.filter(isRunning)) process.kill(pid, 'SIGKILL')
  await waitUntil(() => !left.some(isRunning))
  await rm(folder, { recursive: true, force: true })
})

describe('npm start, as a service runs it', () => {
  it(
    'a SIGTERM to npm ends all that it started: Node, the renderer and Postgres',
    async () => {
      const data = path.join(folder, 'data')
      const env = { PORT: `${await freePort()}`, DATA_DIR: data, SAMPLE_DATA: 'off', NODE_ENV: '' }
      const started = runProgram('npm', ['start', '--script-shell=/bin/sh'], env)
      await waitUntil(() => started.said().includes('Ctrl+C'), SLOW)
      const family = findProcessFamily(started.child.pid!, data)
      left.push(...family)
      const commands = await Promise.all(
        family.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
      )
      for (const part of ['scripts/start.ts', 'renderer/process.ts', 'bin/postgres'])
        expect(commands.some((command) => command.includes(part))).toBe(true)

      started.child.kill('SIGTERM')
      await started.ended
      await waitUntil(() => !family.some(isRunning))
    },
    SLOW,
  )
})

it('every command of package.json that is ours takes the place of its shell', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const ours = Object.values(scripts).filter((command) => command.includes(' scripts/'))
  expect(ours.length).toBeGreaterThan(3)
  for (const command of ours) expect(command).toMatch(/^exec node /)
  // Without it V8 lets garbage of requests grow to 128 MB in a server that has nothing to do.
  expect(scripts['start']).toContain(' --max-semi-space-size=16 ')
})
