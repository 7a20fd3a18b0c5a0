import type { Claim } from '#contract/claims.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

export type ClaimState = 'open' | 'code' | 'approved' | 'rejected'
export type ClaimWithState = { claim: Claim; state: ClaimState }

/** How long a decision is shown as news. */
const NEWS_MS = 30 * DAY_MS

/** Null for what the person took back. */
function stateOf({ status, proof, isProven }: Claim): ClaimState | null {
  if (status === 'withdrawn') return null
  const isCode = proof === 'code' || proof === 'message'
  return status === 'open' && isCode && !isProven ? 'code' : status
}

/** Of each business the newest claim, with its state. */
export function getLatestClaims(claims: readonly Claim[]): ClaimWithState[] {
  const seen = new Set<number>()
  return claims.flatMap((claim) => {
    const state = stateOf(claim)
    if (!state || seen.has(claim.business.id)) return []
    seen.add(claim.business.id)
    return [{ claim, state }]
  })
}

/** Those that wait or were decided not long ago. */
export const getRecentClaims = (claims: readonly Claim[], now: Date): ClaimWithState[] =>
  getLatestClaims(claims).filter(
    ({ claim: { decidedAt } }) =>
      decidedAt === null || now.getTime() - Date.parse(decidedAt) < NEWS_MS,
  )
