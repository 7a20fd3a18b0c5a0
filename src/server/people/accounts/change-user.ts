import { and, eq, ne, sql } from 'drizzle-orm'
import type { setUserRole, setUserStatus } from '#contract/users.ts'
import { notifyOwner } from './notify-owner.ts'
import { endAccountSessions } from './sessions.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { PublishedContentType } from '#shared/rules/published-content-types.ts'

/** Hides what an account published; given at the start, since it lies in nouns above this one. */
export type HidePublishedContent = (
  tx: Transaction,
  ctx: UserContext,
  accountId: number,
  kinds: readonly PublishedContentType[],
) => Promise<number>

/**
 * Deactivates an account, which ends its sessions at once, with what of its publications `hide`
 * names, or activates it again. Throws NOT_FOUND or NOT_POSSIBLE.
 */
export function setAccountStatus(
  ctx: UserContext,
  { id, status, hide }: EndpointInput<typeof setUserStatus>['body'] & { id: number },
  hidePublished: HidePublishedContent,
) {
  const { db, actor, config } = ctx
  return db.transaction(async (tx) => {
    const before = await selectUserForUpdate(tx, actor.id, id)
    if (before.status === status) return { id, status }
    if (status === 'inactive') await refuseLastAdmin(tx, before)
    await tx.update(a).set({ status }).where(eq(a.id, id))
    if (status === 'inactive') await endAccountSessions(tx, id)
    const event = status === 'inactive' ? 'deactivated' : 'activated'
    await notifyOwner(tx, before, event, config.siteUrl)
    const hidden = await hidePublished(tx, ctx, id, hide)
    const action = status === 'inactive' ? 'deactivate' : 'activate'
    await recordAudit(tx, actor, action, 'accounts', id, hide.length > 0 ? { hide, hidden } : {})
    return { id, status }
  })
}

/**
 * Changes the role of an account, which has to sign in again. Throws NOT_FOUND or
 * NOT_POSSIBLE.
 */
export function setAccountRole(
  { db, actor, config }: UserContext,
  { id, role }: EndpointInput<typeof setUserRole>['body'] & { id: number },
) {
  return db.transaction(async (tx) => {
    const before = await selectUserForUpdate(tx, actor.id, id)
    if (before.role === role) return { id, role }
    await refuseLastAdmin(tx, before)
    // A code to a phone may not be all that protects the site.
    if (role === 'admin' && (before.email === null || !before.hasPassword))
      throw new ApiError('NOT_POSSIBLE', {
        message:
          'Administrators need an email address and a password. They can add both in their ' +
          'profile.',
      })
    await tx.update(a).set({ role, graceUsedAt: null }).where(eq(a.id, id))
    await endAccountSessions(tx, id)
    await notifyOwner(tx, before, 'role-changed', config.siteUrl)
    await recordAudit(tx, actor, 'change role', 'accounts', id, { from: before.role, to: role })
    return { id, role }
  })
}

type Locked = {
  id: number
  role: string
  status: string
  email: string | null
  hasPassword: boolean
}

/**
 * Reads the account of somebody else and locks it until the transaction ends. Throws NOT_FOUND, or
 * NOT_POSSIBLE for one's own.
 */
export async function selectUserForUpdate(
  tx: Transaction,
  ownId: number,
  id: number,
): Promise<Locked> {
  // Two administrators at the same moment would each see the other.
  await takeAdvisoryLock(tx, 'deletion of administrators')
  const [row] = await tx
    .select({
      id: a.id,
      role: a.role,
      status: a.status,
      email: a.email,
      hasPassword: sql<boolean>`${a.passwordHash} is not null`,
    })
    .from(a)
    .where(eq(a.id, id))
    .for('update')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'User not found.' })
  if (id === ownId)
    throw new ApiError('NOT_POSSIBLE', { message: 'You can’t do this to your own account.' })
  return row
}

async function refuseLastAdmin(tx: Transaction, { id, role, status }: Locked): Promise<void> {
  if (role !== 'admin' || status !== 'active') return
  const others = and(eq(a.role, 'admin'), eq(a.status, 'active'), ne(a.id, id))
  if ((await tx.$count(a, others)) === 0)
    throw new ApiError('NOT_POSSIBLE', { message: 'The last administrator can’t be removed.' })
}
