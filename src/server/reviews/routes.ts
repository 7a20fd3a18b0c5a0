import * as replies from '#contract/review-replies.ts'
import * as contract from '#contract/reviews.ts'
import {
  listAllReviews as allEndpoint,
  moderateReviews as manyEndpoint,
} from '#contract/reviews-admin.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { deleteReviewReply } from './replies/delete.ts'
import { listReceivedReviews } from './replies/received.ts'
import { setReviewReplyStatus } from './replies/set-status.ts'
import { replyToReview } from './replies/write.ts'
import { changeReviews } from './change-many.ts'
import { findOwnReview } from './find-own.ts'
import { listAllReviews } from './list-all.ts'
import { listOwnReviews } from './list-own.ts'
import { listReviews } from './list.ts'
import { deleteOldReviewNetworks } from './networks.ts'
import { setReviewStatus } from './set-status.ts'
import { submitReview } from './submit.ts'
import { setHelpfulVote } from './vote.ts'

/** The reviews of a business: reading, writing, saying that one was helpful, and answering. */
export function reviewRoutes(api: Api): void {
  bind(
    api,
    contract.listReviews,
    (ctx, { params, query }) => listReviews(ctx, { ...query, business: params.businessId }),
    { tables: ['accounts', 'businesses', 'former_pages', 'review_answers', 'reviews'] },
  )
  bind(api, contract.listOwnReviews, (ctx, { query }) => listOwnReviews(ctx, query))
  bindData(api, contract.findOwnReview, (ctx, { params }) => findOwnReview(ctx, params.businessId))
  bindData(api, contract.submitReview, (ctx, { body }) => submitReview(ctx, body))
  bindData(api, contract.setReviewStatus, (ctx, { params, body }) =>
    setReviewStatus(ctx, { ...body, id: params.id }),
  )
  bind(api, allEndpoint, (ctx, { query }) => listAllReviews(ctx, query))
  bindData(api, manyEndpoint, (ctx, { body }) => changeReviews(ctx, body))
  bind(api, replies.listReceivedReviews, (ctx, { query }) => listReceivedReviews(ctx, query))
  bindData(api, replies.answerReview, (ctx, { params, body }) =>
    replyToReview(ctx, { ...body, id: params.id }),
  )
  bindData(api, replies.deleteReviewReply, (ctx, { params }) => deleteReviewReply(ctx, params.id))
  bindData(api, replies.setReviewReplyStatus, (ctx, { params, body }) =>
    setReviewReplyStatus(ctx, { ...body, id: params.id }),
  )
  api.deps.tasks.add({
    name: 'forget networks of reviews',
    everyMs: DAY_MS,
    run: () =>
      deleteOldReviewNetworks({ db: api.deps.db, now: api.deps.now ?? (() => new Date()) }),
  })
  for (const [endpoint, voted] of [
    [contract.voteHelpful, true],
    [contract.removeHelpfulVote, false],
  ] as const) {
    bindData(api, endpoint, (ctx, { params: { id } }) => setHelpfulVote(ctx, { id, voted }))
  }
}
