import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts, messageBlocks, messages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { blockCondition } from './may-write.ts'

/** People whose messages the account does not want, by name. */
export const listBlocks = ({ db, actor }: UserContext) =>
  db
    .select({ id: accounts.id, name: accounts.name })
    .from(messageBlocks)
    .innerJoin(accounts, eq(accounts.id, messageBlocks.blockedId))
    .where(eq(messageBlocks.accountId, actor.id))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(1000)

/**
 * Blocks a sender; a second call changes nothing. Throws NOT_FOUND for a person who has never
 * written to the account, so that it reveals nothing about others.
 */
export async function blockSender(
  { db, actor, limits }: UserContext,
  id: number,
): Promise<{ id: number }> {
  await limits.take([{ use: 'block by', key: actor.id, max: 60, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    const [written] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.senderId, id), eq(messages.receiverId, actor.id)))
      .limit(1)
    if (!written)
      throw new ApiError('NOT_FOUND', { message: 'This person has not written to you.' })
    const made = await tx
      .insert(messageBlocks)
      .values({ accountId: actor.id, blockedId: id })
      .onConflictDoNothing()
      .returning({ id: messageBlocks.blockedId })
    if (made.length > 0) await recordAudit(tx, actor, 'block', 'accounts', id)
    return { id }
  })
}

/** Unblocks a sender. */
export async function unblockSender(
  { db, actor }: UserContext,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(messageBlocks)
      .where(blockCondition(actor.id, id))
      .returning({ id: messageBlocks.blockedId })
    if (gone.length > 0) await recordAudit(tx, actor, 'unblock', 'accounts', id)
    return { id }
  })
}
