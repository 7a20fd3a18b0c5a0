import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Claim } from '#contract/claims.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { businessClaims as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { MAX_CLAIM_CODE_ATTEMPTS } from '#shared/rules/claims.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { isClaimCode } from './claim.ts'
import { readClaim } from './select.ts'
import { notifyAdminsOfClaim } from './notify-team.ts'

/**
 * Takes the code of a claim that was mailed or sent. Throws NOT_FOUND, NOT_POSSIBLE when the code
 * is too old or was typed wrongly too often, INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function confirmClaimCode(
  { db, actor, config, now, limits }: UserContext,
  { id, code }: { id: number; code: string },
): Promise<Claim> {
  await limits.take([{ use: 'code of a claim by', key: actor.id, max: 30, withinMs: HOUR_MS }])
  const own = and(eq(c.id, id), eq(c.accountId, actor.id), eq(c.status, 'open'))
  const [claim] = await db.select({ provenAt: c.provenAt, proof: c.proof }).from(c).where(own)
  if (!claim) throw new ApiError('NOT_FOUND', { message: 'Claim not found.' })
  if (claim.provenAt) return readClaim(db, id)
  // Counted before it is compared, so that many requests at once do not get more tries.
  const isAlive = and(own, gt(c.codeExpiresAt, now()), lt(c.codeTries, MAX_CLAIM_CODE_ATTEMPTS))
  const [tried] = await db
    .update(c)
    .set({ codeTries: sql`${c.codeTries} + 1` })
    .where(isAlive)
    .returning({ codeHash: c.codeHash })
  if (!tried?.codeHash)
    throw new ApiError('NOT_POSSIBLE', {
      message: 'This code has expired. Please request a new one.',
    })
  const { codeHash } = tried
  if (!isClaimCode({ id, codeHash }, code, config.jwtSecret))
    throw new ApiError('INVALID_INPUT', { fields: { code: 'Wrong code' } })
  return db.transaction(async (tx) => {
    // Unless another proof or another code was asked for meanwhile.
    const [proven] = await tx
      .update(c)
      .set({ provenAt: now(), codeHash: null })
      .where(and(own, eq(c.codeHash, codeHash)))
      .returning({ id: c.id })
    const claim = await readClaim(tx, id)
    if (proven) {
      await recordAudit(tx, actor, 'type code', 'claims', id)
      await notifyAdminsOfClaim(tx, config.siteUrl, { ...claim.business, proof: claim.proof })
    }
    return claim
  })
}

/** Withdraws a claim of the account. Throws NOT_FOUND when it does not wait. */
export function withdrawClaim({ db, actor, now }: UserContext, id: number) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(c)
      .set({ status: 'withdrawn', decidedAt: now(), codeHash: null })
      .where(and(eq(c.id, id), eq(c.accountId, actor.id), eq(c.status, 'open')))
      .returning({ id: c.id })
    if (!row) throw new ApiError('NOT_FOUND', { message: 'Claim not found.' })
    await recordAudit(tx, actor, 'withdraw', 'claims', id)
    return row
  })
}
