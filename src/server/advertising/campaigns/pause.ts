import { eq } from 'drizzle-orm'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { campaigns as c } from '#server/kit/db/tables/index.ts'
import type { ActorContext } from '#server/kit/http/verb-context.ts'
import { lockCampaign } from './columns.ts'

/** Pauses a running campaign whose advertiser cannot: it is shown and charged no more. */
export function pauseCampaign({ db, actor, now }: ActorContext, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await lockCampaign(tx, actor, id)
    const paused: Pick<typeof c.$inferSelect, 'status' | 'pausedAt'> = {
      status: 'paused',
      pausedAt: now(),
    }
    const changes = getChangedValues(before, paused)
    if (!changes) return
    await tx.update(c).set(changes.after).where(eq(c.id, id))
    await recordAudit(tx, actor, 'update', 'campaigns', id, changes)
  })
}
