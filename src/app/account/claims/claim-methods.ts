import type { AnswerOf } from '#contract/endpoint.ts'
import type { readClaimWays } from '#contract/claims.ts'

/** The methods for claiming a listing, and one's own pending claim. */
export type ClaimMethods = AnswerOf<typeof readClaimWays>['data']
