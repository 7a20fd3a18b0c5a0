import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Secret as ServerSecret } from '#server/kit/actor/keys.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { authenticators as a } from '#server/kit/db/tables/index.ts'
import { encryptValue, decryptValue } from './encrypt-value.ts'

const STEP_MS = 30_000
/** A phone's clock may be one step off. */
const WINDOW = 1

type Sealed = { jwtSecret: ServerSecret; now: Date }

/** A new secret, and the address that an authenticator app reads from a picture. */
export function generateTotpSecret(issuer: string, label: string): { secret: string; url: string } {
  const secret = new Secret({ size: 20 })
  return {
    secret: secret.base32,
    url: new TOTP({ issuer, label, secret }).toString(),
  }
}

/** Stores the secret until a code of it is given; it replaces an unconfirmed one. */
export async function storeUnconfirmedAuthenticator(
  tx: Transaction,
  accountId: number,
  secret: string,
  { jwtSecret }: { jwtSecret: ServerSecret },
): Promise<void> {
  const values = { sealedSecret: encryptValue(secret, jwtSecret), confirmedAt: null, lastStep: 0 }
  await tx
    .insert(a)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: a.accountId, set: values })
}

/**
 * Whether the code is the app's present one and was not used before; of two uses at the same moment
 * one succeeds.
 */
export async function consumeTotpCode(
  db: DbOrTransaction,
  accountId: number,
  code: string,
  { jwtSecret, now }: Sealed,
): Promise<boolean> {
  const [row] = await db.select().from(a).where(eq(a.accountId, accountId))
  const secret = row && decryptValue(row.sealedSecret, jwtSecret)
  if (!secret || !/^\d{6}$/.test(code)) return false
  const timestamp = now.getTime()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return false
  const lastStep = Math.floor(timestamp / STEP_MS) + delta
  const taken = await db
    .update(a)
    .set({ lastStep })
    .where(and(eq(a.accountId, accountId), lt(a.lastStep, lastStep)))
    .returning({ id: a.accountId })
  return taken.length > 0
}
