import * as contract from '#contract/campaigns.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { OUTBOUND_NETWORK } from '#server/kit/http/outbound-network.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { setCampaignApproval } from './approve.ts'
import { createCampaign } from './create.ts'
import { deleteCampaign } from './delete.ts'
import { endCampaigns } from './end.ts'
import { getCampaign, listCampaigns } from './list.ts'
import { notifyNearlyUsed } from './nearly-used.ts'
import { checkTarget } from './landing-page/check.ts'
import { checkTargets } from './landing-page/check-targets.ts'
import { updateCampaign } from './update.ts'

/** `/ads/campaigns`: what advertisers pay for, and what administrators say to it. */
export function campaignRoutes(api: Api): void {
  const ctx = { ...api.ports, now: api.deps.now ?? (() => new Date()) }
  api.deps.tasks.add({
    name: 'end campaigns, and tell of budgets',
    everyMs: MINUTE_MS,
    run: async () => {
      await endCampaigns(ctx)
      await notifyNearlyUsed(ctx)
    },
  })
  api.deps.tasks.add({
    name: 'look at addresses of campaigns',
    everyMs: MINUTE_MS,
    run: async (signal) => void (await checkTargets(ctx, signal)),
  })
  bind(api, contract.listCampaigns, (ctx, { query }) => listCampaigns(ctx, query))
  bindData(api, contract.getCampaign, (ctx, { params }) => getCampaign(ctx, params.id))
  bind(api, contract.createCampaign, async (ctx, { body }) => ({
    data: await createCampaign(ctx, body),
    message: 'Campaign created successfully!',
  }))
  bind(api, contract.updateCampaign, async (ctx, { params, body }) => ({
    data: await updateCampaign(ctx, { ...body, id: params.id }),
    message: isOnlyStatus(body) ? 'Campaign status updated!' : 'Campaign updated successfully!',
  }))
  bind(api, contract.deleteCampaign, async (ctx, { params }) => {
    await deleteCampaign(ctx, params.id)
    return { message: 'Campaign deleted' }
  })
  bind(api, contract.checkTargetUrl, async (ctx, { body }) => {
    // An administrator's screen asks for each campaign that is looked at.
    const max = ctx.actor.role === 'admin' ? 600 : 60
    const uses = { use: 'address checks by', key: ctx.actor.id, max, withinMs: HOUR_MS }
    await ctx.limits.take([uses])
    return { data: await checkTarget(body.targetUrl, ctx.outside ?? OUTBOUND_NETWORK) }
  })
  bind(api, contract.approveCampaign, async (ctx, { params, body }) => {
    const target = body.approved ? await targetOf(ctx, params.id) : null
    return {
      target,
      data: await setCampaignApproval(ctx, { ...body, id: params.id, seen: target }),
      message: `Campaign ${body.approved ? 'approved' : 'rejected'} successfully`,
    }
  })
}

/** How the address of a campaign answers. Throws NOT_FOUND, NOT_POSSIBLE for one never asked. */
async function targetOf(ctx: UserContext, id: number) {
  const { targetUrl, proposed } = await getCampaign(ctx, id)
  const check = await checkTarget(proposed?.targetUrl ?? targetUrl, ctx.outside ?? OUTBOUND_NETWORK)
  if (check.outcome === 'refused') throw new ApiError('NOT_POSSIBLE', { message: check.detail })
  return check
}

const isOnlyStatus = ({ status, version: _, ...rest }: Record<string, unknown>): boolean =>
  status !== undefined && Object.values(rest).every((value) => value === undefined)
