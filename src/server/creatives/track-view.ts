import type { SeenAd } from '#contract/creatives.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { Repeats } from './repeats.ts'
import { targetOf } from './running.ts'
import type { ViewTally } from './view-tally.ts'

/**
 * Counts a view of what may be shown today, once in ten minutes for an address. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function trackView(
  { repeats, tally }: { repeats: Repeats; tally: ViewTally },
  ad: SeenAd,
  call: Pick<Call, 'db' | 'address' | 'now'>,
): Promise<{ counted: boolean }> {
  await repeats.limit(call)
  if ((await targetOf(call.db, ad, call.now())) === undefined) throw new ApiError('NOT_FOUND')
  const counted = await repeats.isFirst('view', ad, call)
  if (counted) tally.add(ad.campaignId)
  return { counted }
}
