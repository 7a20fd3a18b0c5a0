import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { Message, sendMessage as endpoint } from '#contract/messages.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { countMessage } from '#server/analytics/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { aboutCondition } from './about.ts'
import { serialiseMessage, selectMessages } from './columns.ts'
import { hasReceiverWritten, isReceiverBusinessOwner, requireReceiver } from './may-write.ts'
import { notifyReceiver } from './notify-receiver.ts'
import { toOwnPicturePaths } from './pictures.ts'

type Body = EndpointInput<typeof endpoint>['body']
type NewMessage = Omit<Body, 'inquiryId'> & { inquiryId: number | null }

const SAME_AGAIN_MS = 10 * MINUTE_MS

/**
 * Sends a message about a business to its owner, to someone with whom the sender has exchanged
 * messages about it, or to the other side of an inquiry. One with the key of an earlier one, or the
 * same within minutes, answers the first one. Throws NOT_FOUND, INVALID_INPUT, NOT_POSSIBLE or
 * TOO_MANY_REQUESTS.
 */
export async function sendMessage(ctx: UserContext, body: Body): Promise<Message> {
  const { db, actor, now: clock } = ctx
  const now = clock()
  const letter: NewMessage = { ...body, inquiryId: body.inquiryId ?? null }
  if (letter.receiverId === actor.id)
    throw new ApiError('INVALID_INPUT', {
      message: 'You cannot send a message to yourself.',
      fields: { receiverId: 'You cannot send a message to yourself' },
    })
  await takeLimits(ctx, letter)
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `message by ${actor.id}`)
    const earlier = (await findKeyed(tx, actor.id, letter)) ?? null
    if (!earlier) await requireReceiver(tx, actor.id, letter)
    const same = earlier ?? (await findSame(tx, actor.id, letter, now)) ?? null
    const id = same ?? (await write(tx, actor, letter, now))
    if (same === null) await countForOwner(tx, actor, letter, now)
    const [row] = await selectMessages(tx).where(eq(messages.id, id))
    if (same === null) await notifyReceiver(ctx, { tx, row: row! })
    return serialiseMessage(row!, ctx)
  })
}

/** Counts a message to a business for its owner; messages of administrators do not count. */
async function countForOwner(tx: Transaction, actor: UserActor, letter: NewMessage, now: Date) {
  const { businessId: recordId } = letter
  if (recordId === null || actor.role === 'admin' || !(await isReceiverBusinessOwner(tx, letter)))
    return
  await countMessage(tx, { noun: 'business', recordId, sender: actor.id, now })
}

/** Answers have a higher limit than first messages to strangers. */
async function takeLimits({ db, actor, address, limits }: UserContext, letter: NewMessage) {
  const isAnswer = await hasReceiverWritten(db, actor.id, letter)
  const [kind, times] = isAnswer ? (['answer', 4] as const) : (['message', 1] as const)
  await limits.take([
    { use: `${kind} by`, key: actor.id, max: 30 * times, withinMs: HOUR_MS },
    { use: `${kind}s by`, key: actor.id, max: 150 * times, withinMs: DAY_MS },
    { use: `${kind} from`, network: address, max: 120 * times, withinMs: HOUR_MS },
  ])
}

async function write(
  tx: Transaction,
  actor: UserActor,
  { key, pictures, ...letter }: NewMessage,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(messages)
    .values({
      ...letter,
      clientKey: key ?? null,
      pictures: await toOwnPicturePaths(tx, actor.id, pictures),
      senderId: actor.id,
      createdAt: now,
    })
    .returning({ id: messages.id })
  await recordAudit(tx, actor, 'send', 'messages', row!.id, { receiverId: letter.receiverId })
  return row!.id
}

/** The message that this device has sent with the same key, at any time. */
async function findKeyed(
  tx: Transaction,
  senderId: number,
  { key, receiverId }: NewMessage,
): Promise<number | undefined> {
  if (!key) return undefined
  const [row] = await tx
    .select({ id: messages.id, receiverId: messages.receiverId })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientKey, key)))
  if (row && row.receiverId !== receiverId)
    throw new ApiError('INVALID_INPUT', { fields: { key: 'Another message has this key' } })
  return row?.id
}

const findSame = (tx: Transaction, senderId: number, letter: NewMessage, now: Date) =>
  letter.key || letter.pictures.length > 0
    ? undefined
    : findSent(
        tx,
        senderId,
        letter,
        and(
          eq(messages.subject, letter.subject),
          eq(messages.message, letter.message),
          gt(messages.createdAt, new Date(now.getTime() - SAME_AGAIN_MS)),
        ),
      )

async function findSent(
  tx: Transaction,
  senderId: number,
  letter: NewMessage,
  more: SQL | undefined,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.receiverId, letter.receiverId),
        aboutCondition(letter),
        more,
      ),
    )
    .limit(1)
  return row?.id
}
