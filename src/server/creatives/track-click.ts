import { eq, sql } from 'drizzle-orm'
import type { SeenAd } from '#contract/creatives.ts'
import { campaigns } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { isFirst, limitTracking } from './repeats.ts'
import { targetOf } from './running.ts'

/**
 * Counts a click, once in half an hour for an address, and answers where it leads each time.
 * Written at once: clicks are rare and are what an advertiser pays for. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function trackClick(
  ctx: VisitorContext,
  ad: SeenAd,
): Promise<{ data: { counted: boolean }; targetUrl: string }> {
  await limitTracking(ctx)
  const targetUrl = await targetOf(ctx.db, ad, ctx.now())
  if (targetUrl === undefined) throw new ApiError('NOT_FOUND')
  const counted = await isFirst(ctx, 'click', ad)
  if (counted)
    await ctx.db
      .update(campaigns)
      .set({ totalClicks: sql`${campaigns.totalClicks} + 1` })
      .where(eq(campaigns.id, ad.campaignId))
  return { data: { counted }, targetUrl }
}
