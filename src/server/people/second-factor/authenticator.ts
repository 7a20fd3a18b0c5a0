import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, authenticators as a, recoveryCodes } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { hasSecondFactor } from './has.ts'
import { createRecoveryCodes, countRecoveryCodes } from './recovery-codes.ts'
import { requireRecentProof } from './step-up.ts'
import { recordFactorChange } from './notify.ts'
import { storeUnconfirmedAuthenticator, generateTotpSecret, consumeTotpCode } from './totp.ts'

/**
 * Makes a secret for an authenticator app, which counts once a code of it is given. Throws
 * CONFIRM_NEEDED, NOT_POSSIBLE while there is one, or TOO_MANY_REQUESTS.
 */
export async function beginAuthenticator(
  ctx: UserContext,
): Promise<{ secret: string; url: string }> {
  const { db, actor, config, limits } = ctx
  await requireRecentProof(ctx)
  await limits.take([
    { use: 'authenticator of', key: actor.id, max: 20, withinMs: QUARTER_HOUR_MS },
  ])
  const isOn = and(eq(a.accountId, actor.id), isNotNull(a.confirmedAt))
  if ((await db.$count(a, isOn)) > 0)
    throw new ApiError('NOT_POSSIBLE', { message: 'You already have an authenticator app.' })
  const { siteName } = await getSettings(db)
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, actor.id))
  const made = generateTotpSecret(siteName, row?.email ?? actor.name)
  await db.transaction((tx) => storeUnconfirmedAuthenticator(tx, actor.id, made.secret, config))
  return made
}

/**
 * Confirms the app with a code; an account's first second factor also makes recovery codes. Throws
 * CONFIRM_NEEDED, INVALID_INPUT, NOT_POSSIBLE or TOO_MANY_REQUESTS.
 */
export async function confirmAuthenticator(
  ctx: UserContext,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] | null }> {
  const { db, actor, config, limits, now } = ctx
  await requireRecentProof(ctx)
  const takeBack = await limits.take([
    { use: 'new authenticator of', key: actor.id, max: 10, withinMs: QUARTER_HOUR_MS },
  ])
  const made = await db.transaction(async (tx) => {
    const waits = and(eq(a.accountId, actor.id), isNull(a.confirmedAt))
    const [row] = await tx.select().from(a).where(waits).for('update')
    if (!row)
      throw new ApiError('NOT_POSSIBLE', { message: 'Please start over with a new QR code.' })
    if (!(await consumeTotpCode(tx, actor.id, code, { jwtSecret: config.jwtSecret, now: now() })))
      throw new ApiError('INVALID_INPUT', {
        fields: { code: 'Wrong or expired code. Wait for the next one' },
      })
    await tx.update(a).set({ confirmedAt: now() }).where(waits)
    await recordFactorChange(tx, actor, 'authenticator-on', config.siteUrl)
    return createFirstRecoveryCodes(tx, actor.id)
  })
  await takeBack()
  return { recoveryCodes: made }
}

/** Throws CONFIRM_NEEDED or NOT_FOUND. */
export async function removeAuthenticator(ctx: UserContext): Promise<{ removed: true }> {
  const { db, actor, config } = ctx
  await requireRecentProof(ctx)
  await db.transaction(async (tx) => {
    const gone = await tx.delete(a).where(eq(a.accountId, actor.id)).returning()
    if (gone.length === 0) throw new ApiError('NOT_FOUND')
    await deleteOrphanedRecoveryCodes(tx, actor.id)
    await recordFactorChange(tx, actor, 'authenticator-off', config.siteUrl)
  })
  return { removed: true }
}

/** Throws CONFIRM_NEEDED, NOT_POSSIBLE without a second factor, or TOO_MANY_REQUESTS. */
export async function renewRecoveryCodes(ctx: UserContext): Promise<{ recoveryCodes: string[] }> {
  const { db, actor, config, limits } = ctx
  await requireRecentProof(ctx)
  await limits.take([
    { use: 'recovery codes of', key: actor.id, max: 10, withinMs: QUARTER_HOUR_MS },
  ])
  if (!(await hasSecondFactor(db, actor.id)))
    throw new ApiError('NOT_POSSIBLE', { message: 'Two-step verification is off.' })
  const made = await db.transaction(async (tx) => {
    await recordFactorChange(tx, actor, 'recovery-codes-made', config.siteUrl)
    return createRecoveryCodes(tx, actor.id)
  })
  return { recoveryCodes: made }
}

/** Makes recovery codes for an account that has none. */
export async function createFirstRecoveryCodes(
  tx: Transaction,
  accountId: number,
): Promise<string[] | null> {
  if ((await countRecoveryCodes(tx, accountId)) > 0) return null
  return createRecoveryCodes(tx, accountId)
}

/** Deletes the recovery codes of an account without a second factor. */
export async function deleteOrphanedRecoveryCodes(
  tx: Transaction,
  accountId: number,
): Promise<void> {
  if (await hasSecondFactor(tx, accountId)) return
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}
