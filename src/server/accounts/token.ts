import { sign, verify } from 'hono/jwt'
import { JwtTokenExpired } from 'hono/utils/jwt/types'
import { z } from 'zod'
import { tokenPayload } from '#contract/accounts.ts'
import { ApiError } from '#server/errors/api-error.ts'

/** The contract's payload, when it was issued, and the session it belongs to. */
const signedPayload = tokenPayload.extend({ iat: z.int(), sid: z.string() })
export type SignedPayload = z.output<typeof signedPayload>

type Holder = { id: number; role: SignedPayload['role']; name: string; sessionId: string }

/** A token signed with HS256. */
export function issueToken(
  { id, role, name, sessionId: sid }: Holder,
  { secret, now, lifetimeMs }: { secret: string; now: Date; lifetimeMs: number },
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000)
  const payload: SignedPayload = {
    id,
    role,
    name,
    sid,
    iat,
    exp: iat + Math.floor(lifetimeMs / 1000),
  }
  return sign(payload, secret, 'HS256')
}

/**
 * The payload of a token with a valid signature that has not expired. Throws NOT_SIGNED_IN or
 * TOKEN_EXPIRED.
 */
export async function readToken(token: string, secret: string): Promise<SignedPayload> {
  try {
    // Not `iat`: the clock of another of our servers may be a second ahead.
    return signedPayload.parse(await verify(token, secret, { alg: 'HS256', iat: false }))
  } catch (error) {
    throw new ApiError(error instanceof JwtTokenExpired ? 'TOKEN_EXPIRED' : 'NOT_SIGNED_IN')
  }
}
