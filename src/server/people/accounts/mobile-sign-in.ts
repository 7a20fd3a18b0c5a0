import type {
  requestMobileCode as requestEndpoint,
  signInWithMobile as signInEndpoint,
} from '#contract/mobile.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { createAccount } from './create.ts'
import { findAccountByMobile, serialiseAccount, type AccountRow } from './queries.ts'
import { refuseAdministrator } from './refuse-administrator.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'
import { signInOrChallenge } from './sign-in-or-challenge.ts'
import { signIn } from './sign-in.ts'
import { isSilent } from './silent-number.ts'
import {
  consumeMobileCode,
  pretendToSend,
  proveMobileCode,
  requireMobile,
  sendMobileCode,
  type MobileCode,
  type SentCode,
} from './mobile-codes.ts'

/**
 * Sends a code with which somebody signs in, or registers: which of the two is found out only after
 * the code, so nobody learns here whether a number has an account. Throws INVALID_INPUT,
 * NOT_POSSIBLE where the site has no sign-in by number, TOO_MANY_REQUESTS or NO_MESSAGES_LEFT.
 */
export async function requestMobileCode(
  ctx: VisitorContext,
  {
    mobile: typed,
    language = 'en',
    name,
    role,
    challenge,
    ...guest
  }: EndpointInput<typeof requestEndpoint>['body'],
): Promise<SentCode> {
  const settings = await getSettings(ctx.db)
  if (!settings.allowMobileLogin)
    throw new ApiError('NOT_POSSIBLE', {
      message: 'This site has no login by mobile number. Please use your email.',
    })
  const mobile = requireMobile(settings, typed)
  if (isCaughtByHoneypot(guest)) return pretendToSend()
  const asked = { mobile, language, name, role, challenge }
  return sendMobileCode(ctx, { purpose: 'sign-in', ...asked }, settings)
}

/**
 * Signs in with the code that was sent; a number without an account gets one, once there is a name.
 * Throws INVALID_INPUT, LINK_INVALID, NUMBER_SILENT after 90 days without a sign-in,
 * REGISTRATION_CLOSED, ACCOUNT_INACTIVE, NOT_POSSIBLE or TOO_MANY_REQUESTS.
 */
export async function signInWithMobile(
  ctx: VisitorContext,
  { challenge, code, name: typed }: EndpointInput<typeof signInEndpoint>['body'],
) {
  const { db, limits, address: network, now } = ctx
  const takeBack = await limits.take([
    { use: 'mobile sign-in from', network, max: 100, withinMs: QUARTER_HOUR_MS },
  ])
  const row = await proveMobileCode(ctx, { challenge, code, purpose: 'sign-in' })
  await takeBack()
  const present = await findAccountByMobile(db, row.mobile)
  if (present) return enter(ctx, present, row)
  const { allowRegistration } = await getSettings(db)
  if (!allowRegistration) throw new ApiError('REGISTRATION_CLOSED')
  const name = typed ?? row.name
  if (!name) return { challenge, ways: ['name' as const], options: null }
  const made = await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `account of ${row.mobile}`)
    const meanwhile = await findAccountByMobile(tx, row.mobile)
    if (meanwhile) return meanwhile
    await consumeMobileCode(tx, row)
    const { mobile, role, language } = row
    const account = await createAccount(
      { db: tx, actor: VISITOR },
      { name, mobile, role, language, mobileConfirmedAt: now() },
    )
    return { token: await signIn(tx, account, ctx), user: serialiseAccount(account) }
  })
  return 'token' in made ? made : enter(ctx, made, row)
}

async function enter(ctx: VisitorContext, account: AccountRow, row: MobileCode) {
  refuseAdministrator(account)
  if (isSilent(account, ctx.now())) {
    await recordRefusedSignIn(ctx, account.id, 'silent number')
    throw new ApiError('NUMBER_SILENT')
  }
  await ctx.db.transaction((tx) => consumeMobileCode(tx, row))
  return signInOrChallenge(ctx, account)
}
