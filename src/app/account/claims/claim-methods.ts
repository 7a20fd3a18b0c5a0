import type { ResponseOf } from '#contract/endpoint.ts'
import type { getClaimMethods } from '#contract/claims.ts'

/** The methods for claiming a listing, and one's own pending claim. */
export type ClaimMethods = ResponseOf<typeof getClaimMethods>['data']
