import { and, eq } from 'drizzle-orm'
import type { TargetCheck } from '#contract/campaigns.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { campaignLandingPageChecks as l } from '#server/kit/db/tables/index.ts'
import { getHostWithoutWww } from '#shared/rules/target-address.ts'
import {
  judgeLandingPage,
  getNextCheckTime,
  getReachedSite,
} from '#shared/rules/landing-page-checks.ts'

type Approved = {
  id: number
  targetUrl: string
  /** How it answered then; without one, what the last look found is what was approved. */
  seen: TargetCheck | null
  now: Date
}

/** Stores where the link of a campaign led when it was approved. */
export async function storeApprovedTarget(
  tx: Transaction,
  { id, targetUrl, seen, now }: Approved,
): Promise<void> {
  if (seen) {
    const { outcome, detail, finalUrl } = seen
    const verdict = judgeLandingPage(seen, null)
    const failures = verdict === 'unreachable' ? 1 : 0
    const look = {
      ...{ targetUrl, outcome, detail, finalUrl, failures },
      // What did not answer was approved as the address that it is.
      approvedSite:
        getReachedSite(seen) ?? (outcome === 'fails' ? getHostWithoutWww(targetUrl) : null),
      lookedAt: now,
      toldAt: null,
      dueAt: getNextCheckTime(now, verdict, failures),
    }
    await tx
      .insert(l)
      .values({ campaignId: id, ...look })
      .onConflictDoUpdate({ target: l.campaignId, set: look })
    return
  }
  const [last] = await tx
    .select()
    .from(l)
    .where(and(eq(l.campaignId, id), eq(l.targetUrl, targetUrl)))
    .for('update')
  if (!last?.outcome || last.finalUrl === null) return
  const { outcome, finalUrl } = last
  const approvedSite = getReachedSite({ outcome, finalUrl, status: null }) ?? last.approvedSite
  await tx
    .update(l)
    .set({ approvedSite, failures: 0, toldAt: null, dueAt: now })
    .where(eq(l.campaignId, id))
}
