import { asc, eq, inArray } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { recordAudit, recordAudits } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { classifieds as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { markChanged, markEachChanged } from '#server/kit/publish-marks/mark.ts'
import {
  canRenew,
  getExpiry,
  isPublicClassified,
  getNextClassifiedStatus,
  RENEWAL_WINDOW_DAYS,
  getClassifiedStatusAt,
  type ClassifiedAction,
  type ClassifiedStatus,
  type SaleChannel,
} from '#shared/rules/classifieds.ts'
import type { Paise } from '#shared/rules/money.ts'
import type { ActorContext, UserContext } from '#server/kit/http/verb-context.ts'
import { classifiedNotFound, isOwnerOrAdmin } from './get.ts'
import { notifyApproved, notifyRejected } from './notify-seller.ts'

type Sale = { soldWhere: SaleChannel | null; soldPrice: Paise | null }
type Change =
  | {
      action: Exclude<ClassifiedAction, 'approve' | 'reject' | 'expire' | 'markSold' | 'sendAgain'>
    }
  /** `shown`: the version that was looked at. */
  | { action: 'approve'; shown?: number | undefined }
  | { action: 'reject'; reason: string }
  | ({ action: 'markSold' } & Sale)
export type ClassifiedStatusChange = { id: number; status: ClassifiedStatus }

const NO_SALE_DETAILS: Sale = { soldWhere: null, soldPrice: null }

/**
 * Brings an ad into its next state. The caller checks who may do that. Throws NOT_FOUND,
 * NOT_POSSIBLE or CHANGED_MEANWHILE.
 */
export function setClassifiedStatus(
  { db, actor, config, now }: ActorContext,
  { id, ...change }: Change & { id: number },
): Promise<ClassifiedStatusChange> {
  return db.transaction(async (tx) => {
    const changed = await changeIn({ db: tx, actor, now: now() }, id, change)
    const place = { siteUrl: config.siteUrl, now: now() }
    if (change.action === 'approve') await notifyApproved(tx, place, [id])
    if (change.action === 'reject') await notifyRejected(tx, place, [id], change.reason)
    return changed
  })
}

/**
 * Approves or rejects many ads in a few statements, and notifies the sellers. Returns which it
 * refused.
 */
export async function decideClassifieds(
  tx: Transaction,
  { actor, config, now }: Pick<UserContext, 'actor' | 'config' | 'now'>,
  ids: readonly number[],
  verdict: { action: 'approve' } | { action: 'reject'; reason: string },
): Promise<Map<number, ApiError>> {
  const { changed, refused } = await changeIdsIn(tx, { actor, now: now() }, ids, verdict)
  const done = changed.map(({ id }) => id)
  const place = { siteUrl: config.siteUrl, now: now() }
  if (verdict.action === 'approve') await notifyApproved(tx, place, done)
  else await notifyRejected(tx, place, done, verdict.reason)
  return refused
}

/**
 * Marks an ad as sold for its seller. Throws NOT_FOUND, FORBIDDEN for another's ad, or
 * NOT_POSSIBLE.
 */
export function markSold(
  { db, actor, now }: UserContext,
  id: number,
): Promise<ClassifiedStatusChange> {
  return db.transaction(async (tx) => {
    const classified = await locked(tx, id)
    if (!isOwnerOrAdmin(actor, classified))
      throw isPublicClassified(classified.status) ? new ApiError('FORBIDDEN') : classifiedNotFound()
    return changeIn({ db: tx, actor, now: now() }, id, { action: 'markSold', ...NO_SALE_DETAILS })
  })
}

/** Marks an ad as sold with the place and price. For a sold ad, updates them. */
export function recordSale(
  { db, actor, now }: UserContext,
  { id, ...sale }: Sale & { id: number },
): Promise<ClassifiedStatusChange> {
  return db.transaction(async (tx) => {
    const classified = await lockedOwn(tx, actor, id)
    if (classified.status !== 'sold')
      return changeIn({ db: tx, actor, now: now() }, id, { action: 'markSold', ...sale })
    await tx.update(a).set(sale).where(eq(a.id, id))
    await recordAudit(tx, actor, 'update', 'classified-ads', id, { sale: true })
    return { id, status: classified.status }
  })
}

/**
 * Changes the status of an ad for its seller. Throws NOT_FOUND, also for another's, or
 * NOT_POSSIBLE.
 */
export function updateOwnClassifiedStatus(
  { db, actor, now }: UserContext,
  { id, action }: { id: number; action: 'renew' | 'withdraw' | 'undoSale' },
): Promise<ClassifiedStatusChange> {
  return db.transaction(async (tx) => {
    await lockedOwn(tx, actor, id)
    return changeIn({ db: tx, actor, now: now() }, id, { action })
  })
}

/** Removes an ad of the account with its inquiries. Throws NOT_FOUND, also for another's. */
export function deleteClassified({ db, actor }: UserContext, id: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const classified = await locked(tx, id)
    if (!isOwnerOrAdmin(actor, classified)) throw classifiedNotFound()
    await tx.delete(a).where(eq(a.id, id))
    await recordAudit(tx, actor, 'delete', 'classified-ads', id)
    if (isPublicClassified(classified.status))
      await markChanged(tx, 'classified-ads', id, 'deleted')
    return { id }
  })
}

