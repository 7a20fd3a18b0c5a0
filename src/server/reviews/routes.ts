import * as contract from '#contract/reviews.ts'
import { requireUser } from '#server/actor/actor.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { findOwnReview } from './find-own.ts'
import { listReviews } from './list.ts'
import { submitReview } from './submit.ts'
import { vote } from './vote.ts'

/** The reviews of a business: reading, writing, and saying that one was helpful. */
export function reviewRoutes(api: Api): void {
  const limits = new RateLimits()
  bind(
    api,
    contract.listReviews,
    ({ params, query }, { db }) => listReviews(db, params.businessId, query),
    {
      tables: ['accounts', 'businesses', 'former_pages', 'reviews'],
    },
  )
  bind(api, contract.findOwnReview, async ({ params }, { db, actor }) => ({
    data: await findOwnReview(db, requireUser(await actor()), params.businessId),
  }))
  bind(api, contract.submitReview, async ({ body }, call) => ({
    data: await submitReview(limits, requireUser(await call.actor()), body, call),
  }))
  for (const [endpoint, voted] of [
    [contract.voteHelpful, true],
    [contract.takeBackVote, false],
  ] as const) {
    bind(api, endpoint, async ({ params: { id } }, call) => ({
      data: await vote(limits, requireUser(await call.actor()), { id, voted }, call),
    }))
  }
}
