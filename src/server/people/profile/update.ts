import { and, eq } from 'drizzle-orm'
import type { Profile, updateProfile as endpoint } from '#contract/profile.ts'
import { findAccountById } from '#server/people/accounts/index.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, reviews } from '#server/kit/db/tables/index.ts'
import { asColumns } from '#server/kit/db/as-columns.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { refuseContactDetails } from '#server/kit/http/refuse-contacts.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { requireRecentProof } from '#server/people/second-factor/index.ts'
import { requestEmailChange } from './new-email.ts'
import { serialiseProfile } from './serialise.ts'

/**
 * Saves the profile of an account. A role in the body is ignored: administrators manage roles. A
 * new mail address needs a recent proof of identity, and waits until it is confirmed. Throws
 * CONFIRM_NEEDED, INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function updateProfile(
  ctx: UserContext,
  { email, role: _, ...wanted }: EndpointInput<typeof endpoint>['body'],
): Promise<Profile> {
  const { db, actor } = ctx
  const before = await findAccountById(db, actor.id)
  if (!before) throw new ApiError('NOT_SIGNED_IN')
  if (!email && before.email !== null)
    throw new ApiError('INVALID_INPUT', { fields: { email: 'Enter a valid email address' } })
  const newEmail = email && email !== before.email?.toLowerCase() ? email : null
  if (newEmail !== null) await requireRecentProof(ctx)
  const after = await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(accounts).where(eq(accounts.id, actor.id)).for('update')
    if (!locked) throw new ApiError('NOT_SIGNED_IN')
    // Reviews that are shown already show the new name at once.
    refuseContactDetails(['name'], wanted, locked)
    if (newEmail !== null) await requestEmailChange({ ...ctx, db: tx }, locked, newEmail)
    const changed = getChangedValues(locked, asColumns<typeof locked>()(wanted))
    if (!changed) return locked
    const [row] = await tx
      .update(accounts)
      .set(changed.after)
      .where(eq(accounts.id, actor.id))
      .returning()
    // The names of changed fields only: the values are private.
    const fields = Object.keys(changed.after)
    await recordAudit(tx, actor, 'change the profile', 'accounts', actor.id, { fields })
    if (fields.includes('name')) await markReviews(tx, actor.id)
    return row!
  })
  return serialiseProfile(ctx, after)
}

/** Marks the person's reviews, because they show the name. */
async function markReviews(tx: Transaction, accountId: number): Promise<void> {
  const shown = and(eq(reviews.accountId, accountId), eq(reviews.status, 'active'))
  const rows = await tx.select({ id: reviews.id }).from(reviews).where(shown)
  const ids = rows.map(({ id }) => id)
  await markEachChanged(tx, 'reviews', ids, 'updated')
}
