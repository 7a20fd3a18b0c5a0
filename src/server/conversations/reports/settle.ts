import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { reports } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { reportSettled } from '#server/kit/mail/templates/report-settled.ts'
import type { ComplaintOutcome } from '#shared/rules/complaint-outcomes.ts'
import { formatReference, getThreadId } from './reference.ts'
import { getReplyAddress } from './store-report.ts'

/** As the audit log calls it. */
const ACTIONS: Record<ComplaintOutcome, string> = {
  removed: 'uphold',
  corrected: 'uphold',
  kept: 'dismiss',
  other: 'close',
}

/** Closes an open report, and notifies its sender of the outcome. Throws NOT_FOUND. */
export async function settleReport(
  tx: Transaction,
  { actor, now }: Pick<UserContext, 'actor' | 'now'>,
  { id, outcome, note }: { id: number; outcome: ComplaintOutcome; note: string | null },
): Promise<typeof reports.$inferSelect> {
  const isOpen = and(eq(reports.id, id), ne(reports.status, 'closed'))
  const [report] = await tx
    .update(reports)
    .set({ status: 'closed', outcome, closedAt: now() })
    .where(isOpen)
    .returning()
  if (!report) throw new ApiError('NOT_FOUND')
  const { noun, recordId } = report
  await recordAudit(tx, actor, ACTIONS[outcome], 'reports', id, {
    ...{ noun, recordId, outcome },
    ...(note ? { reason: note } : {}),
  })
  const to = await getReplyAddress(tx, id)
  if (to)
    await queueMail(tx, {
      to: to.email,
      pageLanguage: to.language,
      template: reportSettled,
      values: { reference: formatReference(id), name: to.isOwn ? to.name : '', outcome, note },
      thread: getThreadId(id),
    })
  return report
}
