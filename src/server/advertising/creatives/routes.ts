import * as contract from '#contract/creatives.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { toRupees } from '#shared/rules/money.ts'
import { alertRoutes } from './alerts/routes.ts'
import { findAdsForSlot } from './display.ts'
import { manageRoutes } from './manage/routes.ts'
import { ledgerTasks } from './ledger/tasks.ts'
import {
  listWithdrawals,
  previewWithdrawal,
  withdrawCharges,
  type ChargeWithdrawal,
} from './ledger/withdraw.ts'
import { offerCountsTask } from './offer-counts.ts'
import { trackClick, trackView } from './track.ts'

/**
 * `/api/ads/…` and, as the specification writes the path with the prefix doubled, `/api/api/ads/…`.
 */
const PREFIXES = ['', '/api']

const under = <E extends { path: string }>(prefix: string, endpoint: E): E => ({
  ...endpoint,
  path: prefix + endpoint.path,
})

/** Advertisements for the slots of public pages, and the books of what was seen and followed. */
export function creativeRoutes(api: Api): void {
  manageRoutes(api)
  alertRoutes(api)
  for (const task of ledgerTasks(api.deps)) api.deps.tasks.add(task)
  api.deps.tasks.add(offerCountsTask(api.deps.db))
  for (const prefix of PREFIXES) {
    // An offer is made to one visitor, once: nobody may keep it.
    bindData(
      api,
      under(prefix, contract.getAdForSlot),
      (ctx, { query }) => findAdsForSlot(ctx, query),
      { fresh: true },
    )
    bindData(api, under(prefix, contract.trackImpression), (ctx, { body }) => trackView(ctx, body))
    bind(api, under(prefix, contract.trackClick), (ctx, { body }) => trackClick(ctx, body))
  }
  bind(api, contract.voidCharges, async (ctx, { body: { from, until, ...named } }) => ({
    data: toAnswer(
      await withdrawCharges(ctx, { ...named, from: new Date(from), until: new Date(until) }),
    ),
  }))
  bindData(api, contract.previewVoidedCharges, (ctx, { query: { from, until, ...named } }) =>
    previewWithdrawal(ctx, {
      ...named,
      from: new Date(from),
      until: new Date(until),
    }),
  )
  bind(api, contract.listVoidedCharges, async (ctx) => ({
    data: (await listWithdrawals(ctx)).map(toAnswer),
  }))
}

const toAnswer = (withdrawal: ChargeWithdrawal) => ({
  id: withdrawal.id,
  from: withdrawal.fromTime.toISOString(),
  until: withdrawal.untilTime.toISOString(),
  campaignId: withdrawal.campaignId,
  campaignTitle: withdrawal.campaignTitle,
  placementId: withdrawal.placementId,
  network: withdrawal.network,
  reason: withdrawal.reason,
  madeAt: withdrawal.madeAt.toISOString(),
  views: withdrawal.views,
  clicks: withdrawal.clicks,
  credited: toRupees(withdrawal.credited),
})
