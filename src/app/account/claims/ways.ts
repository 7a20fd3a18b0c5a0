import type { AnswerOf } from '#contract/endpoint.ts'
import type { readClaimWays } from '#contract/claims.ts'

/** How a listing can be claimed, and the own claim that waits. */
export type Ways = AnswerOf<typeof readClaimWays>['data']
