import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isServerOf, signalUntil } from './processes.ts'
import { getErrorCode } from '#server/kit/db/refusal.ts'

/**
 * What `postmaster.pid` in the data folder says about the server that wrote it, and whether that
 * server is still alive.
 */
export type Postmaster = { pid: number; socketFolder: string; ready: boolean; living: boolean }

export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const lines = await readLines(path.join(dataDir, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  const [socketFolder = '', , , status = ''] = lines.slice(4)
  return {
    pid,
    socketFolder,
    ready: status.trim() === 'ready',
    living: await isServerOf(pid, dataDir),
  }
}

/** The process number in the lock file of a socket. */
export const getSocketPid = async (socketFile: string) =>
  Number((await readLines(`${socketFile}.lock`))[0]) || undefined

async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Tries a fast shutdown, then an immediate one, then kills. Each leaves the data whole; the later
 * ones make the next start longer.
 */
export const shutDownServer = (dataDir: string, pid: number): Promise<void> =>
  signalUntil(pid, ['SIGINT', 'SIGQUIT', 'SIGKILL'], async () => !(await isServerOf(pid, dataDir)))
