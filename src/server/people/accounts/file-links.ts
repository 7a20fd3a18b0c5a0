import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { accountTokens as t } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { getSessionActor } from './authenticate.ts'

const LIFETIME_MS = QUARTER_HOUR_MS

/** A file that a browser gets from an address: the account's own data, a table, or a backup. */
export type DownloadFile =
  | { purpose: 'download' }
  | { purpose: 'export'; subject: string }
  | { purpose: 'backup'; subject: string }

const subjectOf = (file: DownloadFile): string | null => ('subject' in file ? file.subject : null)

/**
 * Makes a token that sends this file once, within a quarter of an hour and the session that asks:
 * a browser downloads from an address, without the session's token in a header.
 */
export async function createFileToken(
  tx: Transaction,
  { id: accountId, sessionId }: UserActor,
  file: DownloadFile,
  now: Date,
): Promise<string> {
  if (sessionId === undefined) throw new ApiError('NOT_SIGNED_IN')
  const token = randomBytes(32).toString('base64url')
  await tx.insert(t).values({
    accountId,
    sessionId,
    purpose: file.purpose,
    subject: subjectOf(file),
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  })
  return token
}

/**
 * Consumes such a token, and returns who requested it, as they are now: the session goes on, the
 * account is active, and only who may administer at this moment gets what administrators get.
 * `work` is done in the same transaction. Throws LINK_INVALID.
 */
export async function consumeFileToken(
  db: Db,
  token: string,
  file: DownloadFile,
  { now, work }: { now: Date; work?: (tx: Transaction, actor: UserActor) => Promise<unknown> },
): Promise<UserActor> {
  const subject = subjectOf(file)
  const isIt = and(
    eq(t.tokenHash, hashToken(token)),
    eq(t.purpose, file.purpose),
    subject === null ? isNull(t.subject) : eq(t.subject, subject),
    isNull(t.usedAt),
    gt(t.expiresAt, now),
  )
  const [asked] = await db.select({ of: t.accountId, in: t.sessionId }).from(t).where(isIt)
  if (!asked) throw new ApiError('LINK_INVALID')
  const actor = await getSessionActor(db, asked.in ?? '', { now, isBackground: true })
  const isAllowed =
    actor?.id === asked.of && (file.purpose === 'download' || actor.role === 'admin')
  if (!isAllowed) throw new ApiError('LINK_INVALID')
  await db.transaction(async (tx) => {
    // Of two at the same moment one gets it.
    const used = await tx.update(t).set({ usedAt: now }).where(isIt).returning({ id: t.id })
    if (used.length === 0) throw new ApiError('LINK_INVALID')
    await work?.(tx, actor)
  })
  return actor
}
