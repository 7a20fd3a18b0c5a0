import type { SeenAd } from '#contract/creatives.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { isFirst, limitTracking } from './repeats.ts'
import { targetOf } from './running.ts'
import type { ViewTally } from './view-tally.ts'

type TrackingContext = VisitorContext & { tally: ViewTally }

/**
 * Counts a view of what may be shown today, once in ten minutes for an address. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function trackView(ctx: TrackingContext, ad: SeenAd): Promise<{ counted: boolean }> {
  await limitTracking(ctx)
  if ((await targetOf(ctx.db, ad, ctx.now())) === undefined) throw new ApiError('NOT_FOUND')
  const counted = await isFirst(ctx, 'view', ad)
  if (counted) ctx.tally.add(ad.campaignId)
  return { counted }
}
