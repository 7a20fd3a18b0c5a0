import { setTimeout as sleep } from 'node:timers/promises'
import { Socket } from 'node:net'
import pg from 'pg'
import { getErrorCode } from '#server/kit/db/refusal.ts'

/** The advisory locks of the publisher; "publ" and "deli" in ASCII. */
const KEYS = { publishing: 0x7075626c, delivery: 0x64656c69 }
const RENEW_EVERY_MS = 1_000
/** A holder that was silent for so long has vanished, and another one takes its lock. */
const LEASE_MS = 15_000
const CLOSE_MS = 2_000
/** For so long after its last sign, a holder is given the time to take the lock again. */
const HANDOVER_MS = 3_000
/** A session that was told to end is given so long, and looked at so often. */
const END_MS = 1_000
const LOOK_AFTER_END_MS = 50
const LOCK_NOT_AVAILABLE = '55P03'

export type PublisherLock = {
  /** The number of this holding; each later one's is greater. */
  fence: number
  /** Aborted with the reason when the lock is lost. */
  signal: AbortSignal
  /** Throws if the lock is no longer ours; called right before the switch. */
  confirm(): Promise<void>
}

/** What one process held last. Its rows are in memory, so it goes on quicker than any other. */
export type LastHolding = { fence: number }

type LockOptions = {
  url: string
  /** Rendering and going live, or sending the site elsewhere. */
  name?: keyof typeof KEYS
  lockTimeoutMs?: number
  leaseMs?: number
  /** Where this process notes its holdings, to know them again. */
  lastHolding?: LastHolding
  /** Answers 'busy' while another process, which held the lock just now, may take it again. */
  leavesToLast?: boolean
  onWait?: () => void
  signal?: AbortSignal
}

/**
 * Runs `work` as the only publisher among all processes on this database. Answers 'busy' if another
 * one still publishes after `lockTimeoutMs`; whoever waits is served before those who only try.
 *
 * The lock belongs to its own session and ends with it. That of a machine that vanished stays open
 * for a quarter of an hour and longer, so the holder also renews a lease each second, and whoever
 * finds it run out ends that session. The URL must lead to Postgres itself or to a pooler in
 * session mode.
 */
export async function withPublisherLock<T>(
  options: LockOptions,
  work: (lock: PublisherLock) => Promise<T>,
): Promise<T | 'busy'> {
  const { leaseMs = LEASE_MS, name = 'publishing' } = options
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'zila publisher',
    connectionTimeoutMillis: 5_000,
    query_timeout: leaseMs,
    keepAlive: true,
    stream: () => socket,
  })
  const lost = new AbortController()
  const lose = (reason: string) => lost.abort(new Error(`The publisher's lock was lost: ${reason}`))
  client.on('error', (error) => lose(error.message))
  client.on('end', () => lose('the connection ended.'))
  await client.connect()
  let beat: NodeJS.Timeout | undefined
  try {
    const fence = await take(client, { ...options, name, leaseMs })
    if (fence === null) return 'busy'
    if (options.lastHolding) options.lastHolding.fence = fence
    let renewedAt = performance.now()
    const confirm = async () => {
      lost.signal.throwIfAborted()
      const began = performance.now()
      const { rowCount } = await client.query(RENEW, [name, fence])
      if (rowCount === 0) lose('another publisher has taken it.')
      else renewedAt = began
      lost.signal.throwIfAborted()
    }
    let isRenewing = false
    beat = setInterval(() => {
      if (performance.now() - renewedAt > leaseMs) lose('the database does not answer.')
      if (isRenewing) return
      isRenewing = true
      void confirm()
        .catch((error: unknown) => lose(String(error)))
        .finally(() => (isRenewing = false))
    }, RENEW_EVERY_MS)
    return await work({ fence, signal: lost.signal, confirm })
  } finally {
    clearInterval(beat)
    // A connection whose other end has vanished never says that it is closed.
    const ended = client.end().catch(() => undefined)
    const late = setTimeout(() => socket.destroy(), CLOSE_MS)
    await ended.finally(() => clearTimeout(late))
  }
}

const RENEW = 'update publisher_locks set renewed_at = now() where name = $1 and fence = $2'

/** Of one's own session. Only the session itself can have this time and this number. */
const OWN_SESSION = `select pid, backend_start from pg_stat_activity where pid = pg_backend_pid()`

const BEGIN = `insert into publisher_locks as l (name, fence, pid, session_began, renewed_at)
  select $1, 1, pid, backend_start, now() from (${OWN_SESSION}) own
  on conflict (name) do update set fence = l.fence + 1, pid = excluded.pid,
    session_began = excluded.session_began, renewed_at = now()
  returning fence`

const END_VANISHED = `select pg_terminate_backend(a.pid) from publisher_locks l
  join pg_stat_activity a on a.pid = l.pid and a.backend_start = l.session_began
  where l.name = $1 and l.renewed_at < now() - $2 * interval '1 millisecond'`

const HELD_JUST_NOW = `select from publisher_locks where name = $1 and fence <> $2
  and renewed_at > now() - $3 * interval '1 millisecond'`

/** Takes the lock and answers the number of this holding; null if another holds it too long. */
async function take(
  client: pg.Client,
  options: LockOptions & { name: keyof typeof KEYS; leaseMs: number },
): Promise<number | null> {
  const { name, leaseMs, lockTimeoutMs = 0, lastHolding, onWait, signal } = options
  if (lastHolding && options.leavesToLast) {
    // Without this look, publishing would change hands by chance between two portions.
    const { rowCount } = await client.query(HELD_JUST_NOW, [name, lastHolding.fence, HANDOVER_MS])
    if (rowCount) return null
  }
  const limit = Date.now() + lockTimeoutMs
  for (let first = true; ; first = false) {
    const left = limit - Date.now()
    // Whether the holder has vanished is looked at three times in a lease.
    const wait = Math.ceil(Math.min(leaseMs / 3, left))
    const isTaken =
      first || wait <= 0
        ? await tryLock(client, name)
        : await queueForLock(client, name, wait, signal)
    if (isTaken) {
      const begun = await client.query<{ fence: number | string }>(BEGIN, [name])
      return Number(begun.rows[0]!.fence)
    }
    signal?.throwIfAborted()
    const ended = await client.query(END_VANISHED, [name, leaseMs])
    // A session that was told to end takes a moment.
    const patience = ended.rowCount ? END_MS : 0
    if (Date.now() >= limit + patience) return null
    if (patience > 0) await sleep(LOOK_AFTER_END_MS, undefined, { signal })
    else if (first) onWait?.()
  }
}

async function tryLock(client: pg.Client, name: keyof typeof KEYS): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [KEYS[name]],
  )
  return rows[0]?.taken ?? false
}

/** Waits in Postgres' queue, which `pg_try_advisory_lock` of others does not overtake. */
async function queueForLock(
  client: pg.Client,
  name: keyof typeof KEYS,
  atMostMs: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal!.reason as Error)
  await client.query(`set lock_timeout = ${atMostMs}`)
  signal?.addEventListener('abort', abort)
  try {
    const taking = client.query('select pg_advisory_lock($1)', [KEYS[name]])
    await Promise.race([taking, aborted.promise])
  } catch (error) {
    if (getErrorCode(error) === LOCK_NOT_AVAILABLE) return false
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
  await client.query('reset lock_timeout')
  return true
}
