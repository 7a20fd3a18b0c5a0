import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { challenges as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const LIFETIME_MS = 5 * MINUTE_MS
const MAX_ATTEMPTS = 5

type Purpose = (typeof c.$inferSelect)['purpose']
export type Challenge = typeof c.$inferSelect & { accountId: number }

/**
 * Begins a challenge, which its owner must complete within five minutes; answers its token. Who
 * signs in with a passkey alone is known only in the end.
 */
export async function beginChallenge(
  db: DbOrTransaction,
  accountId: number | null,
  purpose: Purpose,
  { challenge = '', now }: { challenge?: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db
    .insert(c)
    .values({ accountId, purpose, tokenHash: hashToken(token), challenge, expiresAt })
  return token
}

/**
 * The challenge of a token, with one try counted before anything is compared: five in all. Throws
 * LINK_INVALID.
 */
export async function countChallengeAttempt(
  db: DbOrTransaction,
  token: string,
  purpose: Exclude<Purpose, 'passkey-sign-in'>,
  now: Date,
): Promise<Challenge> {
  return (await countAttempt(db, token, purpose, now)) as Challenge
}

/** The same for a sign-in with a passkey alone. */
export const countPasskeySignIn = (db: DbOrTransaction, token: string, now: Date) =>
  countAttempt(db, token, 'passkey-sign-in', now)

async function countAttempt(
  db: DbOrTransaction,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<typeof c.$inferSelect> {
  const isAlive = and(
    eq(c.tokenHash, hashToken(token)),
    eq(c.purpose, purpose),
    gt(c.expiresAt, now),
    lt(c.tries, MAX_ATTEMPTS),
  )
  const [row] = await db
    .update(c)
    .set({ tries: sql`${c.tries} + 1` })
    .where(isAlive)
    .returning()
  if (!row)
    throw new ApiError('LINK_INVALID', { message: 'That took too long. Please start over.' })
  return row
}

/** Ends a challenge; false if another request has ended it. */
export async function endChallenge(db: DbOrTransaction, id: number): Promise<boolean> {
  return (await db.delete(c).where(eq(c.id, id)).returning({ id: c.id })).length > 0
}

/** Deletes challenges that nobody completed. */
export async function deleteOldChallenges({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const old = lt(c.expiresAt, now())
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: c.id }).from(c).where(old).limit(1)
  if (some) await db.delete(c).where(old)
}
