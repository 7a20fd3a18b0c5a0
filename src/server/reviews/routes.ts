import * as contract from '#contract/reviews.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { listReviews } from './list.ts'

/** The reviews of a business. */
export function reviewRoutes(api: Api): void {
  bind(api, contract.listReviews, ({ params, query }, { db }) => listReviews(db, params.businessId, query))
}
