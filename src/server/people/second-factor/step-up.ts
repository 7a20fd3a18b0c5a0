import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const FRESH_MS = 10 * MINUTE_MS

/**
 * Protects what somebody with a borrowed phone or a stolen token must not do: throws CONFIRM_NEEDED
 * unless the holder of the session signed in, or proved their identity, in the last ten minutes.
 */
export const requireRecentProof = (ctx: Pick<UserContext, 'db' | 'actor' | 'now'>): Promise<void> =>
  requireProofSince(ctx, new Date(ctx.now().getTime() - FRESH_MS))

/** The same since a time: for what takes a proof of its own. Throws CONFIRM_NEEDED. */
export async function requireProofSince(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  since: Date,
): Promise<void> {
  const isFresh = and(
    eq(sessions.id, actor.sessionId ?? ''),
    eq(sessions.accountId, actor.id),
    gt(sessions.confirmedAt, since),
  )
  if ((await db.$count(sessions, isFresh)) === 0) throw new ApiError('CONFIRM_NEEDED')
}
