import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The advisory lock of the publisher; "publ" in ASCII. */
const PUBLISHING = 0x7075626c
const HEARTBEAT_MS = 10_000

export type PublisherLock = {
  /** Aborted with the reason when the lock is lost. */
  signal: AbortSignal
  /** Throws if the lock is no longer ours; called right before the switch. */
  confirm(): Promise<void>
}

/**
 * Runs `work` as the only publisher among all processes on this database. Answers 'busy' if another
 * one still publishes after `lockTimeoutMs`. The lock belongs to its own session and ends with it,
 * whatever happens to this process. The URL must lead to Postgres itself or to a pooler in session
 * mode.
 */
export async function withPublisherLock<T>(
  options: { url: string; lockTimeoutMs?: number; onWait?: () => void; signal?: AbortSignal },
  work: (lock: PublisherLock) => Promise<T>,
): Promise<T | 'busy'> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'zila publisher',
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    keepAlive: true,
  })
  const lost = new AbortController()
  const lose = (reason: string) => lost.abort(new Error(`The publisher's lock was lost: ${reason}`))
  client.on('error', (error) => lose(error.message))
  client.on('end', () => lose('the connection ended.'))
  await client.connect()
  let beat: NodeJS.Timeout | undefined
  try {
    if (!(await take(client, options))) return 'busy'
    const confirm = async () => {
      lost.signal.throwIfAborted()
      await client.query('select 1')
    }
    beat = setInterval(
      () => void confirm().catch((error: unknown) => lose(String(error))),
      HEARTBEAT_MS,
    )
    return await work({ signal: lost.signal, confirm })
  } finally {
    clearInterval(beat)
    await client.end().catch(() => undefined)
  }
}

async function take(
  client: pg.Client,
  {
    lockTimeoutMs = 0,
    onWait,
    signal,
  }: { lockTimeoutMs?: number; onWait?: () => void; signal?: AbortSignal },
): Promise<boolean> {
  const limit = Date.now() + lockTimeoutMs
  for (let first = true; ; first = false) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [PUBLISHING],
    )
    if (rows[0]?.taken) return true
    if (Date.now() >= limit) return false
    if (first) onWait?.()
    await sleep(500, undefined, { signal })
  }
}
