import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { SITE_URL } from './site-url.ts'

const PROJECT = path.resolve(import.meta.dirname, '../../..')

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export type ProgramRun = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

/**
 * Runs one of the project's scripts as a person would, with only these variables and none of the
 * test's.
 */
export const runScript = (
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): ProgramRun =>
  runProgram(
    process.execPath,
    ['--import', './scripts/need-node.mjs', `scripts/${name}.ts`, ...args],
    env,
  )

/**
 * Runs a program in the project's folder, with only these variables, the district and the address
 * of the tests' site, and none of the test's. It publishes in English alone, unless asked for more:
 * every language is bundled and rendered for itself.
 */
export function runProgram(
  program: string,
  args: string[],
  env: Record<string, string>,
): ProgramRun {
  const { PATH = '', HOME = '', TMPDIR = '/tmp', DISTRICT = '' } = process.env
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: { PATH, HOME, TMPDIR, DISTRICT, SITE_URL, LANGUAGES: 'en', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, said: () => said, ended }
}
