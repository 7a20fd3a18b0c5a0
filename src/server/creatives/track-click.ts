import { eq, sql } from 'drizzle-orm'
import type { SeenAd } from '#contract/creatives.ts'
import { campaigns } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { Repeats } from './repeats.ts'
import { targetOf } from './running.ts'

/**
 * Counts a click, once in half an hour for an address, and answers where it leads each time.
 * Written at once: clicks are rare and are what an advertiser pays for. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function trackClick(
  repeats: Repeats,
  ad: SeenAd,
  call: Pick<Call, 'db' | 'address' | 'now'>,
): Promise<{ data: { counted: boolean }; targetUrl: string }> {
  await repeats.limit(call)
  const targetUrl = await targetOf(call.db, ad, call.now())
  if (targetUrl === undefined) throw new ApiError('NOT_FOUND')
  const counted = await repeats.isFirst('click', ad, call)
  if (counted)
    await call.db
      .update(campaigns)
      .set({ totalClicks: sql`${campaigns.totalClicks} + 1` })
      .where(eq(campaigns.id, ad.campaignId))
  return { data: { counted }, targetUrl }
}
