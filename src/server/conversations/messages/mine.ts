import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/** Messages of which the account has its copy. */
export const hasCopyCondition = (account: number): SQL =>
  or(has('sender', account), has('receiver', account))!

const has = (side: 'sender' | 'receiver', account: number) =>
  side === 'sender'
    ? and(eq(messages.senderId, account), isNull(messages.senderDeletedAt))
    : and(eq(messages.receiverId, account), isNull(messages.receiverDeletedAt))

/**
 * Messages of which the account still has its copy, on either side; `kept` and `archived` say in
 * which place.
 */
export function copyInFolderCondition(
  account: number,
  side: 'sender' | 'receiver' | 'both',
  place: 'kept' | 'archived',
): SQL {
  const test = place === 'kept' ? isNull : isNotNull
  const sent = and(has('sender', account), test(messages.senderArchivedAt))!
  const received = and(has('receiver', account), test(messages.receiverArchivedAt))!
  return side === 'both' ? or(sent, received)! : side === 'sender' ? sent : received
}

/**
 * The message, locked, and the side of the account. Throws NOT_FOUND if the account has no copy of
 * it.
 */
export async function lockOwnCopy(tx: Transaction, account: number, id: number) {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), hasCopyCondition(account)))
    .for('update')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Message not found.' })
  return { row, side: row.senderId === account ? ('sender' as const) : ('receiver' as const) }
}
