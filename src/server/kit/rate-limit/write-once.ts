import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { rateLimits } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** Longer than a device keeps what it could not send (`stores/waiting.ts`). */
const REMEMBERED_MS = 45 * DAY_MS

/** `key` is the client's, unique for each form; undefined where it sent none. */
export type IdempotencyKey = { use: string; key: string | undefined }

/**
 * The id that an earlier call with this key wrote. A call with the same key waits here until this
 * transaction ends, so of two at the same moment one writes.
 */
export async function findWritten(
  tx: Transaction,
  once: IdempotencyKey,
): Promise<number | undefined> {
  if (once.key === undefined) return undefined
  const name = rowKey(once)
  await takeAdvisoryLock(tx, name)
  const [row] = await tx
    .select({ id: rateLimits.points })
    .from(rateLimits)
    .where(eq(rateLimits.key, name))
  return row?.id
}

/**
 * Remembers with the write what it wrote: a window of `rate_limits` whose number is the id, so that
 * it is forgotten like the others.
 */
export async function rememberWritten(
  tx: Transaction,
  once: IdempotencyKey,
  id: number,
): Promise<void> {
  if (once.key === undefined) return
  const expire = Date.now() + REMEMBERED_MS
  await tx.insert(rateLimits).values({ key: rowKey(once), points: id, expire })
}

const rowKey = ({ use, key }: IdempotencyKey) =>
  `once ${use}:${createHash('sha256').update(key!).digest('base64url').slice(0, 22)}`
