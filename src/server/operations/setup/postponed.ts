import { sql } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { settings } from '#server/kit/db/tables/index.ts'
import type { SetupStep } from '#shared/rules/setup.ts'

/** The steps that an administrator put off, for all administrators. */
export async function getPostponedSteps(db: DbOrTransaction): Promise<string[]> {
  const [row] = await db.select({ steps: settings.postponedSetup }).from(settings).limit(1)
  return row?.steps ?? []
}

/** Puts a step off, or back on the list. */
export async function setStepPostponed(
  { db, actor }: { db: Db; actor: Actor },
  { step, isPostponed }: { step: SetupStep; isPostponed: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'settings')
    const others = (await getPostponedSteps(tx)).filter((other) => other !== step)
    const steps = isPostponed ? [...others, step] : others
    await tx
      .insert(settings)
      .values({ id: 1, postponedSetup: steps })
      .onConflictDoUpdate({
        target: settings.id,
        set: { postponedSetup: sql`excluded.postponed_setup` },
      })
    await recordAudit(tx, actor, isPostponed ? 'postpone' : 'resume', 'settings', 1, { step })
  })
}
