import { eq } from 'drizzle-orm'
import type { UserActor } from '#server/actor/actor.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Transaction } from '#server/db/connection.ts'
import { classifiedAds as a } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { markChanged } from '#server/publisher/mark.ts'
import { expiryOf, isPublicAd, nextAdStatus, statusAt } from '#shared/rules/classifieds.ts'
import type { AdAction, AdStatus } from '#shared/rules/classifieds.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { adNotFound, isInsider } from './get.ts'

type Change =
  { action: Exclude<AdAction, 'reject' | 'expire'> } | { action: 'reject'; reason: string }
type Changed = { id: number; status: AdStatus }

/**
 * Brings an ad into its next state. Who may is the caller's to check. Throws NOT_FOUND or
 * NOT_POSSIBLE.
 */
export function changeAd(
  { db, actor, now }: UserContext,
  { id, ...change }: Change & { id: number },
): Promise<Changed> {
  return db.transaction((tx) => changeIn({ db: tx, actor, now: now() }, id, change))
}

/**
 * A seller says that the thing is gone. Throws NOT_FOUND, FORBIDDEN for another's ad, or
 * NOT_POSSIBLE.
 */
export function markSold({ db, actor, now }: UserContext, id: number): Promise<Changed> {
  return db.transaction(async (tx) => {
    const ad = await locked(tx, id)
    if (!isInsider(actor, ad))
      throw isPublicAd(ad.status) ? new ApiError('FORBIDDEN') : adNotFound()
    return changeIn({ db: tx, actor, now: now() }, id, { action: 'markSold' })
  })
}

async function changeIn(
  { db: tx, actor, now }: { db: Transaction; actor: UserActor; now: Date },
  id: number,
  change: Change,
): Promise<Changed> {
  const ad = await locked(tx, id)
  const status = nextAdStatus(statusAt(ad, now), change.action)
  if (!status) throw new ApiError('NOT_POSSIBLE', { message: `This ad is ${statusAt(ad, now)}.` })
  await tx
    .update(a)
    .set({
      status,
      ...(change.action === 'approve' ? { approvedAt: now, expiresAt: expiryOf(now) } : {}),
      ...(change.action === 'markSold' ? { soldAt: now } : {}),
      ...(change.action === 'reject' ? { rejectReason: change.reason } : {}),
    })
    .where(eq(a.id, id))
  await recordAudit(tx, actor, change.action, 'classified-ads', id)
  if (isPublicAd(status) || isPublicAd(ad.status))
    await markChanged(tx, 'classified-ads', id, 'updated')
  return { id, status }
}

/** The ad, and nobody else changes it until the transaction ends. */
async function locked(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ accountId: a.accountId, status: a.status, expiresAt: a.expiresAt })
    .from(a)
    .where(eq(a.id, id))
    .for('update')
  if (!row) throw adNotFound()
  return row
}
