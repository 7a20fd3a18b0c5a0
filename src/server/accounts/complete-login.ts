import type { Account } from '#contract/accounts.ts'
import type { completeLogin as endpoint } from '#contract/second-factor.ts'
import { recordAudit } from '#server/audit/record.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import {
  beginChallenge,
  checkSecondFactor,
  endChallenge,
  requestOptions,
  tryChallenge,
} from '#server/second-factor/index.ts'
import type { waysOf } from '#server/second-factor/index.ts'
import { accountById, presentAccount } from './queries.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'
import { signIn } from './sign-in.ts'
import { tellOwner } from './tell-owner.ts'

const QUARTER_HOUR_MS = 15 * 60 * 1000

type Ways = Awaited<ReturnType<typeof waysOf>>

/** What a sign-in with the right password still has to show. */
export async function askForSecondFactor(
  { db, config, now }: VisitorContext,
  accountId: number,
  ways: Ways,
) {
  const options = await requestOptions(db, accountId, config)
  const signed = { challenge: options?.challenge ?? '', now: now() }
  const challenge = await beginChallenge(db, accountId, 'sign-in', signed)
  return { challenge, ways, options: options as Record<string, unknown> | null }
}

/**
 * Completes a sign-in with the second factor; the password was checked before. Throws LINK_INVALID
 * after five minutes or five tries, INVALID_INPUT, ACCOUNT_INACTIVE or TOO_MANY_REQUESTS.
 */
export async function completeLogin(
  ctx: VisitorContext,
  { challenge: token, code, credential }: Input<typeof endpoint>['body'],
): Promise<{ token: string; user: Account }> {
  const { db, config, address, userAgent, limits, now } = ctx
  await limits.take([
    { use: 'complete login from', network: address, max: 60, withinMs: QUARTER_HOUR_MS },
  ])
  const { id, accountId, challenge } = await tryChallenge(db, token, 'sign-in', now())
  const given = { code, credential, challenge }
  const way = await checkSecondFactor(ctx, accountId, given).catch(async (error: unknown) => {
    if (error instanceof ApiError) await recordRefusedSignIn(ctx, accountId, 'second factor')
    throw error
  })
  const account = await accountById(db, accountId)
  if (account?.status !== 'active') {
    await recordRefusedSignIn(ctx, accountId, 'account closed')
    throw new ApiError('ACCOUNT_INACTIVE')
  }
  return db.transaction(async (tx) => {
    if (!(await endChallenge(tx, id))) throw new ApiError('LINK_INVALID')
    if (way === 'recovery') {
      await tellOwner(tx, account, 'recovery-code-used', config.siteUrl)
      const { role, name } = account
      const actor = { kind: 'user', id: accountId, role, name } as const
      await recordAudit(tx, actor, 'use a recovery code', 'accounts', accountId)
    }
    const { jwtSecret, siteUrl } = config
    const signed = { address, userAgent, jwtSecret, siteUrl, now: now() }
    return { token: await signIn(tx, account, signed), user: presentAccount(account) }
  })
}
