import { and, eq } from 'drizzle-orm'
import type { addPasskey as endpoint } from '#contract/second-factor.ts'
import { accounts, passkeys as p } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { deleteOrphanedRecoveryCodes, createFirstRecoveryCodes } from './authenticator.ts'
import { beginChallenge, endChallenge, countChallengeAttempt } from './challenges.ts'
import { getCreationOptions, verifyPasskeyRegistration } from './passkeys.ts'
import { requireRecentProof } from './step-up.ts'
import { recordFactorChange } from './notify.ts'

const MAX_PASSKEYS = 10

/** Throws CONFIRM_NEEDED, NOT_POSSIBLE with ten of them, or TOO_MANY_REQUESTS. */
export async function beginPasskey(ctx: UserContext) {
  const { db, actor, config, limits, now } = ctx
  await requireRecentProof(ctx)
  await limits.take([{ use: 'passkey of', key: actor.id, max: 20, withinMs: QUARTER_HOUR_MS }])
  if ((await db.$count(p, eq(p.accountId, actor.id))) >= MAX_PASSKEYS)
    throw new ApiError('NOT_POSSIBLE', { message: 'You can have up to 10 passkeys.' })
  const [row] = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      mobile: accounts.mobile,
    })
    .from(accounts)
    .where(eq(accounts.id, actor.id))
  const { siteName } = await getSettings(db)
  const options = await getCreationOptions(db, row!, { siteUrl: config.siteUrl, siteName })
  const signed = { challenge: options.challenge, now: now() }
  const challenge = await beginChallenge(db, actor.id, 'add-passkey', signed)
  return { challenge, options: options as unknown as Record<string, unknown> }
}

/** Throws CONFIRM_NEEDED, LINK_INVALID, INVALID_INPUT or NOT_POSSIBLE. */
export async function addPasskey(
  ctx: UserContext,
  { challenge: token, name, credential }: EndpointInput<typeof endpoint>['body'],
): Promise<{ recoveryCodes: string[] | null }> {
  const { db, actor, config, now } = ctx
  await requireRecentProof(ctx)
  const { id, accountId, challenge } = await countChallengeAttempt(db, token, 'add-passkey', now())
  const made =
    accountId === actor.id && (await verifyPasskeyRegistration(credential, challenge, config))
  if (!made) throw new ApiError('INVALID_INPUT', { message: 'This passkey could not be checked.' })
  const recoveryCodes = await db.transaction(async (tx) => {
    if (!(await endChallenge(tx, id))) throw new ApiError('LINK_INVALID')
    const [row] = await tx
      .insert(p)
      .values({ accountId, name, ...made })
      .onConflictDoNothing()
      .returning({ id: p.id })
    if (!row) throw new ApiError('NOT_POSSIBLE', { message: 'You already added this passkey.' })
    await recordFactorChange(tx, actor, 'passkey-added', config.siteUrl)
    // Without a password a passkey is a way in beside the code to the number, not a second step.
    const [account] = await tx
      .update(accounts)
      .set({ passkeyOfferClosedAt: now() })
      .where(eq(accounts.id, accountId))
      .returning({ passwordHash: accounts.passwordHash })
    return account?.passwordHash ? createFirstRecoveryCodes(tx, actor.id) : null
  })
  return { recoveryCodes }
}

/** Throws CONFIRM_NEEDED or NOT_FOUND. */
export async function removePasskey(ctx: UserContext, id: number): Promise<{ removed: true }> {
  const { db, actor, config } = ctx
  await requireRecentProof(ctx)
  await db.transaction(async (tx) => {
    const own = and(eq(p.id, id), eq(p.accountId, actor.id))
    const gone = await tx.delete(p).where(own).returning({ id: p.id })
    if (gone.length === 0) throw new ApiError('NOT_FOUND')
    await deleteOrphanedRecoveryCodes(tx, actor.id)
    await recordFactorChange(tx, actor, 'passkey-removed', config.siteUrl)
  })
  return { removed: true }
}
