import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isBuilt, ROUTES } from '#config/routes.ts'
import type { Message, sendMessage as endpoint } from '#contract/messages.ts'
import type { UserActor } from '#server/actor/actor.ts'
import { countMessage } from '#server/analytics/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Transaction } from '#server/db/connection.ts'
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts'
import { accounts, businesses, messages } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import { queueMail } from '#server/mail/index.ts'
import { newMessage } from '#server/mail/templates/message.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { presentMessage, selectMessages } from './columns.ts'

type Body = Input<typeof endpoint>['body']

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const ONE_MAIL_MS = 15 * MINUTE_MS
const SAME_AGAIN_MS = 10 * MINUTE_MS

/**
 * Sends a message about a business to its owner, or to someone with whom the sender has exchanged
 * messages about it. The same again within minutes answers the first one. Throws NOT_FOUND,
 * INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function sendMessage(
  { db, actor, address, config, limits, now: clock }: UserContext,
  body: Body,
): Promise<Message> {
  const now = clock()
  if (body.receiverId === actor.id)
    throw new ApiError('INVALID_INPUT', {
      message: 'You cannot send a message to yourself.',
      fields: { receiverId: 'You cannot send a message to yourself' },
    })
  await limits.take([
    { use: 'message by', key: actor.id, max: 30, withinMs: HOUR_MS },
    { use: 'messages by', key: actor.id, max: 150, withinMs: 24 * HOUR_MS },
    { use: 'message from', network: address, max: 120, withinMs: HOUR_MS },
  ])
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `message by ${actor.id}`)
    const to = await receiverEmail(tx, actor.id, body)
    const same = await findSame(tx, actor.id, body, now)
    const isFirst = !same && !(await hasSentLately(tx, actor.id, body, now))
    const id = same ?? (await write(tx, actor, body, now))
    if (!same) await count(tx, actor, body, now)
    const [row] = await selectMessages(tx).where(eq(messages.id, id))
    const message = presentMessage(row!)
    if (isFirst) await notify(tx, config.siteUrl, to, message)
    return message
  })
}

async function write(tx: Transaction, actor: UserActor, body: Body, now: Date): Promise<number> {
  const [row] = await tx
    .insert(messages)
    .values({ ...body, senderId: actor.id, createdAt: now })
    .returning({ id: messages.id })
  await recordAudit(tx, actor, 'send', 'messages', row!.id, { receiverId: body.receiverId })
  return row!.id
}

/** Counts, for its owner, that somebody wrote to a business; administrators are no customers. */
async function count(tx: Transaction, actor: UserActor, body: Body, now: Date): Promise<void> {
  const { receiverId, businessId: recordId } = body
  if (recordId === null || actor.role === 'admin') return
  if (await isOwner(tx, receiverId, recordId))
    await countMessage(tx, { noun: 'business', recordId, sender: actor.id, now })
}

/** The address of someone who can be written to at all, and by this sender. Throws NOT_FOUND. */
async function receiverEmail(
  tx: Transaction,
  senderId: number,
  { receiverId, businessId }: Body,
): Promise<string> {
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, receiverId), eq(accounts.status, 'active')))
  const isAllowed =
    (await isOwner(tx, receiverId, businessId)) ||
    (await haveWritten(tx, senderId, receiverId, businessId))
  if (!account || !isAllowed)
    throw new ApiError('NOT_FOUND', {
      message: 'Business owner not found. Please try again later.',
    })
  return account.email
}

/** One mail for a conversation in so many minutes: who writes in short lines sends one. */
async function hasSentLately(
  tx: Transaction,
  senderId: number,
  body: Body,
  now: Date,
): Promise<boolean> {
  return (
    (await findSent(tx, senderId, body, gt(messages.createdAt, ago(now, ONE_MAIL_MS)))) !==
    undefined
  )
}

async function notify(tx: Transaction, siteUrl: string, to: string, sent: Message): Promise<void> {
  const { subject, message, sender, business } = sent
  await queueMail(tx, {
    to,
    template: newMessage,
    values: {
      senderName: sender.name,
      business: business?.name ?? null,
      subject,
      message,
      url: isBuilt('messages') ? siteUrl + ROUTES.messages.path : null,
    },
  })
}

async function isOwner(
  tx: Transaction,
  account: number,
  businessId: number | null,
): Promise<boolean> {
  if (businessId === null) return false
  const [row] = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(
      and(
        eq(businesses.id, businessId),
        eq(businesses.ownerId, account),
        eq(businesses.status, 'active'),
      ),
    )
  return row !== undefined
}

async function haveWritten(
  tx: Transaction,
  one: number,
  other: number,
  businessId: number | null,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        about(businessId),
        or(
          and(eq(messages.senderId, one), eq(messages.receiverId, other)),
          and(eq(messages.senderId, other), eq(messages.receiverId, one)),
        ),
      ),
    )
    .limit(1)
  return row !== undefined
}

const findSame = (tx: Transaction, senderId: number, body: Body, now: Date) =>
  findSent(
    tx,
    senderId,
    body,
    and(
      eq(messages.subject, body.subject),
      eq(messages.message, body.message),
      gt(messages.createdAt, ago(now, SAME_AGAIN_MS)),
    ),
  )

async function findSent(
  tx: Transaction,
  senderId: number,
  { receiverId, businessId }: Body,
  more: SQL | undefined,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.receiverId, receiverId),
        about(businessId),
        more,
      ),
    )
    .limit(1)
  return row?.id
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

const about = (businessId: number | null) =>
  businessId === null ? isNull(messages.businessId) : eq(messages.businessId, businessId)
