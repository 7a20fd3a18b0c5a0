import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from '#server/kit/db/connection.ts'
import { getErrorReason } from '#server/kit/db/reason.ts'
import type { KnownTakedowns, Takedown } from './known.ts'
import { readTakedownsSince } from './rows.ts'
import { writeStoredTakedowns } from './stored.ts'

/** Triggers of the database announce takedowns on it. */
const CHANNEL = 'takedowns'
const LOOK_EVERY_MS = 10_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000
/** Settled ones in the file for a start without the database. */
const STORED = 1_000

export type FollowOptions = {
  databaseUrl: string
  /** Where to keep them for a start without the database. */
  releases: string
  known: KnownTakedowns
  /** Told of takedowns that were not known, after they are in force. */
  onNew?: (rows: readonly Takedown[]) => void
  /** What else is looked at with each of these looks, and at once when its channel is notified. */
  also?: { channel: string; look: () => void } | null
  /** Told once of each loss of the database, with its reason. */
  onLost?: (reason: string) => void
}

export type TakedownFollower = {
  /** Resolves when the takedowns were read for the first time. */
  ready: Promise<void>
  /** Reads them now; for what must not wait for the next look. */
  look: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Keeps the takedowns of a process up to date, whichever process writes them. It has a connection
 * of its own: it hears of a takedown at its commit, however busy the pool is, and it looks
 * now and then too, because a connection may be lost without anybody saying so.
 */
export function followTakedowns(options: FollowOptions): TakedownFollower {
  const { databaseUrl, releases, known, onNew, onLost, also } = options
  const stopping = new AbortController()
  const ready = Promise.withResolvers<void>()
  let client: pg.Client | null = null
  let isFirst = true
  let last: Promise<void> = Promise.resolve()

  const read = async () => {
    if (!client) return
    const rows = await readTakedownsSince(
      drizzle({ client }) as unknown as Db,
      known.settledUntil(),
    )
    const before = known.outstanding().length
    const fresh = known.add(rows)
    ready.resolve()
    if (fresh.length > 0 || known.outstanding().length !== before || isFirst) {
      isFirst = false
      await writeStoredTakedowns(releases, known.latest(STORED)).catch(() => undefined)
    }
    if (fresh.length > 0) onNew?.(fresh)
  }
  // One after the other: whoever asks gets what was there when they asked.
  const look = () => (last = last.catch(() => undefined).then(read))

  const listen = async () => {
    const own = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'zila takedowns',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    own.on('error', (error) => lost.reject(error))
    own.on('end', () => lost.reject(new Error('The connection ended.')))
    own.on('notification', ({ channel }) => {
      if (channel === also?.channel) also.look()
      else void look().catch((error: unknown) => lost.reject(error))
    })
    const onStop = () => lost.reject(new Error('stopped'))
    stopping.signal.addEventListener('abort', onStop, { once: true })
    try {
      await Promise.race([own.connect(), lost.promise])
      await own.query(`listen ${CHANNEL}`)
      if (also) await own.query(`listen ${also.channel}`)
      client = own
      while (!stopping.signal.aborted) {
        await Promise.race([look(), lost.promise])
        also?.look()
        await Promise.race([sleep(LOOK_EVERY_MS, undefined, { ref: false }), lost.promise])
      }
    } finally {
      client = null
      stopping.signal.removeEventListener('abort', onStop)
      await own.end().catch(() => undefined)
    }
  }
  const run = async () => {
    let pause = FIRST_PAUSE_MS
    while (!stopping.signal.aborted) {
      const started = performance.now()
      await listen().catch((error: unknown) => {
        if (!stopping.signal.aborted) onLost?.(getErrorReason(error))
      })
      if (stopping.signal.aborted) break
      if (performance.now() - started > MAX_PAUSE_MS) pause = FIRST_PAUSE_MS
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      pause = Math.min(pause * 2, MAX_PAUSE_MS)
    }
  }
  const running = run()
  return {
    ready: ready.promise,
    look,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
