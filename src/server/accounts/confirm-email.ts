import { and, eq, isNull } from 'drizzle-orm'
import type { confirmEmail as endpoint } from '#contract/accounts.ts'
import { VISITOR } from '#server/actor.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import { accounts } from '#server/db/tables/index.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { ApiDeps } from '#server/http/context.ts'
import type { Input } from '#server/http/input.ts'
import { formerHolderOfLink, useLink } from './links.ts'
import { accountById } from './queries.ts'

const QUARTER_HOUR_MS = 15 * 60 * 1000

/** Notes that the account's owner reads its mailbox. Throws LINK_INVALID or TOO_MANY_REQUESTS. */
export async function confirmEmail(
  { db }: Pick<ApiDeps, 'db'>,
  limits: RateLimits,
  { token }: Input<typeof endpoint>['body'],
  from: Pick<Call, 'address' | 'now'>,
): Promise<{ confirmed: true }> {
  await limits.take([{ use: 'confirm from', network: from.address, max: 30, withinMs: QUARTER_HOUR_MS }])
  const now = from.now()
  await db.transaction(async (tx) => {
    // Mail programs open links beforehand, and people press twice: a link that has done its work has done it.
    const former = await formerHolderOfLink(tx, token, 'confirm-email', now)
    if (former !== undefined && (await accountById(tx, former))?.emailConfirmedAt) return
    const id = await useLink(tx, token, 'confirm-email', now)
    const [changed] = await tx
      .update(accounts)
      .set({ emailConfirmedAt: now })
      .where(and(eq(accounts.id, id), isNull(accounts.emailConfirmedAt)))
      .returning({ id: accounts.id })
    if (!changed) throw new ApiError('LINK_INVALID')
    await recordAudit(tx, VISITOR, 'confirm the email', 'accounts', id)
  })
  return { confirmed: true }
}
