import { and, eq, isNotNull } from 'drizzle-orm'
import type { Secret } from '#server/kit/actor/keys.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { authenticators as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { RateLimits } from '#server/kit/rate-limit/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { listPasskeys, verifyPasskey } from './passkeys.ts'
import { countRecoveryCodes, consumeRecoveryCode } from './recovery-codes.ts'
import { consumeTotpCode } from './totp.ts'

export type SecondFactorMethod = 'code' | 'passkey' | 'recovery'
export type ProofInput = {
  code?: string | undefined
  credential?: { id: string; response: object } | undefined
  /** What the passkey must have signed. */
  challenge: string
}

type Checking = {
  db: Db
  limits: RateLimits
  config: { jwtSecret: Secret; siteUrl: string }
  now: () => Date
}

/** The second factors of the account; empty if it has none. */
export async function listMethods(db: Db, accountId: number): Promise<SecondFactorMethod[]> {
  const isOn = and(eq(a.accountId, accountId), isNotNull(a.confirmedAt))
  const ways: SecondFactorMethod[] = []
  if ((await db.$count(a, isOn)) > 0) ways.push('code')
  if ((await listPasskeys(db, accountId)).length > 0) ways.push('passkey')
  if (ways.length > 0 && (await countRecoveryCodes(db, accountId)) > 0) ways.push('recovery')
  return ways
}

/** A passkey's answer cannot be guessed; this only bounds the work. */
const MAX_ATTEMPTS: Record<SecondFactorMethod, number> = { code: 10, recovery: 10, passkey: 30 }

/**
 * Checks a second factor and returns which one it was. `by` names who tries: the account from
 * wherever it is, one of its devices, or one of its sessions. Throws INVALID_INPUT for a wrong one,
 * and TOO_MANY_REQUESTS after ten tries of a kind, from all networks together, because the person
 * who tries knows the password. Codes of the app and recovery codes are counted apart, and so is
 * each known device and open session: a guesser stops none of the owner's.
 */
export async function checkSecondFactor(
  { db, limits, config, now }: Checking,
  accountId: number,
  { code, credential, challenge }: ProofInput,
  by: string,
): Promise<SecondFactorMethod> {
  const way = credential ? 'passkey' : /^\d{6}$/.test(code ?? '') ? 'code' : 'recovery'
  const takeBack = await limits.take([
    { use: `second factor, ${way}`, key: by, max: MAX_ATTEMPTS[way], withinMs: QUARTER_HOUR_MS },
  ])
  const { jwtSecret, siteUrl } = config
  // An app that was never confirmed is not accepted.
  const ways = await listMethods(db, accountId)
  const isRight =
    ways.includes(way) &&
    (credential
      ? await verifyPasskey(db, accountId, { credential, challenge }, { siteUrl, now: now() })
      : way === 'code'
        ? await consumeTotpCode(db, accountId, code!, { jwtSecret, now: now() })
        : await consumeRecoveryCode(db, accountId, code ?? '', now()))
  if (!isRight) throw codeRefused(way)
  await takeBack()
  return way
}

const codeRefused = (way: SecondFactorMethod) =>
  way === 'passkey'
    ? new ApiError('INVALID_INPUT', { message: 'This passkey is not in your account.' })
    : new ApiError('INVALID_INPUT', {
        fields: {
          code:
            way === 'code'
              ? 'Wrong or expired code. Wait for the next one'
              : 'Wrong code. Enter a code from the app, or an unused recovery code',
        },
      })
