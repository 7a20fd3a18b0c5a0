import { RateLimits } from '#server/rate-limit/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { SeenAd } from '#contract/creatives.ts'

const MINUTE_MS = 60_000

/**
 * One person reading page after page sees a place's advertisement once in a while; clicks cost the
 * advertiser more.
 */
const COUNTED_ONCE_IN = { view: 10 * MINUTE_MS, click: 30 * MINUTE_MS }

/** Far above what a household or an office behind one address sees. */
const MAX_A_MINUTE = 120

/** Tells the first view or click from its repetitions, by network address. */
export class Repeats {
  readonly #limits = new RateLimits()

  /** Throws TOO_MANY_REQUESTS for an address that tells of more than anyone can see. */
  async limit(address: string): Promise<void> {
    await this.#limits.take([
      { use: 'call from', network: address, max: MAX_A_MINUTE, withinMs: MINUTE_MS },
    ])
  }

  async isFirst(what: 'view' | 'click', ad: SeenAd, address: string): Promise<boolean> {
    const key = `${ad.creativeId} at ${ad.placementId} from ${address}`
    try {
      await this.#limits.take([{ use: what, key, max: 1, withinMs: COUNTED_ONCE_IN[what] }])
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }
}
