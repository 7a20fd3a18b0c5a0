import type { Account, register as endpoint } from '#contract/accounts.ts'
import { VISITOR } from '#server/actor.ts'
import type { ApiDeps } from '#server/http/context.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { Input } from '#server/http/input.ts'
import { getSettings } from '#server/settings/index.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { isTrapped } from '#server/trap.ts'
import { mailConfirmation } from './confirmation.ts'
import { createAccount } from './create.ts'
import { checkPassword } from './password-rule.ts'
import { hashPassword } from './password.ts'
import { presentAccount } from './queries.ts'
import { signIn } from './sign-in.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Makes an account, signs it in and mails the link that confirms its address. Throws REGISTRATION_CLOSED, EMAIL_TAKEN,
 * FORBIDDEN (to a program that filled the form) or TOO_MANY_REQUESTS.
 */
export async function register(
  { db, config }: Pick<ApiDeps, 'db' | 'config'>,
  limits: RateLimits,
  input: Input<typeof endpoint>['body'],
  from: Pick<Call, 'address' | 'now'>,
): Promise<{ token: string; user: Account }> {
  const settings = await getSettings(db)
  if (!settings.allowRegistration) throw new ApiError('REGISTRATION_CLOSED')
  // Every attempt counts, also those that succeed or find the email taken: they make accounts or tell who has one.
  await limits.take([
    { use: 'register from', network: from.address, max: 20, withinMs: HOUR_MS },
    { use: 'register', key: input.email, max: 5, withinMs: HOUR_MS },
  ])
  const { name, email, password, role } = input
  // There is no pretending: who registers is given a token.
  if (isTrapped(input)) throw new ApiError('FORBIDDEN', { message: 'That did not work. Please reload and try again.' })
  await checkPassword(password, { name, email, siteName: settings.siteName, siteUrl: config.siteUrl })
  const passwordHash = await hashPassword(password, from.address)
  return db.transaction(async (tx) => {
    const made = await createAccount(tx, VISITOR, { name, email, role, passwordHash })
    await mailConfirmation(tx, made, config.siteUrl, from.now())
    const token = await signIn(tx, made, { address: from.address, jwtSecret: config.jwtSecret, now: from.now() })
    return { token, user: presentAccount(made) }
  })
}
