import { and, eq, isNotNull } from 'drizzle-orm'
import { authenticators as a } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { listPasskeys } from './passkeys.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

/** How signing in to the account is protected. */
export async function readSecondFactorState({ db, actor }: UserContext) {
  const isOn = and(eq(a.accountId, actor.id), isNotNull(a.confirmedAt))
  const rows = await listPasskeys(db, actor.id)
  return {
    authenticator: (await db.$count(a, isOn)) > 0,
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, actor.id),
  }
}
