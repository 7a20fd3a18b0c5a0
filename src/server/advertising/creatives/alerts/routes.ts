import * as contract from '#contract/ad-alerts.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { toRupees } from '#shared/rules/money.ts'
import { raiseAlerts } from './raise.ts'
import { findAlert, listAlerts, getAlertDetails, type Alert } from './read.ts'
import { acceptAlert, voidClicks } from './settle.ts'

const LOOK_MS = 30_000

/** Alerts about unusual clicks: raised by a task, settled by administrators. */
export function alertRoutes(api: Api): void {
  const { db, config, now = () => new Date() } = api.deps
  api.deps.tasks.add({
    name: 'look for unusual clicks of ads',
    everyMs: LOOK_MS,
    run: () => raiseAlerts(db, config.siteUrl, now()),
  })
  bind(api, contract.listAdAlerts, async (ctx) => ({
    data: (await listAlerts(ctx)).map(toAnswer),
  }))
  bind(api, contract.getAdAlert, async (ctx, { params, query }) => {
    const { alert, ...known } = await getAlertDetails(ctx, { ...params, ...query })
    return { data: { ...toAnswer(alert), ...known } }
  })
  bind(api, contract.dismissAdAlert, async (ctx, { params: { id } }) => {
    await acceptAlert(ctx, id)
    return { data: toAnswer(await findAlert(ctx.db, id)) }
  })
  bind(api, contract.voidAdAlertClicks, async (ctx, { params, body }) => {
    const { clicks, credited } = await voidClicks(ctx, { ...params, ...body })
    return { data: { clicks, credited: toRupees(credited) } }
  })
}

const toAnswer = (alert: Alert) => ({
  id: alert.id,
  campaignId: alert.campaignId,
  campaignTitle: alert.campaignTitle,
  campaignStatus: alert.campaignStatus,
  advertiser: alert.advertiser,
  kind: alert.kind,
  raisedAt: alert.raisedAt.toISOString(),
  clicks: alert.clicks,
  usual: alert.usual,
  share: alert.share,
  told: alert.told,
  outcome: alert.outcome,
  settledAt: alert.settledAt?.toISOString() ?? null,
})
