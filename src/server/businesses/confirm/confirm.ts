import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { confirmationValues } from '#server/businesses/write/confirmed.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, businesses as b, confirmationRequests } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext, VisitorContext } from '#server/kit/http/verb-context.ts'
import { getMarkOptions, markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { verifyConfirmToken } from './token.ts'

/** Who confirms, when, and what the audit keeps of how. */
type How = { actor: UserActor; now: Date; detail?: Record<string, unknown> }

/**
 * Notes that the facts of these listings are right, of those that are not deleted. Returns which.
 */
export async function confirmListings(
  tx: Transaction,
  which: SQL | undefined,
  { actor, now, detail = {} }: How,
): Promise<{ id: number; name: string }[]> {
  const rows = await tx
    .update(b)
    .set(confirmationValues(actor, now))
    .where(and(which, isNull(b.deletedAt)))
    .returning({ id: b.id, name: b.name, status: b.status })
  const entries = rows.map(({ id }) => ({ action: 'confirm', recordId: id, detail }))
  await recordAudits(tx, actor, 'businesses', entries)
  const shown = rows.filter(({ status }) => hasPublicPage(status)).map(({ id }) => id)
  await markEachChanged(tx, 'businesses', shown, 'updated', getMarkOptions(actor))
  return rows
}

/** The listings of the account with these ids are still right. Throws NOT_FOUND when none is. */
export async function confirmOwnListings(
  { db, actor, now, localLimits }: UserContext,
  ids: readonly number[],
): Promise<{ confirmed: number[] }> {
  await localLimits.take([{ use: 'confirmation by', key: actor.id, max: 120, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    const own = and(eq(b.ownerId, actor.id), inArray(b.id, [...ids]))
    // An administrator's own shop is confirmed by its owner.
    const rows = await confirmListings(tx, own, { actor: { ...actor, role: 'owner' }, now: now() })
    if (rows.length === 0) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
    return { confirmed: rows.map(({ id }) => id) }
  })
}

/**
 * The same by the link of a mail, without signing in: its holder reads the mailbox of the owner.
 * Listings that the account no longer has are left out; a second call changes nothing for the
 * worse. Throws LINK_INVALID.
 */
export async function confirmByLink(
  { db, config, now: clock, localLimits, address }: VisitorContext,
  { s }: { s: string },
): Promise<{ message: string }> {
  await localLimits.take([
    { use: 'confirmation from', network: address, max: 60, withinMs: HOUR_MS },
  ])
  const now = clock()
  const signed = verifyConfirmToken(s, config.jwtSecret, now)
  if (!signed) throw new ApiError('LINK_INVALID')
  return db.transaction(async (tx) => {
    const { accountId, askedAt, businessId } = signed
    const isOpen = and(eq(accounts.id, accountId), eq(accounts.status, 'active'))
    const [account] = await tx.select().from(accounts).where(isOpen)
    if (!account) throw new ApiError('LINK_INVALID')
    const asked = tx
      .select({ id: confirmationRequests.businessId })
      .from(confirmationRequests)
      .where(eq(confirmationRequests.askedAt, askedAt))
    const own = and(
      eq(b.ownerId, accountId),
      businessId === undefined ? inArray(b.id, asked) : eq(b.id, businessId),
    )
    const { id, name } = account
    const actor: UserActor = { kind: 'user', id, name, role: 'owner' }
    const rows = await confirmListings(tx, own, { actor, now, detail: { by: 'link' } })
    if (rows.length === 0) throw new ApiError('LINK_INVALID')
    return { message: `Thank you: ${rows.map((row) => `“${row.name}”`).join(', ')}.` }
  })
}
