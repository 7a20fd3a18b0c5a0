import { existsSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres, type RunningServer } from './start-postgres.ts'
import { shutDownServer } from './postmaster.ts'
import { rotateServerLog } from './server-log.ts'
import type { ClusterOptions } from './cluster-options.ts'
import { getSocketPath } from './socket-folder.ts'

export type SupervisedServer = { socketFolder: string; adopted: boolean; stop: () => Promise<void> }

const longestPause = 5_000
const inspectionEvery = 5_000

/**
 * Keeps a server running on the data folder until stopped. A server that dies is started again,
 * with growing pauses.
 */
export async function superviseServer(site: ClusterOptions): Promise<SupervisedServer> {
  const stopping = new AbortController()
  const { signal } = stopping
  let running = await startPostgres(site, signal)
  const { socketFolder, adopted } = running
  // Clients know this folder, so a later server opens its socket there too.
  const here: ClusterOptions = { ...site, socketFolder }

  const watch = async () => {
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve()),
    )
    let pause = 0
    for (;;) {
      const since = Date.now()
      await Promise.race([running.keeper.ended, stopped])
      if (signal.aborted) return
      here.log.warn('The embedded Postgres has gone; starting it again')
      pause = Date.now() - since > 10_000 ? 0 : Math.min(pause * 2 + 100, longestPause)
      running = await bringUpAgain(pause)
      here.log.info('The embedded Postgres is back')
    }
  }
  const bringUpAgain = async (pause: number): Promise<RunningServer> => {
    for (;;) {
      await sleep(pause, undefined, { signal })
      try {
        return await startPostgres(here, signal)
      } catch (error) {
        if (signal.aborted) throw error
        here.log.warn(error instanceof Error ? error.message : String(error))
        pause = longestPause
      }
    }
  }
  // Only a stop ends the watch: its abort is thrown by whatever the watch waits for.
  const watching = watch().catch(() => undefined)
  const inspection = setInterval(
    () => void inspect(here, running).catch(() => undefined),
    inspectionEvery,
  ).unref()

  const stop = async () => {
    clearInterval(inspection)
    stopping.abort()
    await watching
    const last = await running.keeper.release().catch(() => false)
    if (!last) return
    await shutDownServer(site.dataDir, running.pid)
    await rmdir(socketFolder).catch(() => undefined)
  }
  return { socketFolder, adopted, stop }
}

/**
 * Stops a server whose socket was removed, as when the temporary folder is cleaned: nobody can
 * reach it. It is then brought up again.
 */
async function inspect(site: ClusterOptions, running: RunningServer): Promise<void> {
  await rotateServerLog(site.logFile)
  if (!existsSync(getSocketPath(running.socketFolder)))
    await shutDownServer(site.dataDir, running.pid)
}
