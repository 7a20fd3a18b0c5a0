import { sign, verify } from 'hono/jwt'
import { JwtTokenExpired } from 'hono/utils/jwt/types'
import { z } from 'zod'
import { accessTokenPayload } from '#contract/accounts.ts'
import { deriveKeys, type Secret } from '#server/kit/actor/keys.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/** Who a token is for: nothing else that we may sign one day is taken for a session. */
const AUDIENCE = 'zila-api'

/** The contract's payload, for whom and when it was issued, and the session it belongs to. */
const signedPayload = accessTokenPayload.extend({
  aud: z.literal(AUDIENCE),
  iat: z.int(),
  sid: z.string(),
})
export type AccessTokenPayload = z.output<typeof signedPayload>

type Holder = { id: number; role: AccessTokenPayload['role']; name: string; sessionId: string }

/** A token signed with HS256. */
export function issueAccessToken(
  { id, role, name, sessionId: sid }: Holder,
  { secret, now, lifetimeMs }: { secret: Secret; now: Date; lifetimeMs: number },
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000)
  const payload: AccessTokenPayload = {
    id,
    role,
    name,
    sid,
    aud: AUDIENCE,
    iat,
    exp: iat + Math.floor(lifetimeMs / 1000),
  }
  return sign(payload, signingKeys(secret)[0]!, 'HS256')
}

/**
 * The payload of a token with a valid signature that has not expired. Throws NOT_SIGNED_IN or
 * TOKEN_EXPIRED.
 */
export async function verifyAccessToken(
  token: string,
  secret: Secret,
): Promise<AccessTokenPayload> {
  for (const key of signingKeys(secret))
    try {
      // Not `iat`: the clock of another of our servers may be a second ahead.
      return signedPayload.parse(await verify(token, key, { alg: 'HS256', iat: false }))
    } catch (error) {
      if (error instanceof JwtTokenExpired) throw new ApiError('TOKEN_EXPIRED')
    }
  throw new ApiError('NOT_SIGNED_IN')
}

const signingKeys = (secret: Secret) =>
  deriveKeys(secret, 'session').map((key) => key.toString('base64url'))
