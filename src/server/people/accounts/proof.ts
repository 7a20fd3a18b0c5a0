import type { PROOF_METHODS, proveIdentity as endpoint } from '#contract/second-factor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  beginChallenge,
  checkSecondFactor,
  endChallenge,
  getRequestOptions,
  requireRecentProof,
  countChallengeAttempt,
  listMethods,
} from '#server/people/second-factor/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { verifyPassword } from './password.ts'
import {
  consumeMobileCode,
  proveMobileCode,
  sendMobileCode,
  type SentCode,
} from './mobile-codes.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { findAccountById, type AccountRow } from './queries.ts'
import { proofAttemptKey, recordRefusedProof } from './refused-proof.ts'
import { renewSession } from './sessions.ts'
import { notifyOwner } from './notify-owner.ts'

/** Whether the signed-in person has lately proved who they are, and the ways to prove it. */
export async function getIdentityProofStatus(ctx: UserContext) {
  const isFresh = await requireRecentProof(ctx).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    },
  )
  const account = await findAccountById(ctx.db, ctx.actor.id)
  const factors = await listMethods(ctx.db, ctx.actor.id)
  const ways: (typeof PROOF_METHODS)[number][] = [...factors]
  if (account && isProvedByMobile(account, factors)) ways.push('mobile')
  return { isFresh, ways: ways.length > 0 ? ways : ['password' as const] }
}

/** Whether a code to the number is as good as what else the account has: it has no password. */
const isProvedByMobile = (
  { passwordHash, mobile }: Pick<AccountRow, 'passwordHash' | 'mobile'>,
  factors: readonly string[],
) => passwordHash === null && mobile !== null && !factors.includes('code')

/**
 * Sends a code to the account's number. Throws NOT_POSSIBLE for an account that proves itself
 * otherwise, TOO_MANY_REQUESTS or NO_MESSAGES_LEFT.
 */
export async function beginMobileProof(ctx: UserContext): Promise<SentCode> {
  const account = await findAccountById(ctx.db, ctx.actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  const { mobile, language, id: accountId } = account
  if (mobile === null || !isProvedByMobile(account, await listMethods(ctx.db, accountId)))
    throw new ApiError('NOT_POSSIBLE')
  const asked = { purpose: 'proof', mobile, language, accountId } as const
  return sendMobileCode(ctx, asked, await getSettings(ctx.db))
}

/** Throws NOT_POSSIBLE without a passkey, or TOO_MANY_REQUESTS. */
export async function beginPasskeyProof({ db, actor, config, limits, now }: UserContext) {
  await limits.take([{ use: 'proof of', key: actor.id, max: 30, withinMs: QUARTER_HOUR_MS }])
  const options = await getRequestOptions(db, actor.id, config)
  if (!options) throw new ApiError('NOT_POSSIBLE', { message: 'No passkey found.' })
  const signed = { challenge: options.challenge, now: now() }
  const challenge = await beginChallenge(db, actor.id, 'confirm', signed)
  return { challenge, options: options as unknown as Record<string, unknown> }
}

/**
 * Notes with the session that its holder is the owner, and returns the token that goes on with it:
 * by the second factor where there is one, else by the password, or by a code to the number of an
 * account without. Throws INVALID_INPUT, LINK_INVALID or TOO_MANY_REQUESTS.
 */
export async function proveIdentity(
  ctx: UserContext,
  { password, ...given }: EndpointInput<typeof endpoint>['body'],
): Promise<{ isFresh: true; token: string }> {
  const { db, actor, config, now } = ctx
  const account = await findAccountById(db, actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  const ways = await listMethods(db, actor.id)
  const way =
    isProvedByMobile(account, ways) && !given.credential
      ? await byMobile(ctx, given)
      : ways.length > 0
        ? await bySecondFactor(ctx, given)
        : 'password'
  if (way === 'password') await byPassword(ctx, account.passwordHash, password)
  const token = await db.transaction(async (tx) => {
    const { role, name } = account
    const holder = { id: actor.id, role, name, sessionId: actor.sessionId ?? '' }
    if (way === 'recovery') await notifyOwner(tx, account, 'recovery-code-used', config.siteUrl)
    await recordAudit(tx, actor, 'show who it is', 'accounts', actor.id, { way })
    return renewSession(tx, holder, { jwtSecret: config.jwtSecret, now: now() })
  })
  return { isFresh: true, token }
}

async function byMobile(
  ctx: UserContext,
  { code, challenge = '' }: { code?: string | undefined; challenge?: string | undefined },
) {
  const row = await proveMobileCode(ctx, { challenge, code, purpose: 'proof' })
  await consumeMobileCode(ctx.db, row)
  if (row.accountId !== ctx.actor.id) throw new ApiError('LINK_INVALID')
  return 'mobile' as const
}

async function byPassword(
  ctx: UserContext,
  passwordHash: string | null,
  password: string | undefined,
): Promise<void> {
  const takeBack = await ctx.limits.take([
    { use: 'password of', key: proofAttemptKey(ctx), max: 10, withinMs: QUARTER_HOUR_MS },
  ])
  if (!password || !(await verifyPassword(password, passwordHash, ctx.address))) {
    await recordRefusedProof(ctx, 'password')
    throw new ApiError('INVALID_INPUT', { fields: { password: 'Wrong password' } })
  }
  await takeBack()
}

async function bySecondFactor(
  ctx: UserContext,
  { code, challenge: token, credential }: Omit<EndpointInput<typeof endpoint>['body'], 'password'>,
) {
  const { db, actor, now } = ctx
  const begun =
    token === undefined ? null : await countChallengeAttempt(db, token, 'confirm', now())
  const challenge = begun?.accountId === actor.id ? begun.challenge : ''
  const proof = { code, credential, challenge }
  const way = await checkSecondFactor(ctx, actor.id, proof, proofAttemptKey(ctx)).catch(
    async (error: unknown) => {
      if (error instanceof ApiError) await recordRefusedProof(ctx, 'code')
      throw error
    },
  )
  if (begun && !(await endChallenge(db, begun.id))) throw new ApiError('LINK_INVALID')
  return way
}
