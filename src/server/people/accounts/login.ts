import type { login as endpoint } from '#contract/accounts.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { signInOrChallenge } from './sign-in-or-challenge.ts'
import { countLoginAttempt } from './login-attempts.ts'
import { requestMailedCode } from './mailed-code.ts'
import { verifyPassword } from './password.ts'
import { findAccountByEmail } from './queries.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'

/**
 * Signs in, or asks for the second factor of an account that has one. While strangers use up the
 * tries, a known device and the owner's networks sign in as ever; a browser from elsewhere is asked
 * for a code, which is mailed if its password was right. Throws BAD_CREDENTIALS, ACCOUNT_INACTIVE
 * (only with the right password) or TOO_MANY_REQUESTS.
 */
export async function login(
  ctx: VisitorContext,
  { email, password }: EndpointInput<typeof endpoint>['body'],
) {
  const row = await findAccountByEmail(ctx.db, email)
  const { isRefused, isNear, device, turn, takeBack } = await countLoginAttempt(ctx, email, row)
  const isRight = await verifyPassword(password, row?.passwordHash, turn)
  if (!row || !isRight || (isRefused && !isNear)) {
    const wrong = device === null ? 'password' : 'password on a known device'
    await recordRefusedSignIn(ctx, row?.id ?? null, isRight ? 'too many tries' : wrong)
    if (!isRefused) throw new ApiError('BAD_CREDENTIALS')
    return requestMailedCode(ctx, isRight && row?.status === 'active' ? row.id : null)
  }
  await takeBack()
  return signInOrChallenge(ctx, row)
}
