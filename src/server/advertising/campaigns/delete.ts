import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { campaigns as c } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { lockCampaign } from './columns.ts'

/**
 * Takes a campaign away: it is shown no more, and what it was charged for stays in the books.
 * Throws NOT_FOUND, also for another's.
 */
export function deleteCampaign({ db, actor, now }: UserContext, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { title, status } = await lockCampaign(tx, actor, id)
    await tx
      .update(c)
      .set({
        deletedAt: now(),
        status: 'completed',
        isApproved: false,
        submittedAt: null,
        proposed: null,
        proposedAt: null,
      })
      .where(eq(c.id, id))
    await recordAudit(tx, actor, 'delete', 'campaigns', id, { title, status })
  })
}
