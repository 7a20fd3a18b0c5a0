import { and, eq, isNull } from 'drizzle-orm'
import { COMPLAINT_DEADLINE_HOURS } from '#config/moderation-deadlines.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, reports } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { isOwnAddress, canMailReceipt, queueMail } from '#server/kit/mail/index.ts'
import { reportReceived } from '#server/kit/mail/templates/report-received.ts'
import { getSiteMailRecipients } from '#server/kit/settings/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { formatReference, getThreadId } from './reference.ts'

type Row = typeof reports.$inferInsert
type Values = Pick<
  Row,
  'noun' | 'recordId' | 'reason' | 'detail' | 'url' | 'name' | 'email' | 'language'
>

/**
 * Keeps a report of an account (the actor's, unless another is given) with the limit that the law
 * sets, and tells its sender the number by mail where an address is known. Returns the id, and
 * whether it is a new one: a person reports a record once.
 */
export async function storeReport(
  tx: Transaction,
  {
    actor,
    now,
    accountId = actor.kind === 'user' ? actor.id : null,
  }: { actor: Actor; now: Date; accountId?: number | null },
  values: Values,
): Promise<{ id: number; isNew: boolean }> {
  const dueAt = new Date(now.getTime() + COMPLAINT_DEADLINE_HOURS[values.reason] * HOUR_MS)
  const [made] = await tx
    .insert(reports)
    .values({ ...values, accountId, dueAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (!made) return { id: await knownId(tx, values, accountId), isNew: false }
  const { noun, recordId, reason } = values
  await recordAudit(tx, actor, 'create', 'reports', made.id, { noun, recordId, reason })
  const to = await getReplyAddress(tx, made.id)
  if (to && (await canMailReceipt(tx, to.email, reportReceived.name)))
    await queueMail(tx, {
      to: to.email,
      pageLanguage: to.language,
      template: reportReceived,
      values: { reference: formatReference(made.id), hours: COMPLAINT_DEADLINE_HOURS[reason] },
      thread: getThreadId(made.id),
    })
  return { id: made.id, isNew: true }
}

type ReplyAddress = { email: string; name: string; isOwn: boolean; language: MailLanguage }

/**
 * Whom to answer: the account, or the address given with the report (`isOwn`: it is the confirmed
 * address of the account); null when there is neither.
 */
export async function getReplyAddress(tx: Transaction, id: number): Promise<ReplyAddress | null> {
  const [row] = await tx
    .select({
      ...{ email: reports.email, name: reports.name, language: reports.language },
      ...{ accountId: accounts.id, accountEmail: accounts.email, accountName: accounts.name },
    })
    .from(reports)
    .leftJoin(accounts, and(eq(accounts.id, reports.accountId), eq(accounts.status, 'active')))
    .where(eq(reports.id, id))
  const email = row?.email ?? row?.accountEmail
  if (!row || !email) return null
  const isOwn = await isOwnAddress(tx, row.accountId, email)
  return { email, name: row.name ?? row.accountName ?? '', language: row.language, isOwn }
}

/** The addresses that are mailed about a report; often none. Throws NO_RECIPIENT. */
export async function getNoticeRecipients(tx: Transaction): Promise<string[]> {
  const { isRead, mailTo } = await getSiteMailRecipients(tx)
  if (!isRead)
    throw new ApiError('NO_RECIPIENT', {
      message: 'Reports are turned off right now.',
    })
  return mailTo
}

async function knownId(
  tx: Transaction,
  { noun, recordId }: Values,
  accountId: number | null,
): Promise<number> {
  const isIt = and(
    eq(reports.noun, noun),
    recordId ? eq(reports.recordId, recordId) : isNull(reports.recordId),
    accountId ? eq(reports.accountId, accountId) : isNull(reports.accountId),
  )
  const [row] = await tx.select({ id: reports.id }).from(reports).where(isIt).limit(1)
  return row!.id
}
