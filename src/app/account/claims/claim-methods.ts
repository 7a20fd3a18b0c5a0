import type { AnswerOf } from '#contract/endpoint.ts'
import type { getClaimMethods } from '#contract/claims.ts'

/** The methods for claiming a listing, and one's own pending claim. */
export type ClaimMethods = AnswerOf<typeof getClaimMethods>['data']
