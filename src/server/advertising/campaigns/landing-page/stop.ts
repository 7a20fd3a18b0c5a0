import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { campaigns as c } from '#server/kit/db/tables/index.ts'

const LOOKING: Actor = { kind: 'job', name: 'look-at-targets' }

/**
 * Takes the approval of a running campaign back: it is shown no more, and waits for review with the
 * reason.
 */
export async function revokeCampaignApproval(
  tx: Transaction,
  { id, detail, now }: { id: number; detail: string; now: Date },
): Promise<void> {
  const rejectionReason = `Weekly link check: ${detail}`
  const [stopped] = await tx
    .update(c)
    .set({ status: 'draft', isApproved: false, submittedAt: now, rejectionReason })
    .where(eq(c.id, id))
    .returning({ title: c.title, targetUrl: c.targetUrl })
  await recordAudit(tx, LOOKING, 'stop', 'campaigns', id, { ...stopped, reason: detail })
}
