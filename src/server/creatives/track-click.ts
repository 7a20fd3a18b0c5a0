import { eq, sql } from 'drizzle-orm'
import type { SeenAd } from '#contract/creatives.ts'
import { campaigns } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { TrackingContext } from './tracking-context.ts'
import { targetOf } from './running.ts'

/**
 * Counts a click, once in half an hour for an address, and answers where it leads each time.
 * Written at once: clicks are rare and are what an advertiser pays for. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function trackClick(
  { db, address, now, repeats }: TrackingContext,
  ad: SeenAd,
): Promise<{ data: { counted: boolean }; targetUrl: string }> {
  await repeats.limit(address)
  const targetUrl = await targetOf(db, ad, now())
  if (targetUrl === undefined) throw new ApiError('NOT_FOUND')
  const counted = await repeats.isFirst('click', ad, address)
  if (counted)
    await db
      .update(campaigns)
      .set({ totalClicks: sql`${campaigns.totalClicks} + 1` })
      .where(eq(campaigns.id, ad.campaignId))
  return { data: { counted }, targetUrl }
}
