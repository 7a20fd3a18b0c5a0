import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { ListingRow } from './apply.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businessChanges as c, type PendingValues } from '#server/kit/db/tables/index.ts'
import type { ModeratedField } from '#shared/rules/moderated-fields.ts'
import { mergeModerated } from './moderated-values.ts'
import type { ListingColumns } from './values.ts'

/**
 * Keeps what waits for approval beside a listing, which the caller has locked; `own` is written at
 * once. Returns the fields that wait now.
 */
export async function storePendingChange(
  tx: Transaction,
  user: UserActor,
  before: ListingRow,
  changes: { given: PendingValues; own: ListingColumns },
): Promise<ModeratedField[]> {
  const earlier = await pendingChangeOf(tx, before.id)
  const proposed = mergeModerated(before, earlier, changes)
  await replace(tx, user, before, earlier, proposed)
  return Object.keys(proposed) as ModeratedField[]
}

/**
 * Forgets the waiting values that were written at once, as the owner may do while a listing is not
 * live.
 */
export async function removePendingFields(
  tx: Transaction,
  user: UserActor,
  before: ListingRow,
  written: PendingValues,
): Promise<ModeratedField[]> {
  const earlier = await pendingChangeOf(tx, before.id)
  const kept: PendingValues = Object.fromEntries(
    Object.entries(earlier).filter(([name]) => !Object.hasOwn(written, name)),
  )
  await replace(tx, user, before, earlier, kept)
  return Object.keys(kept) as ModeratedField[]
}

/** The fields of a listing that wait. */
export const listPendingFields = async (
  tx: Transaction,
  businessId: number,
): Promise<ModeratedField[]> =>
  Object.keys(await pendingChangeOf(tx, businessId)) as ModeratedField[]

async function pendingChangeOf(tx: Transaction, businessId: number): Promise<PendingValues> {
  const [row] = await tx
    .select({ proposed: c.proposed })
    .from(c)
    .where(eq(c.businessId, businessId))
  return row?.proposed ?? {}
}

/** A new proposal gets a new id, so that nobody approves values that they did not read. */
async function replace(
  tx: Transaction,
  user: UserActor,
  before: ListingRow,
  earlier: PendingValues,
  proposed: PendingValues,
): Promise<void> {
  if (isDeepStrictEqual(earlier, proposed)) return
  await tx.delete(c).where(eq(c.businessId, before.id))
  if (Object.keys(proposed).length === 0)
    return recordAudit(tx, user, 'withdraw change', 'businesses', before.id)
  await tx.insert(c).values({ businessId: before.id, accountId: user.id, proposed })
  const shown = getShownValues(before, proposed)
  await recordAudit(tx, user, 'propose change', 'businesses', before.id, { proposed, shown })
}

/** The columns of a proposal as they are shown, for the history. */
export const getShownValues = (before: ListingRow, proposed: PendingValues): Partial<ListingRow> =>
  Object.fromEntries(
    Object.keys(proposed)
      .filter((name) => name in before)
      .map((name) => [name, before[name as keyof ListingRow]]),
  )
