import type { ResponseOf } from '#contract/endpoint.ts'
import type { moderateReviews as endpoint } from '#contract/reviews-admin.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { setReviewStatuses } from './set-status.ts'

/** So many are changed by the same statements, and no lock is held for long. */
const BATCH_SIZE = 100

/** One status for many reviews, each whole or not at all. */
export async function changeReviews(
  { db, ...ctx }: Pick<UserContext, 'db' | 'actor' | 'config'>,
  { ids, status }: EndpointInput<typeof endpoint>['body'],
): Promise<ResponseOf<typeof endpoint>['data']> {
  const unique = [...new Set(ids)]
  const failed: { id: number; error: string }[] = []
  for (let from = 0; from < unique.length; from += BATCH_SIZE) {
    const piece = unique.slice(from, from + BATCH_SIZE)
    const refused = await db.transaction((tx) => setReviewStatuses(tx, ctx, piece, { status }))
    for (const [id, { message }] of refused) failed.push({ id, error: message })
  }
  return { done: unique.length - failed.length, failed }
}
