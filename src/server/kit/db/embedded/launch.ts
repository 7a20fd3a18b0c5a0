import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnAs } from './identity.ts'
import { getSocketPid, type Postmaster } from './postmaster.ts'
import { isServerOf } from './processes.ts'
import { rotateServerLog, getLastServerError, openServerLog, getFileSize } from './server-log.ts'
import { createServerFlags } from './settings.ts'
import type { ClusterOptions } from './cluster-options.ts'
import { prepareSocketFolder, getSocketPath } from './socket-folder.ts'

/** A server process that we started. */
export type PostgresProcess = {
  child: ChildProcess
  ended: boolean
  /** Settles with the reason when the process ends. */
  failure: Promise<string>
}

/**
 * Starts the server process and returns at once. `stale` is the lock file that a dead server left
 * in the data folder.
 */
export async function launchServer(
  site: ClusterOptions,
  stale: Postmaster | undefined,
): Promise<PostgresProcess> {
  const { identity, binaries, dataDir, socketFolder, logFile, durable } = site
  await prepareSocketFolder(socketFolder, identity)
  await rotateServerLog(logFile)
  const from = await getFileSize(logFile)
  const output = await openServerLog(logFile)
  if (identity.become) await output.chown(identity.uid, identity.gid)
  // Postgres believes that a leftover lock file belongs to a living server if any process of ours
  // now has that number. If it is told that the number is its own starter's, it looks for survivors
  // of the crash and replaces the file.
  const leftover = stale ? stale.pid : await deadHolder(site)
  const child = spawnAs(
    identity,
    binaries,
    binaries.postgres,
    createServerFlags(dataDir, socketFolder, durable),
    {
      // Its own process group: Ctrl-C in a terminal is for Node, which stops Postgres last.
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
      env: leftover ? { PG_GRANDPARENT_PID: String(leftover) } : {},
    },
  )
  child.unref()
  const started: PostgresProcess = {
    child,
    ended: false,
    failure: new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', () => resolve(getLastServerError(logFile, from)))
    }),
  }
  void started.failure.then(() => (started.ended = true))
  await output.close()
  return started
}

/** Ends a start that is no longer wanted. */
export async function cancelLaunch({ child, ended, failure }: PostgresProcess): Promise<void> {
  if (ended) return
  child.kill('SIGINT')
  await Promise.race([failure, sleep(10_000)])
}

/** The process that held the socket and died without releasing it. */
async function deadHolder({ socketFolder, dataDir }: ClusterOptions): Promise<number | undefined> {
  const pid = await getSocketPid(getSocketPath(socketFolder))
  return pid && !(await isServerOf(pid, dataDir)) ? pid : undefined
}
