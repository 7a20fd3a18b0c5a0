import { eq } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/**
 * The account's listing, or any for an administrator, locked until the transaction ends. Throws
 * NOT_FOUND, also for somebody else's.
 */
export async function lockOwnBusiness(
  tx: Transaction,
  actor: UserActor,
  id: number,
): Promise<typeof b.$inferSelect> {
  const [row] = await tx.select().from(b).where(eq(b.id, id)).for('update')
  if (!row || (row.ownerId !== actor.id && actor.role !== 'admin'))
    throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return row
}
