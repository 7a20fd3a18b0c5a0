import { and, desc, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type {
  updateReport as changing,
  closeReport as closing,
  getReport as reading,
} from '#contract/reports-admin.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { mails, reportReplies, reports as r } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  mailReply,
  readReplies,
  requireAdministrator,
} from '#server/conversations/threads/index.ts'
import { serialiseReport, selectReports } from './list.ts'
import { formatReference, getThreadId } from './reference.ts'
import { settleReport } from './settle.ts'
import { getReplyAddress } from './store-report.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now'>
type Thread = ResponseOf<typeof reading>['data']

/** One report with what was answered. Throws NOT_FOUND. */
export async function readReport({ db }: { db: DbOrTransaction }, id: number): Promise<Thread> {
  const [row] = await selectReports(db, sql`where p.id = ${id}`)
  if (!row) throw new ApiError('NOT_FOUND')
  const isAcknowledgement = and(
    eq(sql`lower(${mails.recipient})`, row.senderEmail?.toLowerCase() ?? ''),
    eq(mails.thread, getThreadId(id)),
    eq(mails.template, 'report-received'),
  )
  const [acknowledgement] = await db
    .select({ status: mails.status })
    .from(mails)
    .where(isAcknowledgement)
    .orderBy(desc(mails.id))
    .limit(1)
  const same = and(eq(r.noun, row.noun), eq(r.recordId, row.recordId ?? 0))
  return {
    ...serialiseReport(row),
    others: Math.max(0, (await db.$count(r, same)) - 1),
    acknowledged: acknowledgement?.status ?? null,
    answers: await readReplies(db, reportReplies, eq(reportReplies.reportId, id)),
  }
}

/** Assigns a report, or opens it again. Throws NOT_FOUND or INVALID_INPUT. */
export async function updateReport(
  { db, actor }: Context,
  { id, status, assignedTo }: { id: number } & EndpointInput<typeof changing>['body'],
): Promise<Thread> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, id)
    if (typeof assignedTo === 'number') await requireAdministrator(tx, assignedTo)
    // Taken up is what somebody was given.
    const next = status ?? (before.status === 'new' && assignedTo ? 'open' : before.status)
    await tx
      .update(r)
      .set({
        status: next,
        ...(assignedTo === undefined ? {} : { assignedTo }),
        ...(next === 'closed' ? {} : { closedAt: null, outcome: null }),
      })
      .where(eq(r.id, id))
    await recordAudit(tx, actor, next === before.status ? 'assign' : next, 'reports', id, {
      ...(assignedTo === undefined ? {} : { assignedTo }),
    })
    return readReport({ db: tx }, id)
  })
}

/** Answers by mail, and gives the report to who answers. Throws NOT_FOUND or NOT_POSSIBLE. */
export async function answerReport(
  { db, actor, now }: Context,
  { id, message }: { id: number; message: string },
): Promise<Thread> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, id)
    const to = await getReplyAddress(tx, id)
    if (!to)
      throw new ApiError('NOT_POSSIBLE', {
        message: 'The sender left no email address, so you can’t reply.',
      })
    const mailId = await mailReply(tx, {
      to,
      reference: formatReference(id),
      thread: getThreadId(id),
      asked: before.detail,
      answer: message,
    })
    await tx
      .insert(reportReplies)
      .values({ reportId: id, accountId: actor.id, message, mailId, createdAt: now() })
    await tx
      .update(r)
      .set({
        ...(before.status === 'new' ? { status: 'open' as const } : {}),
        assignedTo: before.assignedTo ?? actor.id,
        answeredAt: before.answeredAt ?? now(),
      })
      .where(eq(r.id, id))
    await recordAudit(tx, actor, 'answer', 'reports', id)
    return readReport({ db: tx }, id)
  })
}

/** Closes a report with what came of it. Throws NOT_FOUND or NOT_POSSIBLE. */
export async function closeReport(
  ctx: Context,
  { id, outcome, note }: { id: number } & EndpointInput<typeof closing>['body'],
): Promise<Thread> {
  return ctx.db.transaction(async (tx) => {
    if ((await lock(tx, id)).status === 'closed')
      throw new ApiError('NOT_POSSIBLE', { message: 'This report is already closed.' })
    await settleReport(tx, ctx, { id, outcome, note: note ?? null })
    return readReport({ db: tx }, id)
  })
}

async function lock(tx: Transaction, id: number): Promise<typeof r.$inferSelect> {
  const [row] = await tx.select().from(r).where(eq(r.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
