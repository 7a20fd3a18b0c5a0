import { execFile } from 'node:child_process'
import { readFile, readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { getErrorCode } from '#server/kit/db/refusal.ts'

const run = promisify(execFile)
const linux = process.platform === 'linux'

/** Whether any process has this number now. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // We may not signal a process of another user, but it exists.
    return getErrorCode(error) === 'EPERM'
  }
}

/**
 * Whether the process is a server that runs on the data folder. The number in a lock file survives
 * a crash and may now belong to any other process; after a reboot it often does. A server works
 * inside its folder; a zombie works nowhere.
 */
export async function isServerOf(pid: number, dataDir: string): Promise<boolean> {
  if (!linux) return (await startedFor(dataDir)).includes(pid)
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === dataDir
  } catch (error) {
    // We may not look: assume that it lives and let its socket answer.
    return isForbidden(error)
  }
}

/**
 * Ends servers whose data folder was removed or moved away. Nobody can reach them, and their next
 * checkpoint would overwrite the control file of a new cluster at the same path. For the same
 * reason they must not shut down in order.
 */
export async function killOrphanServers(dataDir: string): Promise<void> {
  for (const pid of await startedFor(dataDir)) {
    const homeless = async () => {
      if (!linux) return isAlive(pid) && !(await holds(pid, dataDir))
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => dataDir)
      // A server that is just starting has not entered its folder yet.
      return folder !== dataDir && folder !== '/'
    }
    await signalUntil(pid, ['SIGQUIT', 'SIGKILL'], async () => !(await homeless()))
  }
}

const holds = async (pid: number, dataDir: string) => {
  const lock = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(lock, 10) === pid
}

/** The server processes that were given this data folder on their command line. */
async function startedFor(dataDir: string): Promise<number[]> {
  if (!linux) {
    const { stdout } = await run('ps', ['-axo', 'pid=,command='])
    const lines = stdout.split('\n').filter((line) => line.includes(`/postgres -D ${dataDir} `))
    return lines.map((line) => Number.parseInt(line, 10))
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return pids
    .filter((_, index) => commands[index]?.includes(`/postgres\0-D\0${dataDir}\0`))
    .map(Number)
}

/** Sends each signal in turn, a few seconds apart, until the process is done. */
export async function signalUntil(
  pid: number,
  signals: NodeJS.Signals[],
  done: () => Promise<boolean>,
): Promise<void> {
  for (const signal of signals) {
    if (await done()) return
    process.kill(pid, signal)
    const limit = Date.now() + 8_000
    while (Date.now() < limit && !(await done())) await sleep(20)
  }
}

const isForbidden = (error: unknown) => ['EACCES', 'EPERM'].includes(getErrorCode(error) ?? '')
