import * as answers from '#contract/review-answers.ts'
import * as contract from '#contract/reviews.ts'
import {
  listAllReviews as allEndpoint,
  changeReviews as manyEndpoint,
} from '#contract/reviews-admin.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { deleteAnswer } from './answers/delete.ts'
import { listReceivedReviews } from './answers/received.ts'
import { setAnswerStatus } from './answers/set-status.ts'
import { answerReview } from './answers/write.ts'
import { changeReviews } from './change-many.ts'
import { findOwnReview } from './find-own.ts'
import { listAllReviews } from './list-all.ts'
import { listOwnReviews } from './list-own.ts'
import { listReviews } from './list.ts'
import { deleteOldReviewNetworks } from './networks.ts'
import { setReviewStatus } from './set-status.ts'
import { submitReview } from './submit.ts'
import { voteHelpful } from './vote.ts'

/** The reviews of a business: reading, writing, saying that one was helpful, and answering. */
export function reviewRoutes(api: Api): void {
  bind(
    api,
    contract.listReviews,
    (ctx, { params, query }) => listReviews(ctx, { ...query, business: params.businessId }),
    { tables: ['accounts', 'businesses', 'former_pages', 'review_answers', 'reviews'] },
  )
  bind(api, contract.listOwnReviews, (ctx, { query }) => listOwnReviews(ctx, query))
  bind(api, contract.findOwnReview, async (ctx, { params }) => ({
    data: await findOwnReview(ctx, params.businessId),
  }))
  bind(api, contract.submitReview, async (ctx, { body }) => ({
    data: await submitReview(ctx, body),
  }))
  bind(api, contract.setReviewStatus, async (ctx, { params, body }) => ({
    data: await setReviewStatus(ctx, { ...body, id: params.id }),
  }))
  bind(api, allEndpoint, (ctx, { query }) => listAllReviews(ctx, query))
  bind(api, manyEndpoint, async (ctx, { body }) => ({ data: await changeReviews(ctx, body) }))
  bind(api, answers.listReceivedReviews, (ctx, { query }) => listReceivedReviews(ctx, query))
  bind(api, answers.answerReview, async (ctx, { params, body }) => ({
    data: await answerReview(ctx, { ...body, id: params.id }),
  }))
  bind(api, answers.deleteAnswer, async (ctx, { params }) => ({
    data: await deleteAnswer(ctx, params.id),
  }))
  bind(api, answers.setAnswerStatus, async (ctx, { params, body }) => ({
    data: await setAnswerStatus(ctx, { ...body, id: params.id }),
  }))
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
    bind(api, endpoint, async (ctx, { params: { id } }) => ({
      data: await voteHelpful(ctx, { id, voted }),
    }))
  }
}
