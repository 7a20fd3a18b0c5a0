import type { AnswerOf } from '#contract/endpoint.ts'
import type { changeReviews as endpoint } from '#contract/reviews-admin.ts'
import type { Db } from '#server/db/connection.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { setReviewStatus } from './set-status.ts'

/**
 * The number of changes in one transaction: the disk is waited for once, and no lock is held for
 * long.
 */
const AT_ONCE = 50

/** One status for many reviews, each whole or not at all. */
export async function changeReviews(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { ids, status }: Input<typeof endpoint>['body'],
): Promise<AnswerOf<typeof endpoint>['data']> {
  const unique = [...new Set(ids)]
  const failed: { id: number; error: string }[] = []
  for (let from = 0; from < unique.length; from += AT_ONCE)
    await db.transaction(async (tx) => {
      // A transaction within one is a savepoint, so a review that fails leaves the others.
      const within = { db: tx as unknown as Db, actor }
      for (const id of unique.slice(from, from + AT_ONCE)) {
        try {
          await setReviewStatus(within, { id, status })
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          failed.push({ id, error: error.message })
        }
      }
    })
  return { done: unique.length - failed.length, failed }
}
