import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { connect } from 'node:tls'
import { sql } from 'drizzle-orm'
import type { SystemStatus } from '#contract/setup.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'

const TIMEOUT_MS = 3000
const FRESH_MS = HOUR_MS

type Certificate = SystemStatus['certificate']

/** How mail is going: what waits, what failed in the last day, and when one last went out. */
export async function readMailStatus(
  db: Db,
  now: Date,
  isSet: boolean,
): Promise<SystemStatus['mail']> {
  const since = new Date(now.getTime() - DAY_MS)
  const { rows } = await db.execute<{ waiting: number; failed: number; last: Date | null }>(sql`
    select (count(*) filter (where status = 'waiting'))::int as waiting,
      (count(*) filter (where status = 'failed' and created_at > ${since}))::int as failed,
      max(sent_at) as last from mails`)
  const { waiting = 0, failed = 0, last = null } = rows[0] ?? {}
  return { isSet, waiting, failed, lastSentAt: last && new Date(last).toISOString() }
}

/**
 * The room on the disk of a folder, in bytes; of one that is not made yet, where it would be. Null
 * where the system does not say.
 */
export async function readDiskSpace(folder: string): Promise<SystemStatus['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    const parent = dirname(folder)
    return parent === folder ? null : readDiskSpace(parent)
  }
}

/** Reads the certificate of an address, at most once an hour; null for one without. */
export function createCertificateReader(siteUrl: string): (now: Date) => Promise<Certificate> {
  const url = new URL(siteUrl)
  let known: { at: number; value: Promise<Certificate> } | undefined
  return async (now) => {
    if (url.protocol !== 'https:') return null
    if (!known || now.getTime() - known.at > FRESH_MS)
      known = { at: now.getTime(), value: readCertificate(url.hostname, Number(url.port) || 443) }
    return known.value
  }
}

/** An expired or foreign certificate is read all the same: what is wrong with it is the answer. */
function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false })
    const end = (expiresAt: string | null, problem: string | null) => {
      socket.destroy()
      resolve({ host, expiresAt, problem })
    }
    socket.setTimeout(TIMEOUT_MS, () => end(null, 'No answer'))
    socket.once('error', (error: Error) => end(null, error.message))
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const error = socket.authorizationError as Error | string | null | undefined
      end(new Date(validTo).toISOString(), error ? String(error) : null)
    })
  })
}
