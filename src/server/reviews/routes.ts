import * as contract from '#contract/reviews.ts'
import {
  allReviews as allEndpoint,
  changeReviews as manyEndpoint,
} from '#contract/reviews-admin.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { changeReviews } from './change-many.ts'
import { findOwnReview } from './find-own.ts'
import { allReviews } from './list-all.ts'
import { listReviews } from './list.ts'
import { setReviewStatus } from './set-status.ts'
import { submitReview } from './submit.ts'
import { vote } from './vote.ts'

/** The reviews of a business: reading, writing, and saying that one was helpful. */
export function reviewRoutes(api: Api): void {
  bind(
    api,
    contract.listReviews,
    (ctx, { params, query }) => listReviews(ctx, { ...query, business: params.businessId }),
    { tables: ['accounts', 'businesses', 'former_pages', 'reviews'] },
  )
  bind(api, contract.findOwnReview, async (ctx, { params }) => ({
    data: await findOwnReview(ctx, params.businessId),
  }))
  bind(api, contract.submitReview, async (ctx, { body }) => ({
    data: await submitReview(ctx, body),
  }))
  bind(api, contract.setReviewStatus, async (ctx, { params, body }) => ({
    data: await setReviewStatus(ctx, { ...body, id: params.id }),
  }))
  bind(api, allEndpoint, (ctx, { query }) => allReviews(ctx, query))
  bind(api, manyEndpoint, async (ctx, { body }) => ({ data: await changeReviews(ctx, body) }))
  for (const [endpoint, voted] of [
    [contract.voteHelpful, true],
    [contract.takeBackVote, false],
  ] as const) {
    bind(api, endpoint, async (ctx, { params: { id } }) => ({
      data: await vote(ctx, { id, voted }),
    }))
  }
}
