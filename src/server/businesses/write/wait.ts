import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { UserActor } from '#server/actor/actor.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { BusinessRow } from './apply.ts'
import type { Transaction } from '#server/db/connection.ts'
import { businessChanges as c } from '#server/db/tables/index.ts'
import type { HeldValues } from '#server/db/tables/index.ts'
import type { HeldField } from '#shared/rules/held-changes.ts'
import { mergeHeld } from './held.ts'
import type { Values } from './values.ts'

/**
 * Keeps what waits for approval beside a listing, which the caller has locked; `own` is written at
 * once. Answers the fields that wait now.
 */
export async function keepWaiting(
  tx: Transaction,
  user: UserActor,
  before: BusinessRow,
  changes: { given: HeldValues; own: Values },
): Promise<HeldField[]> {
  const earlier = await waitingOf(tx, before.id)
  const proposed = mergeHeld(before, earlier, changes)
  await replace(tx, user, before, earlier, proposed)
  return Object.keys(proposed) as HeldField[]
}

/**
 * Forgets the waiting values that were written at once, as the owner may do while a listing is not
 * live.
 */
export async function forgetWaiting(
  tx: Transaction,
  user: UserActor,
  before: BusinessRow,
  written: HeldValues,
): Promise<HeldField[]> {
  const earlier = await waitingOf(tx, before.id)
  const kept: HeldValues = Object.fromEntries(
    Object.entries(earlier).filter(([name]) => !Object.hasOwn(written, name)),
  )
  await replace(tx, user, before, earlier, kept)
  return Object.keys(kept) as HeldField[]
}

/** The fields of a listing that wait. */
export const fieldsWaiting = async (tx: Transaction, businessId: number): Promise<HeldField[]> =>
  Object.keys(await waitingOf(tx, businessId)) as HeldField[]

async function waitingOf(tx: Transaction, businessId: number): Promise<HeldValues> {
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
  before: BusinessRow,
  earlier: HeldValues,
  proposed: HeldValues,
): Promise<void> {
  if (isDeepStrictEqual(earlier, proposed)) return
  await tx.delete(c).where(eq(c.businessId, before.id))
  if (Object.keys(proposed).length === 0)
    return recordAudit(tx, user, 'withdraw change', 'businesses', before.id)
  await tx.insert(c).values({ businessId: before.id, accountId: user.id, proposed })
  const shown = shownOf(before, proposed)
  await recordAudit(tx, user, 'propose change', 'businesses', before.id, { proposed, shown })
}

/** The columns of a proposal as they are shown, for the history. */
export const shownOf = (before: BusinessRow, proposed: HeldValues): Partial<BusinessRow> =>
  Object.fromEntries(
    Object.keys(proposed)
      .filter((name) => name in before)
      .map((name) => [name, before[name as keyof BusinessRow]]),
  )
