import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { confirmListings } from '#server/businesses/confirm/confirm.ts'
import { setBusinessCategories } from '#server/businesses/write/set-category.ts'
import { notFoundErrors, setFlags } from '#server/businesses/write/set-flag.ts'
import { setBusinessStatuses } from '#server/businesses/write/set-status.ts'
import { LEASE_UNTIL } from '#server/kit/db/lease.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  bulkChangeRows as r,
  bulkChanges,
  businesses as b,
} from '#server/kit/db/tables/index.ts'
import type { ApiError } from '#server/kit/errors/api-error.ts'
import type { BulkState } from '#shared/rules/bulk-changes.ts'
import { lockListings, readAffectedValues } from './columns.ts'
import { releaseBulkChangeLease } from './lease.ts'
import {
  recordOutcomes,
  type BulkContext,
  type BulkChangeListingRow,
  type BulkChangeRow,
} from './rows.ts'
import { restoreListingValues } from './undo-listings.ts'

/**
 * So many are changed in one transaction: no lock is held for long, so that decisions of people and
 * pages that must go come between them.
 */
const BATCH_SIZE = 100

/** Carries a bulk change out, or undoes it, until it is done or `signal` says to stop. */
export async function runBulkChange(
  ctx: BulkContext,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) if (!(await ctx.db.transaction((tx) => nextBatch(tx, ctx, id)))) return
  await releaseBulkChangeLease(ctx.db, id)
}

/** False when nothing is left to do. */
async function nextBatch(tx: Transaction, ctx: BulkContext, id: number): Promise<boolean> {
  const [bulk] = await tx
    .update(bulkChanges)
    .set({ leaseUntil: LEASE_UNTIL })
    .where(and(eq(bulkChanges.id, id), inArray(bulkChanges.state, ['running', 'undoing'])))
    .returning()
  if (!bulk) return false
  const isUndo = bulk.state === 'undoing'
  const rows = await tx
    .select()
    .from(r)
    .where(and(eq(r.bulkId, id), isUndo ? eq(r.outcome, 'done') : isNull(r.outcome)))
    .orderBy(asc(r.businessId))
    .limit(BATCH_SIZE)
  if (rows.length === 0) return end(tx, id, isUndo ? 'undone' : 'done')
  const actor = await actorOf(tx, bulk)
  const step = isUndo ? restoreListingValues : changeListings
  if (actor) await step(tx, { ...ctx, actor }, bulk, rows)
  else {
    const left = rows.map(({ businessId }) => businessId)
    const problem = 'The administrator’s account is no longer active.'
    await recordOutcomes(
      tx,
      id,
      left,
      isUndo ? { outcome: 'kept' } : { outcome: 'failed', problem },
    )
  }
  return true
}

async function end(tx: Transaction, id: number, state: BulkState): Promise<false> {
  await tx.update(bulkChanges).set({ state, leaseUntil: null }).where(eq(bulkChanges.id, id))
  return false
}

/** Whoever asked for it, as long as they may. */
async function actorOf(tx: Transaction, bulk: BulkChangeRow): Promise<UserActor | undefined> {
  const [by, at] =
    bulk.state === 'undoing' ? [bulk.undoneBy, bulk.undoneAt!] : [bulk.accountId, bulk.createdAt]
  const mayStill = and(
    eq(accounts.id, by ?? 0),
    eq(accounts.role, 'admin'),
    eq(accounts.status, 'active'),
  )
  const [account] = await tx.select().from(accounts).where(mayStill)
  if (!account) return undefined
  const { id, name } = account
  return { kind: 'user', id, name, role: 'admin', bulk: { at, isLarge: bulk.isLarge } }
}

type Step = BulkContext & { actor: UserActor }

async function changeListings(
  tx: Transaction,
  ctx: Step,
  { id, change }: BulkChangeRow,
  rows: readonly BulkChangeListingRow[],
): Promise<void> {
  const ids = rows.map(({ businessId }) => businessId)
  const was = await readAffectedValues(tx, await lockListings(tx, ids), change.what)
  const refused = await changeIn(tx, ctx, ids, change)
  const became = await readAffectedValues(tx, await lockListings(tx, ids), change.what)
  const done = ids.filter((one) => !refused.has(one))
  const values = done.map((one) => ({ id: one, was: was.get(one), became: became.get(one) }))
  await tx.execute(sql`update ${r} set outcome = 'done', was = v.was, became = v.became
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (id int, was jsonb, became jsonb)
    where ${r.bulkId} = ${id} and ${r.businessId} = v.id`)
  for (const [problem, some] of Map.groupBy(refused, ([, error]) => problemOf(error))) {
    const failed = some.map(([one]) => one)
    await recordOutcomes(tx, id, failed, { outcome: 'failed', problem })
  }
}

const problemOf = ({ detail, message }: ApiError): string =>
  Object.values(detail.fields ?? {})[0] ?? message

async function changeIn(
  tx: Transaction,
  ctx: Step,
  ids: readonly number[],
  change: BulkChangeRow['change'],
): Promise<Map<number, ApiError>> {
  switch (change.what) {
    case 'status':
      return setBusinessStatuses(tx, ctx, ids, change)
    case 'category':
      return setBusinessCategories(tx, ctx, ids, change.categoryId)
    case 'confirmed': {
      const how = { actor: ctx.actor, now: ctx.now() }
      return notFoundErrors(ids, await confirmListings(tx, inArray(b.id, [...ids]), how))
    }
    default:
      return setFlags(tx, ctx, ids, { flag: change.what, value: change.value })
  }
}
