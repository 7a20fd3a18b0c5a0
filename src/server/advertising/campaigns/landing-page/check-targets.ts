import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { TargetCheck } from '#contract/campaigns.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { campaigns as c, campaignLandingPageChecks as l } from '#server/kit/db/tables/index.ts'
import { OUTBOUND_NETWORK } from '#server/kit/http/outbound-network.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { parseTargetUrl } from '#shared/rules/target-address.ts'
import {
  judgeLandingPage,
  MIN_FAILURES_BEFORE_NOTICE,
  getNextCheckTime,
  getReachedSite,
} from '#shared/rules/landing-page-checks.ts'
import { checkTarget } from './check.ts'
import { claimDueTarget, type DueTarget } from './claim.ts'
import { notifyTargetProblem } from './notify.ts'
import { revokeCampaignApproval } from './stop.ts'

export type CheckContext = Pick<BaseContext, 'db' | 'config' | 'now' | 'outside'>

/** A few at a time: many campaigns may lead to one small website. */
const MAX_CHECKS = 10
const PAUSE_MS = 1000

/**
 * Looks at the addresses of running campaigns, each once a week, one after another. A campaign
 * whose address is not allowed any more, or leads to another site than when it was approved, stops
 * and waits for review. The advertiser is notified when a link fails twice in a row. Returns how
 * many were looked at.
 */
export async function checkTargets(ctx: CheckContext, signal?: AbortSignal): Promise<number> {
  for (let looks = 0; looks < MAX_CHECKS; looks += 1) {
    if (signal?.aborted) return looks
    const due = await claimDueTarget(ctx.db, ctx.now())
    if (!due) return looks
    if (looks > 0) await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined)
    await recordCheck(ctx, due, await checkOne(due.targetUrl, ctx))
  }
  return MAX_CHECKS
}

/** As the reviewer's look, and by the rules of form, which an older address may not fit. */
async function checkOne(targetUrl: string, { outside }: CheckContext): Promise<TargetCheck> {
  const read = parseTargetUrl(targetUrl)
  return 'problem' in read
    ? { outcome: 'refused', status: null, finalUrl: targetUrl, detail: `${read.problem}.` }
    : checkTarget(targetUrl, outside ?? OUTBOUND_NETWORK)
}

const recordCheck = ({ db, config, now: clock }: CheckContext, due: DueTarget, seen: TargetCheck) =>
  db.transaction(async (tx) => {
    const now = clock()
    const before = await lockRunning(tx, due)
    if (!before) return
    const verdict = judgeLandingPage(seen, before.approvedSite)
    const { failures, toldAt } = verdict === 'unreachable' ? countedFailure(before, now) : ANSWERED
    const { outcome, detail, finalUrl } = seen
    const found = {
      ...{ lookedAt: now, outcome, detail, finalUrl, failures, toldAt },
      approvedSite: before.approvedSite ?? getReachedSite(seen),
    }
    await tx
      .update(l)
      .set({
        ...(verdict === 'unknown' ? {} : found),
        dueAt: getNextCheckTime(now, verdict, failures),
      })
      .where(eq(l.campaignId, due.campaignId))
    const notice = { id: due.campaignId, siteUrl: config.siteUrl, detail }
    if (verdict === 'refused' || verdict === 'moved') {
      await revokeCampaignApproval(tx, { id: due.campaignId, detail, now })
      await notifyTargetProblem(tx, { ...notice, why: 'stopped' })
    } else if (toldAt === now) await notifyTargetProblem(tx, { ...notice, why: 'silent' })
  })

const ANSWERED = { failures: 0, toldAt: null }

/** Told once, until it answers again. */
const countedFailure = (before: typeof l.$inferSelect, now: Date) => {
  const failures = before.failures + 1
  return {
    failures,
    toldAt: before.toldAt ?? (failures >= MIN_FAILURES_BEFORE_NOTICE ? now : null),
  }
}

/** The last look at a campaign, if it still runs with the address that was looked at. */
async function lockRunning(tx: Transaction, { campaignId, targetUrl }: DueTarget) {
  const [running] = await tx
    .select({ id: c.id })
    .from(c)
    .where(
      and(
        ...[eq(c.id, campaignId), eq(c.targetUrl, targetUrl), eq(c.status, 'active')],
        ...[eq(c.isApproved, true), isNull(c.deletedAt)],
      ),
    )
    .for('update')
  if (!running) return undefined
  const [row] = await tx
    .select()
    .from(l)
    .where(and(eq(l.campaignId, campaignId), eq(l.targetUrl, targetUrl)))
    .for('update')
  return row
}
