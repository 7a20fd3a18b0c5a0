import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { enquiries as e } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { formatReportReference, storeReport } from '#server/conversations/reports/index.ts'
import type { GrievanceReason } from '#shared/rules/grievances.ts'
import { formatReference } from './reference.ts'

/**
 * Makes a complaint of a message to the website that is one: its sender, text and date stay, and so
 * the law's time runs from that date. The message is closed. Throws NOT_FOUND or NOT_POSSIBLE.
 */
export function convertToComplaint(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { id, reason }: { id: number; reason: GrievanceReason },
): Promise<{ id: number; reference: string }> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(e.id, id), eq(e.forSite, true))
    const [message] = await tx.select().from(e).where(isIt).for('update')
    if (!message) throw new ApiError('NOT_FOUND')
    if (message.status === 'closed')
      throw new ApiError('NOT_POSSIBLE', { message: 'This message is closed. Reopen it first.' })
    const { name, email, language, message: detail, accountId, createdAt } = message
    const complaint = await storeReport(
      tx,
      { actor, now: createdAt, accountId },
      { noun: 'page', recordId: null, url: null, reason, detail, name, email, language },
    )
    await tx.update(e).set({ status: 'closed', closedAt: now() }).where(eq(e.id, id))
    const reference = formatReportReference(complaint.id)
    await recordAudit(tx, actor, 'treat as complaint', 'enquiries', id, {
      ...{ message: formatReference(id), complaint: reference, reason },
    })
    return { id: complaint.id, reference }
  })
}
