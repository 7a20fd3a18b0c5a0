import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCode } from '#server/db/refusal.ts'

const run = promisify(execFile)

/** What `postmaster.pid` in the data folder tells of the server that wrote it, and whether that server still lives. */
export type Postmaster = { pid: number; socketFolder: string | undefined; living: boolean }

export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const lines = await readLines(path.join(dataDir, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  return { pid, socketFolder: lines[4]?.trim() || undefined, living: await serves(pid, dataDir) }
}

/**
 * Who holds the socket of `dataDir` by its lock file: a server at work there, one that has lost the folder (removed or
 * moved away under it), or nobody any more.
 */
export async function findHolder(socketFile: string, dataDir: string) {
  const pid = Number((await readLines(`${socketFile}.lock`))[0])
  if (!(pid > 0)) return undefined
  const state = (await serves(pid, dataDir)) ? 'serving' : (await startedFor(pid, dataDir)) ? 'homeless' : 'dead'
  return { pid, state } as const
}

/**
 * The files outlive a crash, and the number in them may by now be any other process's: after a reboot it often is.
 * A server works inside its data folder, wherever that was moved to; a zombie is nowhere.
 */
async function serves(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform !== 'linux') return startedFor(pid, dataDir)
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === dataDir
  } catch (error) {
    // Not allowed to look: take it for living and let its socket answer.
    return ['EACCES', 'EPERM'].includes(errorCode(error) ?? '')
  }
}

async function startedFor(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform === 'linux')
    return (await readLines(`/proc/${pid}/cmdline`)).join('').includes(`\0-D\0${dataDir}\0`)
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout.includes(`-D ${dataDir} `),
    () => false,
  )
}

async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(errorCode(error) ?? '')) return []
    throw error
  }
}

/** Stops the server of a data folder. */
export const shutDown = (dataDir: string, pid: number) => end(pid, () => serves(pid, dataDir))

/** Stops a server that has lost the data folder it was started for. */
export const shutDownHomeless = (dataDir: string, pid: number) => end(pid, () => startedFor(pid, dataDir))

/** Fast shutdown, then immediate, then by force; each leaves the data whole, the later ones with a longer next start. */
async function end(pid: number, lives: () => Promise<boolean>): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!(await lives())) return
    process.kill(pid, signal)
    const limit = Date.now() + patience
    while (Date.now() < limit && (await lives())) await sleep(20)
  }
}
