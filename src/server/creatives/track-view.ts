import type { SeenAd } from '#contract/creatives.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { TrackingContext } from './tracking-context.ts'
import { targetOf } from './running.ts'

/**
 * Counts a view of what may be shown today, once in ten minutes for an address. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function trackView(
  { db, address, now, repeats, tally }: TrackingContext,
  ad: SeenAd,
): Promise<{ counted: boolean }> {
  await repeats.limit(address)
  if ((await targetOf(db, ad, now())) === undefined) throw new ApiError('NOT_FOUND')
  const counted = await repeats.isFirst('view', ad, address)
  if (counted) tally.add(ad.campaignId)
  return { counted }
}
