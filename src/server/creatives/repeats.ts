import { ApiError } from '#server/errors/api-error.ts'
import type { BaseContext } from '#server/http/verb-context.ts'
import type { SeenAd } from '#contract/creatives.ts'

const MINUTE_MS = 60_000

/**
 * One person who reads page after page is counted as seeing an advertisement again after ten
 * minutes; a click costs the advertiser more, and counts again after thirty.
 */
const COUNTED_ONCE_IN = { view: 10 * MINUTE_MS, click: 30 * MINUTE_MS }

/** Far above what a household or an office behind one address sees. */
const MAX_A_MINUTE = 120

type Asking = Pick<BaseContext, 'address' | 'localLimits'>

/** Throws TOO_MANY_REQUESTS for an address that reports more than a person can see. */
export async function limitTracking({ address, localLimits }: Asking): Promise<void> {
  await localLimits.take([
    { use: 'ad seen from', network: address, max: MAX_A_MINUTE, withinMs: MINUTE_MS },
  ])
}

/** Whether this is the first view or click of an address within its time, not a repetition. */
export async function isFirst(
  { address, localLimits }: Asking,
  what: 'view' | 'click',
  ad: SeenAd,
): Promise<boolean> {
  const key = `${ad.creativeId} at ${ad.placementId} from ${address}`
  try {
    await localLimits.take([{ use: `ad ${what}`, key, max: 1, withinMs: COUNTED_ONCE_IN[what] }])
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
