import type { Account, login as endpoint } from '#contract/accounts.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { ApiDeps } from '#server/http/context.ts'
import type { Input } from '#server/http/input.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { verifyPassword } from './password.ts'
import { accountByEmail, presentAccount } from './queries.ts'
import { issueToken } from './token.ts'

const QUARTER_HOUR_MS = 15 * 60 * 1000

/** Signs in. Throws BAD_CREDENTIALS, ACCOUNT_INACTIVE (only to who knows the password) or TOO_MANY_REQUESTS. */
export async function login(
  { db, config }: Pick<ApiDeps, 'db' | 'config'>,
  limits: RateLimits,
  { email, password }: Input<typeof endpoint>['body'],
  from: Pick<Call, 'address' | 'now'>,
): Promise<{ token: string; user: Account }> {
  // Ten tries from one address; many more from everywhere, so that a stranger cannot lock a person out.
  const forget = await limits.take([
    { use: 'login from', network: from.address, max: 50, withinMs: QUARTER_HOUR_MS },
    { use: 'login of an account from', key: `${email} from ${from.address}`, max: 10, withinMs: QUARTER_HOUR_MS },
    { use: 'login', key: email, max: 100, withinMs: QUARTER_HOUR_MS },
  ])
  const row = await accountByEmail(db, email)
  const known = await verifyPassword(password, row?.passwordHash)
  if (!row || !known) throw new ApiError('BAD_CREDENTIALS')
  await forget()
  if (row.status !== 'active') throw new ApiError('ACCOUNT_INACTIVE')
  return { token: await issueToken(row, config.jwtSecret, from.now()), user: presentAccount(row) }
}
