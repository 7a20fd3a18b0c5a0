import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openKeeper } from './keeper.ts'
import type { Keeper } from './keeper.ts'
import { callOff, launch } from './launch.ts'
import type { Launch } from './launch.ts'
import { findPostmaster, shutDown } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'
import type { Site } from './site.ts'
import { DatabaseRefusal, errorCode } from '#server/db/refusal.ts'

export type Running = { keeper: Keeper; pid: number; socketFolder: string; adopted: boolean }

/** A server that does not come up in this time has failed; one that says it is recovering is given longer. */
const patience = { silent: 30_000, recovering: 300_000 }
/** A living server whose socket is silent for this long is of no use to anybody, and is stopped. */
const silence = 10_000
/** Starting up, recovering or shutting down, or out of sessions for now: it lives, so it is waited for. */
const busy = ['57P01', '57P02', '57P03', '53300']

/** Adopts the server that runs on the data folder or starts one, whoever else is doing the same. */
export async function bringUp(site: Site, signal: AbortSignal): Promise<Running> {
  const began = Date.now()
  let limit = began + patience.silent
  let ours: Launch | undefined
  let heard = { pid: 0, at: began }
  let reason = 'it does not answer'
  let pause = 20
  try {
    for (;;) {
      signal.throwIfAborted()
      const postmaster = await findPostmaster(site.dataDir)
      if (postmaster?.living) {
        if (heard.pid !== postmaster.pid) heard = { pid: postmaster.pid, at: Date.now() }
        try {
          return await take(site, postmaster, ours)
        } catch (error) {
          reason = describe(error)
          if (isAnswer(error)) {
            if (!busy.includes(errorCode(error) ?? ''))
              throw new DatabaseRefusal(`The embedded Postgres says: ${reason}.`)
            heard.at = Date.now()
            limit = began + patience.recovering
          }
        }
        if (Date.now() - heard.at > silence) await shutDown(site.dataDir, postmaster.pid)
      } else if (!ours || ours.ended) {
        if (ours) {
          reason = await ours.failure
          site.log.warn(`The embedded Postgres did not start: ${reason}`)
          pause = Math.min(pause * 2, 2_000)
        }
        ours = await launch(site, postmaster)
      }
      if (Date.now() > limit)
        throw new DatabaseRefusal(`The embedded Postgres does not start: ${reason} (see ${site.logFile}).`)
      await sleep(pause, undefined, { signal })
    }
  } catch (error) {
    if (ours) await callOff(ours)
    throw error
  }
}

async function take({ dataDir }: Site, { pid, socketFolder }: Postmaster, ours?: Launch): Promise<Running> {
  if (!socketFolder) throw new Error('it has not opened its socket')
  const keeper = await openKeeper(socketFolder, dataDir)
  return { keeper, pid, socketFolder, adopted: pid !== ours?.child.pid }
}

/** Whether Postgres itself said so, rather than the way to it. */
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError

const describe = (error: unknown) =>
  error instanceof Error ? error.message || (errorCode(error) ?? error.name) : String(error)
