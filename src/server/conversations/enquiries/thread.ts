import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { updateContact as changing, getContact as reading } from '#contract/contacts.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts, contactReplies, enquiries as e } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { isOwnAddress } from '#server/kit/mail/index.ts'
import {
  mailReply,
  readReplies,
  requireAdministrator,
} from '#server/conversations/threads/index.ts'
import { CONTACT_MESSAGE_COLUMNS, serialiseContactMessage } from './contact-messages.ts'
import { formatReference, getThreadId } from './reference.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now'>
type Thread = ResponseOf<typeof reading>['data']

/** One message to the website with what was answered. Throws NOT_FOUND. */
export async function readContactMessage(
  { db }: { db: DbOrTransaction },
  id: number,
): Promise<Thread> {
  const [row] = await db
    .select(CONTACT_MESSAGE_COLUMNS)
    .from(e)
    .leftJoin(accounts, eq(accounts.id, e.assignedTo))
    .where(and(eq(e.id, id), eq(e.forSite, true)))
  if (!row) throw new ApiError('NOT_FOUND')
  return {
    ...serialiseContactMessage(row),
    isAccount: row.accountId !== null,
    answers: await readReplies(db, contactReplies, eq(contactReplies.enquiryId, id)),
  }
}

/** Assigns a message, closes it or opens it again. Throws NOT_FOUND or INVALID_INPUT. */
export async function updateContactMessage(
  { db, actor, now }: Context,
  { id, status, assignedTo }: { id: number } & EndpointInput<typeof changing>['body'],
): Promise<Thread> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, id)
    if (typeof assignedTo === 'number') await requireAdministrator(tx, assignedTo)
    // Taken up is what somebody was given, or opened by hand.
    const next = status ?? (before.status === 'new' && assignedTo ? 'open' : before.status)
    const values = {
      status: next,
      ...(assignedTo === undefined ? {} : { assignedTo }),
      closedAt: next === 'closed' ? (before.closedAt ?? now()) : null,
    }
    await tx.update(e).set(values).where(eq(e.id, id))
    await recordAudit(tx, actor, next === before.status ? 'assign' : next, 'enquiries', id, {
      ...(assignedTo === undefined ? {} : { assignedTo }),
    })
    return readContactMessage({ db: tx }, id)
  })
}

/**
 * Answers by mail, and assigns the message to the person who answers. Throws NOT_FOUND or
 * NOT_POSSIBLE.
 */
export async function answerContactMessage(
  { db, actor, now }: Context,
  { id, message, closes }: { id: number; message: string; closes: boolean },
): Promise<Thread> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, id)
    if (before.status === 'spam')
      throw new ApiError('NOT_POSSIBLE', { message: 'You can’t reply to spam.' })
    const mailId = await mailReply(tx, {
      to: {
        name: before.name,
        email: before.email,
        language: before.language,
        isOwn: await isOwnAddress(tx, before.accountId, before.email),
      },
      reference: formatReference(id),
      thread: getThreadId(id),
      asked: before.message,
      answer: message,
    })
    await tx
      .insert(contactReplies)
      .values({ enquiryId: id, accountId: actor.id, message, mailId, createdAt: now() })
    await tx
      .update(e)
      .set({
        status: closes ? 'closed' : 'answered',
        assignedTo: before.assignedTo ?? actor.id,
        answeredAt: before.answeredAt ?? now(),
        closedAt: closes ? now() : null,
      })
      .where(eq(e.id, id))
    await recordAudit(tx, actor, 'answer', 'enquiries', id, closes ? { closed: true } : {})
    return readContactMessage({ db: tx }, id)
  })
}

async function lock(tx: Transaction, id: number): Promise<typeof e.$inferSelect> {
  const isIt = and(eq(e.id, id), eq(e.forSite, true))
  const [row] = await tx.select().from(e).where(isIt).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
