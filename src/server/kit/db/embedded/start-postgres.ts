import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openKeepAliveSession, type KeepAliveSession } from './keep-alive-session.ts'
import { cancelLaunch, launchServer, type PostgresProcess } from './launch.ts'
import { findPostmaster, shutDownServer } from './postmaster.ts'
import type { ClusterOptions } from './cluster-options.ts'
import { UnusableDatabaseError, getErrorCode } from '#server/kit/db/refusal.ts'

export type RunningServer = {
  keeper: KeepAliveSession
  pid: number
  socketFolder: string
  adopted: boolean
}

/**
 * How long starts may keep failing (the first few often lose a race with another process), and how
 * long a living server may take to become ready: recovery reads its whole log.
 */
const timeoutMs = { failing: 15_000, living: 300_000 }
/**
 * A server that says it is ready but whose socket stays silent this long is useless; it is stopped.
 */
const silenceMs = 10_000

/** Adopts the server that runs on the data folder or starts one, even if others do the same. */
export async function startPostgres(
  site: ClusterOptions,
  signal: AbortSignal,
): Promise<RunningServer> {
  const began = Date.now()
  let ours: PostgresProcess | undefined
  let reason = 'it does not answer'
  let silentSince = 0
  let pause = 20
  const giveUp = () =>
    new UnusableDatabaseError(
      `The embedded Postgres does not start: ${reason} (see ${site.logFile}).`,
    )
  try {
    for (;;) {
      signal.throwIfAborted()
      const postmaster = await findPostmaster(site.dataDir)
      if (!postmaster?.living || !postmaster.ready) silentSince = 0
      else {
        const { pid, socketFolder } = postmaster
        try {
          const keeper = await openKeepAliveSession(socketFolder, site.dataDir)
          return { keeper, pid, socketFolder, adopted: pid !== ours?.child.pid }
        } catch (error) {
          reason = describe(error)
          if (isFinal(error)) throw giveUp()
          if (error instanceof pg.DatabaseError) silentSince = 0
          else silentSince ||= Date.now()
        }
        if (silentSince && Date.now() - silentSince > silenceMs) {
          site.log.warn(
            `The embedded Postgres (process ${pid}) does not answer: ${reason}; stopping it`,
          )
          await shutDownServer(site.dataDir, pid)
        }
      }
      if (ours?.ended && !postmaster?.living) {
        reason = await ours.failure
        if (Date.now() - began > timeoutMs.failing) throw giveUp()
        pause = Math.min(pause * 2, 2_000)
      }
      if (Date.now() - began > timeoutMs.living) throw giveUp()
      if (!postmaster?.living && (!ours || ours.ended)) ours = await launchServer(site, postmaster)
      await sleep(pause, undefined, { signal })
    }
  } catch (error) {
    if (ours) await cancelLaunch(ours)
    throw error
  }
}

/** True if Postgres itself answered, and did not say that it is starting, stopping or full. */
const isFinal = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^(57P0.|53300)$/.test(getErrorCode(error) ?? '')

const describe = (error: unknown) =>
  error instanceof Error ? error.message || (getErrorCode(error) ?? error.name) : String(error)
