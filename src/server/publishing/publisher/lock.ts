import { setTimeout as sleep } from 'node:timers/promises'
import { Socket } from 'node:net'
import pg from 'pg'

/** The advisory locks of the publisher; "publ" and "deli" in ASCII. */
const KEYS = { publishing: 0x7075626c, delivery: 0x64656c69 }
const RENEW_EVERY_MS = 1_000
/** A holder that was silent for so long has vanished, and another one takes its lock. */
const LEASE_MS = 15_000
const LOOK_EVERY_MS = 500
const CLOSE_MS = 2_000

export type PublisherLock = {
  /** The number of this holding; each later one's is greater. */
  fence: number
  /** Aborted with the reason when the lock is lost. */
  signal: AbortSignal
  /** Throws if the lock is no longer ours; called right before the switch. */
  confirm(): Promise<void>
}

type LockOptions = {
  url: string
  /** Rendering and going live, or sending the site elsewhere. */
  name?: keyof typeof KEYS
  lockTimeoutMs?: number
  leaseMs?: number
  onWait?: () => void
  signal?: AbortSignal
}

/**
 * Runs `work` as the only publisher among all processes on this database. Answers 'busy' if another
 * one still publishes after `lockTimeoutMs`. The lock belongs to its own session and ends with it.
 * The session of a machine that vanished stays open for a quarter of an hour and longer, so the
 * holder also renews a lease each second, and whoever finds it run out ends that session. The URL
 * must lead to Postgres itself or to a pooler in session mode.
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

/** Takes the lock and answers the number of this holding; null if another holds it too long. */
async function take(
  client: pg.Client,
  {
    name,
    leaseMs,
    lockTimeoutMs = 0,
    onWait,
    signal,
  }: LockOptions & { name: keyof typeof KEYS; leaseMs: number },
): Promise<number | null> {
  const limit = Date.now() + lockTimeoutMs
  for (let first = true; ; first = false) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [KEYS[name]],
    )
    if (rows[0]?.taken) {
      const begun = await client.query<{ fence: number | string }>(BEGIN, [name])
      return Number(begun.rows[0]!.fence)
    }
    const ended = await client.query(END_VANISHED, [name, leaseMs])
    // A session that was told to end takes a moment.
    const wait = ended.rowCount ? LOOK_EVERY_MS : 0
    if (Date.now() >= limit + 2 * wait) return null
    if (first && wait === 0) onWait?.()
    await sleep(wait === 0 ? LOOK_EVERY_MS : 50, undefined, { signal })
  }
}
