import { sign, verify } from 'hono/jwt'
import { JwtTokenExpired } from 'hono/utils/jwt/types'
import { z } from 'zod'
import { tokenPayload } from '#contract/accounts.ts'
import { ApiError } from '#server/http/api-error.ts'

const LIFETIME_S = 7 * 24 * 60 * 60

/** The contract's payload, when it was issued, and the account's token generation at that time. */
const signedPayload = tokenPayload.extend({ iat: z.int(), gen: z.int() })
export type SignedPayload = z.output<typeof signedPayload>

type Holder = { id: number; role: SignedPayload['role']; name: string; tokenGeneration: number }

/** A token for seven days, signed with HS256. */
export function issueToken(holder: Holder, secret: string, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000)
  const { id, role, name, tokenGeneration: gen } = holder
  const payload: SignedPayload = { id, role, name, gen, iat, exp: iat + LIFETIME_S }
  return sign(payload, secret, 'HS256')
}

/** What a token says, once its signature and time are good. Throws NOT_SIGNED_IN or TOKEN_EXPIRED. */
export async function readToken(token: string, secret: string): Promise<SignedPayload> {
  try {
    // Not `iat`: the clock of another server of ours may be a second ahead.
    return signedPayload.parse(await verify(token, secret, { alg: 'HS256', iat: false }))
  } catch (error) {
    throw new ApiError(error instanceof JwtTokenExpired ? 'TOKEN_EXPIRED' : 'NOT_SIGNED_IN')
  }
}
