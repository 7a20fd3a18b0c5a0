import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { BusinessStatus } from '#shared/rules/business.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { lockOwnBusiness } from './lock-own-business.ts'

/**
 * Asks the team to look once more at a listing that it refused or hid. One that waits already stays
 * as it is. Throws NOT_FOUND, NOT_POSSIBLE or TOO_MANY_REQUESTS.
 */
export async function resubmitBusiness(
  { db, actor, now, localLimits }: UserContext,
  id: number,
): Promise<{ id: number; status: BusinessStatus }> {
  await localLimits.take([{ use: 'sent again by', key: actor.id, max: 20, withinMs: DAY_MS }])
  return db.transaction(async (tx) => {
    const { status, deletedAt } = await lockOwnBusiness(tx, actor, id)
    if (status === 'pending') return { id, status }
    if (deletedAt)
      throw new ApiError('NOT_POSSIBLE', {
        message: 'This business was deleted. Restore it first.',
      })
    if (status !== 'inactive')
      throw new ApiError('NOT_POSSIBLE', { message: 'This business is already live.' })
    await tx.update(b).set({ status: 'pending', sentAgainAt: now() }).where(eq(b.id, id))
    await recordAudit(tx, actor, 'send again', 'businesses', id)
    return { id, status: 'pending' }
  })
}
