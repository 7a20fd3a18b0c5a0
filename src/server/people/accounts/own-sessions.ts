import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { DeviceSession } from '#contract/sessions.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { sessions as s } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { decryptValue } from '#server/people/second-factor/index.ts'
import { describeDevice } from './device.ts'
import { endSession, endAccountSessions } from './sessions.ts'

/** Nobody has more; the sessions used longest ago are left out. */
const MAX_SHOWN = 100

/** Names a session without revealing its id, which its token holds. */
const keyOf = (sessionId: string) =>
  createHash('sha256').update(`session ${sessionId}`).digest('base64url').slice(0, 22)

const ownRows = ({ db, actor }: Pick<UserContext, 'db' | 'actor'>) =>
  db
    .select()
    .from(s)
    .where(eq(s.accountId, actor.id))
    .orderBy(desc(s.lastSeenAt), desc(s.createdAt))
    .limit(MAX_SHOWN)

/** Where the account is signed in: this session first, then the one used last. */
export async function listSessions(ctx: UserContext): Promise<DeviceSession[]> {
  const { actor, config } = ctx
  const shown = (await ownRows(ctx)).map((row) => ({
    key: keyOf(row.id),
    device: describeDevice(row.userAgent),
    network: row.sealedNetwork && decryptValue(row.sealedNetwork, config.jwtSecret),
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThis: [row.id, row.formerId].includes(actor.sessionId ?? ''),
  }))
  return shown.sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

/** Ends another session of the account. Throws NOT_FOUND. */
export async function endOwnSession(ctx: UserContext, key: string): Promise<{ ended: true }> {
  const { db, actor } = ctx
  const row = (await ownRows(ctx)).find(({ id }) => keyOf(id) === key)
  if (!row) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    await endSession(tx, row.id)
    await recordAudit(tx, actor, 'sign out there', 'accounts', actor.id)
  })
  return { ended: true }
}

/** Ends all sessions of the account, this one too. */
export async function endAllSessions({ db, actor }: UserContext): Promise<{ ended: true }> {
  await db.transaction(async (tx) => {
    await endAccountSessions(tx, actor.id)
    await recordAudit(tx, actor, 'sign out everywhere', 'accounts', actor.id)
  })
  return { ended: true }
}
