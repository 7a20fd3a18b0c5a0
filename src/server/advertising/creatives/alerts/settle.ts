import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { midnightSql } from '#server/advertising/creatives/ledger/midnight.ts'
import { withdrawCharges } from '#server/advertising/creatives/ledger/withdraw.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adAlerts, type WithdrawnClickSources } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { AdAlertOutcome } from '#shared/rules/ad-alerts.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { findAlert, hasSources, getAlertPeriod } from './read.ts'

type Settlement = Pick<UserContext, 'db' | 'actor' | 'now'>

/** The clicks were normal: all are charged again. Throws NOT_FOUND, NOT_POSSIBLE. */
export async function acceptAlert(ctx: Settlement, id: number): Promise<void> {
  const alert = await findAlert(ctx.db, id)
  await ctx.db.transaction(async (tx) => {
    await settle(tx, ctx, { id, outcome: 'normal', campaignId: alert.campaignId })
    await recordAudit(tx, ctx.actor, 'find clicks normal', 'ad_alerts', id, {
      campaignId: alert.campaignId,
    })
  })
}

/**
 * Takes back what came from the named sources, in one transaction with the end of the alert; more
 * than is usual stays uncharged until the day is over. Throws NOT_FOUND, INVALID_INPUT,
 * NOT_POSSIBLE.
 */
export async function voidClicks(
  ctx: Settlement & Pick<UserContext, 'config'>,
  { id, reason, ...sources }: { id: number; reason: string } & WithdrawnClickSources,
) {
  if (!hasSources(sources))
    throw new ApiError('INVALID_INPUT', { fields: { sites: 'Choose what to refund.' } })
  const alert = await findAlert(ctx.db, id)
  const { campaignId } = alert
  const span = await getAlertPeriod(ctx.db, alert, ctx.now())
  return withdrawCharges(ctx, { ...span, campaignId, sources, reason }, (tx) =>
    settle(tx, ctx, { id, outcome: 'taken-back', campaignId }),
  )
}

async function settle(
  tx: Transaction,
  { actor, now }: Settlement,
  { id, outcome, campaignId }: { id: number; outcome: AdAlertOutcome; campaignId: number },
): Promise<void> {
  const at = now()
  const day = getKolkataDate(at)
  const [settled] = await tx
    .update(adAlerts)
    .set({
      ...{ outcome, settledAt: at, settledBy: actor.id },
      holdsUntil: outcome === 'normal' ? at : sql`${midnightSql(shiftDay(day, 1))}`,
      // What was found normal is all that came by now, charged or not.
      clicks: sql`greatest(${adAlerts.clicks}, coalesce((select sum(count) from ad_hours
        where campaign_id = ${campaignId} and kind = 'click' and hour >= ${midnightSql(day)}
          and verdict in ('billed', 'above-pace', 'unusual')), 0))::int`,
    })
    .where(and(eq(adAlerts.id, id), isNull(adAlerts.settledAt)))
    .returning({ id: adAlerts.id })
  if (!settled) throw new ApiError('NOT_POSSIBLE', { message: 'This was already decided.' })
}
