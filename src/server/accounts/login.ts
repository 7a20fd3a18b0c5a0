import type { Account, login as endpoint } from '#contract/accounts.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { waysOf } from '#server/second-factor/index.ts'
import { askForSecondFactor } from './complete-login.ts'
import { isFamiliar } from './networks.ts'
import { verifyPassword } from './password.ts'
import { accountByEmail, presentAccount } from './queries.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'
import { signIn } from './sign-in.ts'

const QUARTER_HOUR_MS = 15 * 60 * 1000

/**
 * Signs in, or asks for the second factor of an account that has one. A right password from a
 * network that the account has used is accepted even if strangers have used up the tries. Throws
 * BAD_CREDENTIALS, ACCOUNT_INACTIVE (only with the right password) or TOO_MANY_REQUESTS.
 */
export async function login(
  ctx: VisitorContext,
  { email, password }: Input<typeof endpoint>['body'],
): Promise<{ token: string; user: Account } | Awaited<ReturnType<typeof askForSecondFactor>>> {
  const { db, address, config, limits, userAgent, now } = ctx
  const tries = await takeTries(ctx, email)
  // Refused requests hash too: a quicker answer would reveal that the account has never used this
  // network.
  const takeBackCheck = await limits.take([
    { use: 'login check from', network: address, max: 250, withinMs: QUARTER_HOUR_MS },
  ])
  const row = await accountByEmail(db, email)
  const isRight = await verifyPassword(password, row?.passwordHash, address)
  if (!row || !isRight) {
    await recordRefusedSignIn(ctx, row?.id ?? null, 'password')
    throw tries.refusal ?? new ApiError('BAD_CREDENTIALS')
  }
  if (tries.refusal && !(await isFamiliar(db, row.id, address, config.jwtSecret))) {
    await recordRefusedSignIn(ctx, row.id, 'too many tries')
    throw tries.refusal
  }
  await Promise.all([tries.takeBack(), takeBackCheck()])
  if (row.status !== 'active') {
    await recordRefusedSignIn(ctx, row.id, 'account closed')
    throw new ApiError('ACCOUNT_INACTIVE')
  }
  const ways = await waysOf(db, row.id)
  if (ways.length > 0) return askForSecondFactor(ctx, row.id, ways)
  const { jwtSecret, siteUrl } = config
  const token = await db.transaction((tx) =>
    signIn(tx, row, { address, userAgent, jwtSecret, siteUrl, now: now() }),
  )
  return { token, user: presentAccount(row) }
}

/**
 * Counts one try against three limits: the account, the network, and the account at this network.
 */
async function takeTries({ limits, address }: VisitorContext, email: string) {
  try {
    const takeBack = await limits.take([
      { use: 'login from', network: address, max: 50, withinMs: QUARTER_HOUR_MS },
      {
        use: 'login of an account from',
        key: `${email} ${address}`,
        max: 10,
        withinMs: QUARTER_HOUR_MS,
      },
      { use: 'login of', key: email, max: 100, withinMs: QUARTER_HOUR_MS },
    ])
    return { refusal: null, takeBack }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { refusal: error, takeBack: () => Promise.resolve() }
  }
}
