import type { completeLogin as endpoint } from '#contract/second-factor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import {
  checkSecondFactor,
  endChallenge,
  countChallengeAttempt,
} from '#server/people/second-factor/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { getKnownDeviceKey } from './device-tokens.ts'
import {
  signInOrChallenge,
  type SuccessfulSignIn,
  type SignInChallenge,
} from './sign-in-or-challenge.ts'
import { consumeMailedCode } from './mailed-code.ts'
import { findAccountById, serialiseAccount } from './queries.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'
import { signIn } from './sign-in.ts'
import { notifyOwner } from './notify-owner.ts'

type Body = EndpointInput<typeof endpoint>['body']

/**
 * Takes the next step of a sign-in whose password was checked before: the code of a mail, which the
 * second factor may follow, or the second factor. Throws LINK_INVALID when it took too long or
 * after five tries, INVALID_INPUT, ACCOUNT_INACTIVE or TOO_MANY_REQUESTS.
 */
export async function completeLogin(
  ctx: VisitorContext,
  body: Body,
): Promise<SuccessfulSignIn | SignInChallenge> {
  const accountId = await consumeMailedCode(ctx, body.challenge, body.code)
  if (accountId === undefined) return bySecondFactor(ctx, body)
  const account = await findAccountById(ctx.db, accountId)
  if (!account) throw new ApiError('LINK_INVALID')
  return signInOrChallenge(ctx, account)
}

async function bySecondFactor(
  ctx: VisitorContext,
  { challenge: token, code, credential }: Body,
): Promise<SuccessfulSignIn> {
  const { db, config } = ctx
  const { id, accountId, challenge } = await challengeOf(ctx, token)
  const account = await findAccountById(db, accountId)
  const device = getKnownDeviceKey(ctx.devices, account, config.jwtSecret)
  const given = { code, credential, challenge }
  const by = device === null ? `account ${accountId}` : `device ${device}`
  const way = await checkSecondFactor(ctx, accountId, given, by).catch(async (error: unknown) => {
    if (error instanceof ApiError) await recordRefusedSignIn(ctx, accountId, 'second factor')
    throw error
  })
  if (account?.status !== 'active') {
    await recordRefusedSignIn(ctx, accountId, 'account closed')
    throw new ApiError('ACCOUNT_INACTIVE', { account: accountId })
  }
  return db.transaction(async (tx) => {
    if (!(await endChallenge(tx, id))) throw new ApiError('LINK_INVALID')
    if (way === 'recovery') {
      await notifyOwner(tx, account, 'recovery-code-used', config.siteUrl)
      const { role, name } = account
      const actor = { kind: 'user', id: accountId, role, name } as const
      await recordAudit(tx, actor, 'use a recovery code', 'accounts', accountId)
    }
    return { token: await signIn(tx, account, ctx), user: serialiseAccount(account) }
  })
}

/** A challenge has tries of its own; only made-up ones count for the network that asks. */
async function challengeOf({ db, now, limits, address }: VisitorContext, token: string) {
  try {
    return await countChallengeAttempt(db, token, 'sign-in', now())
  } catch (error) {
    await limits.take([
      { use: 'complete login from', network: address, max: 60, withinMs: QUARTER_HOUR_MS },
    ])
    throw error
  }
}
