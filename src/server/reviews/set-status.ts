import { eq } from 'drizzle-orm'
import type { setReviewStatus as endpoint } from '#contract/reviews.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { recordAudit } from '#server/audit/record.ts'
import { reviews } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { changeOf, markChanged } from '#server/publisher/mark.ts'

type Answer = AnswerOf<typeof endpoint>['data']

const ACTIONS = { active: 'approve', hidden: 'reject', pending: 'let wait' } as const

/** Shows a review or takes it away; as it is already, nothing is written. Throws NOT_FOUND. */
export function setReviewStatus(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { id, status, reason }: Answer & { reason?: string | null | undefined },
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: reviews.status, businessId: reviews.businessId })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('update')
    if (!before) throw new ApiError('NOT_FOUND', { message: 'Review not found.' })
    if (before.status === status) return { id, status }
    await tx.update(reviews).set({ status }).where(eq(reviews.id, id))
    const action = before.status === 'hidden' && status === 'active' ? 'restore' : ACTIONS[status]
    const detail = { from: before.status, to: status, ...(reason ? { reason } : {}) }
    await recordAudit(tx, actor, action, 'reviews', id, detail)
    const change = changeOf(before.status === 'active', status === 'active')
    if (change) {
      await markChanged(tx, 'reviews', id, change)
      await markChanged(tx, 'businesses', before.businessId, 'updated')
    }
    return { id, status }
  })
}
