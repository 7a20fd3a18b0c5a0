import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnAs } from './identity.ts'
import { socketHolder } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'
import { serves } from './processes.ts'
import { boundServerLog, lastComplaint, openServerLog, sizeOf } from './server-log.ts'
import { serverFlags } from './settings.ts'
import type { Site } from './site.ts'
import { prepareSocketFolder, socketFile } from './socket-folder.ts'

/** A server process that we started. */
export type Launch = {
  child: ChildProcess
  ended: boolean
  /** Settles with the reason when the process ends. */
  failure: Promise<string>
}

/**
 * Starts the server process and returns at once. `stale` is the lock file that a dead server left
 * in the data folder.
 */
export async function launch(site: Site, stale: Postmaster | undefined): Promise<Launch> {
  const { identity, binaries, dataDir, socketFolder, logFile, durable } = site
  await prepareSocketFolder(socketFolder, identity)
  await boundServerLog(logFile)
  const from = await sizeOf(logFile)
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
    serverFlags(dataDir, socketFolder, durable),
    {
      // Its own process group: Ctrl-C in a terminal is for Node, which stops Postgres last.
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
      env: leftover ? { PG_GRANDPARENT_PID: String(leftover) } : {},
    },
  )
  child.unref()
  const started: Launch = {
    child,
    ended: false,
    failure: new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', () => resolve(lastComplaint(logFile, from)))
    }),
  }
  void started.failure.then(() => (started.ended = true))
  await output.close()
  return started
}

/** Ends a start that is no longer wanted. */
export async function cancelLaunch({ child, ended, failure }: Launch): Promise<void> {
  if (ended) return
  child.kill('SIGINT')
  await Promise.race([failure, sleep(10_000)])
}

/** The process that held the socket and died without releasing it. */
async function deadHolder({ socketFolder, dataDir }: Site): Promise<number | undefined> {
  const pid = await socketHolder(socketFile(socketFolder))
  return pid && !(await serves(pid, dataDir)) ? pid : undefined
}
