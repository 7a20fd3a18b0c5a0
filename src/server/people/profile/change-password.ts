import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { changePassword as endpoint } from '#contract/profile.ts'
import {
  findAccountById,
  checkPassword,
  endOtherSessions,
  hashPassword,
  proofAttemptKey,
  ratePassword,
  recordRefusedProof,
  issueDeviceToken,
  verifyPassword,
} from '#server/people/accounts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { accountNotice } from '#server/kit/mail/templates/account-notice.ts'
import { hasSecondFactor, requireRecentProof } from '#server/people/second-factor/index.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'

/**
 * Sets a new password; it takes the present one, if there is one, and, if there is a second
 * factor, a recent proof of it. All other sessions end, and the owner is notified by mail. Throws
 * INVALID_INPUT, CONFIRM_NEEDED or TOO_MANY_REQUESTS.
 */
export async function changePassword(
  ctx: UserContext,
  { currentPassword = '', newPassword }: EndpointInput<typeof endpoint>['body'],
): Promise<{ changed: true }> {
  const { db, actor, address, config, devices, limits } = ctx
  const takeBack = await limits.take([
    { use: 'password of', key: proofAttemptKey(ctx), max: 10, withinMs: QUARTER_HOUR_MS },
  ])
  const account = await findAccountById(db, actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  const isFirst = account.passwordHash === null
  if (isFirst || (await hasSecondFactor(db, actor.id))) await requireRecentProof(ctx)
  if (!isFirst && !(await verifyPassword(currentPassword, account.passwordHash, address))) {
    await recordRefusedProof(ctx, 'password')
    throw new ApiError('INVALID_INPUT', {
      message: 'The current password is incorrect.',
      fields: { currentPassword: 'Wrong password' },
    })
  }
  await takeBack()
  await checkPassword(newPassword, await knownOf(ctx, account), 'newPassword')
  const passwordHash = await hashPassword(newPassword, address)
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, isPasswordMade: false })
      .where(eq(accounts.id, actor.id))
    await endOtherSessions(tx, actor.id, actor.sessionId)
    const url = new URL(`${APP_PATHS.profile}?tab=security`, config.siteUrl).href
    const values = { event: 'password-changed', url } as const
    await queueMail(tx, { to: account.email, template: accountNotice, values })
    await recordAudit(tx, actor, 'change the password', 'accounts', actor.id)
  })
  // A new password ends what all browsers were known by; this one is its owner's.
  issueDeviceToken(devices, { id: actor.id, passwordHash }, config.jwtSecret)
  return { changed: true }
}

/**
 * How hard a password is to guess for somebody who knows the account's owner. Throws
 * TOO_MANY_REQUESTS.
 */
export async function rateNewPassword(
  ctx: UserContext,
  { newPassword }: { newPassword: string },
): Promise<{ strength: number; advice: string | null }> {
  const { db, actor, localLimits } = ctx
  await localLimits.take([
    { use: 'rate password', key: actor.id, max: 120, withinMs: QUARTER_HOUR_MS },
  ])
  const account = await findAccountById(db, actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  return ratePassword(newPassword, await knownOf(ctx, account))
}

const knownOf = async (
  { db, config }: UserContext,
  { name, email }: { name: string; email: string | null },
) => {
  const { siteName } = await getSettings(db)
  return { name, email, siteName, siteUrl: config.siteUrl }
}
