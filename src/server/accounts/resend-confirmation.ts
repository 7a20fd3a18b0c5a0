import type { UserActor } from '#server/actor/actor.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { ApiDeps } from '#server/http/context.ts'
import { mayBeMailed } from '#server/mail/index.ts'
import { mailConfirmation } from './confirmation.ts'
import { accountById } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Mails the link that confirms the address once more, unless it is confirmed. Throws
 * TOO_MANY_REQUESTS.
 */
export async function resendConfirmation(
  { db, config }: Pick<ApiDeps, 'db' | 'config'>,
  limits: RateLimits,
  actor: UserActor,
  from: Pick<Call, 'now'>,
): Promise<{ confirmed: boolean }> {
  const account = await accountById(db, actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  if (account.emailConfirmedAt) return { confirmed: true }
  await limits.take([{ use: 'confirmation of', key: actor.id, max: 3, withinMs: DAY_MS }])
  await db.transaction(async (tx) => {
    if (!(await mayBeMailed(tx, account.email.toLowerCase())))
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: DAY_MS / 1000 })
    await mailConfirmation(tx, account, config.siteUrl, from.now())
    await recordAudit(tx, actor, 'ask for the confirmation mail', 'accounts', account.id)
  })
  return { confirmed: false }
}
