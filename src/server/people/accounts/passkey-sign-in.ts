import type { signInWithPasskey as endpoint } from '#contract/mobile.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import {
  beginChallenge,
  countPasskeySignIn,
  endChallenge,
  findPasskeyOwner,
  getSignInOptions,
  verifyPasskey,
} from '#server/people/second-factor/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { findAccountById, serialiseAccount } from './queries.ts'
import { refuseAdministrator } from './refuse-administrator.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'
import type { SuccessfulSignIn } from './sign-in-or-challenge.ts'
import { signIn } from './sign-in.ts'

/** Asks a browser for any passkey that it has for this site. Throws TOO_MANY_REQUESTS. */
export async function beginPasskeyLogin({
  db,
  config,
  limits,
  address: network,
  now,
}: VisitorContext) {
  await limits.take([
    { use: 'passkey login begun from', network, max: 100, withinMs: QUARTER_HOUR_MS },
  ])
  const options = await getSignInOptions(config)
  const signed = { challenge: options.challenge, now: now() }
  const challenge = await beginChallenge(db, null, 'passkey-sign-in', signed)
  return { challenge, options: options as unknown as Record<string, unknown> }
}

/**
 * Signs in by a passkey alone: whoever holds the phone has opened its lock, so no second step
 * follows. Throws LINK_INVALID, INVALID_INPUT, ACCOUNT_INACTIVE, NOT_POSSIBLE for administrators,
 * or TOO_MANY_REQUESTS.
 */
export async function signInWithPasskey(
  ctx: VisitorContext,
  { challenge: token, credential }: EndpointInput<typeof endpoint>['body'],
): Promise<SuccessfulSignIn> {
  const { db, config, limits, address: network, now } = ctx
  await limits.take([{ use: 'passkey login from', network, max: 60, withinMs: QUARTER_HOUR_MS }])
  const { id, challenge } = await countPasskeySignIn(db, token, now())
  const accountId = await findPasskeyOwner(db, credential.id)
  const place = { siteUrl: config.siteUrl, now: now(), isAlone: true }
  const isRight =
    accountId !== undefined &&
    (await verifyPasskey(db, accountId, { credential, challenge }, place))
  const account = isRight ? await findAccountById(db, accountId) : undefined
  if (!account) {
    await recordRefusedSignIn(ctx, accountId ?? null, 'passkey')
    throw new ApiError('INVALID_INPUT', { message: 'No account here has this passkey.' })
  }
  refuseAdministrator(account)
  if (account.status !== 'active') {
    await recordRefusedSignIn(ctx, account.id, 'account closed')
    throw new ApiError('ACCOUNT_INACTIVE', { account: account.id })
  }
  return db.transaction(async (tx) => {
    if (!(await endChallenge(tx, id))) throw new ApiError('LINK_INVALID')
    return { token: await signIn(tx, account, ctx), user: serialiseAccount(account) }
  })
}