async function changeIn(
  { db: tx, ...ctx }: { db: Transaction; actor: UserActor; now: Date },
  id: number,
  change: Change,
): Promise<ClassifiedStatusChange> {
  const { changed, refused } = await changeIdsIn(tx, ctx, [id], change)
  if (!changed[0]) throw refused.get(id)!
  return changed[0]
}

async function changeIdsIn(
  tx: Transaction,
  { actor, now }: { actor: UserActor; now: Date },
  ids: readonly number[],
  change: Change,
): Promise<{ changed: ClassifiedStatusChange[]; refused: Map<number, ApiError> }> {
  const classifieds = await lockedAll(tx, ids)
  const found = new Map(classifieds.map((classified) => [classified.id, classified]))
  const changed: ClassifiedStatusChange[] = []
  const refused = new Map<number, ApiError>()
  for (const id of ids) {
    const classified = found.get(id)
    const next = classified ? nextOf(classified, change, now) : classifiedNotFound()
    if (next instanceof ApiError) refused.set(id, next)
    else changed.push({ id, status: next })
  }
  // What is written is the same for all in one state.
  const alike = Map.groupBy(
    changed,
    ({ id, status }) => `${getClassifiedStatusAt(found.get(id)!, now)} ${status}`,
  )
  for (const some of alike.values()) {
    const [{ id, status }] = some as [ClassifiedStatusChange]
    await tx
      .update(a)
      .set({ status, ...valuesOf(change, found.get(id)!, now) })
      .where(
        inArray(
          a.id,
          some.map((one) => one.id),
        ),
      )
  }
  const entries = changed.map(({ id }) => ({ action: change.action, recordId: id }))
  await recordAudits(tx, actor, 'classified-ads', entries)
  const seen = changed.filter(
    ({ id, status }) => isPublicClassified(status) || isPublicClassified(found.get(id)!.status),
  )
  await markEachChanged(
    tx,
    'classified-ads',
    seen.map(({ id }) => id),
    'updated',
  )
  return { changed, refused }
}

/** The state that an ad comes into, or why it cannot. */
function nextOf(classified: Locked, change: Change, now: Date): ClassifiedStatus | ApiError {
  const { action } = change
  const status = getClassifiedStatusAt(classified, now)
  const next = getNextClassifiedStatus(status, action)
  if (!next) return new ApiError('NOT_POSSIBLE', { message: `This ad is ${status}.` })
  if (action === 'approve' && isOther(change.shown, classified.version))
    return new ApiError('CHANGED_MEANWHILE')
  if (action === 'renew' && !canRenew({ ...classified, status }, now))
    return new ApiError('NOT_POSSIBLE', {
      message: `An ad can be renewed in its last ${RENEWAL_WINDOW_DAYS} days.`,
    })
  // What was sold comes back as sold.
  return action === 'reactivate' && classified.soldAt !== null ? 'sold' : next
}

const isOther = (shown: number | undefined, version: number): boolean =>
  shown !== undefined && shown !== version

/** What a change writes beside the state. */
function valuesOf(change: Change, classified: Locked, now: Date): Partial<typeof a.$inferInsert> {
  switch (change.action) {
    case 'approve':
      return {
        ...{ approvedAt: now, expiresAt: getExpiry(now), priceSince: now },
        ...{ rejectReason: null, shownBefore: null },
      }
    case 'renew':
      // The struck-through price belonged to a sale that is over.
      return getClassifiedStatusAt(classified, now) === 'active'
        ? { expiresAt: getExpiry(now) }
        : { expiresAt: getExpiry(now), priceSince: now, formerPrice: null }
    case 'withdraw':
      return { expiresAt: now }
    case 'markSold':
      return { soldAt: now, soldWhere: change.soldWhere, soldPrice: change.soldPrice }
    case 'undoSale':
      return { soldAt: null, ...NO_SALE_DETAILS }
    case 'reject':
      return { rejectReason: change.reason }
    default:
      return {}
  }
}

type Locked = Awaited<ReturnType<typeof locked>>

/** The same for an ad of the account; for another's it throws NOT_FOUND. */
async function lockedOwn(tx: Transaction, actor: UserActor, id: number): Promise<Locked> {
  const classified = await locked(tx, id)
  if (classified.accountId !== actor.id) throw classifiedNotFound()
  return classified
}

/** The ad, locked until the transaction ends. */
async function locked(tx: Transaction, id: number) {
  const [row] = await lockedAll(tx, [id])
  if (!row) throw classifiedNotFound()
  return row
}

const lockedAll = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({
      ...{ id: a.id, accountId: a.accountId, status: a.status },
      ...{ expiresAt: a.expiresAt, soldAt: a.soldAt, version: a.version },
    })
    .from(a)
    .where(inArray(a.id, [...ids]))
    .orderBy(asc(a.id))
    .for('update')
