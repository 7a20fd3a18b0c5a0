import type { AdItem } from '#contract/creatives.ts'
import { serves, sizesFit } from '#shared/rules/ad-slots.ts'
import type { AdSlot } from '#shared/rules/ad-slots.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { activePlacements } from './placements.ts'
import { runningCreatives } from './running.ts'

/** As many as a slot can choose from. */
const MAX_ROWS = 10

/**
 * The advertisements that fit a slot now; empty while no place is open there or no campaign runs.
 */
export async function displayAds({ db, now }: VisitorContext, slot: AdSlot): Promise<AdItem[]> {
  const places = (await activePlacements(db)).filter((place) => serves(place, slot))
  if (places.length === 0) return []
  const running = await runningCreatives(db, now())
  const items = places.flatMap((place) =>
    running
      .filter(({ position, size }) => position === place.position && sizesFit(size, place.size))
      .map(({ campaignId, creativeId, title, size: _size, position: _position, ...creative }) => ({
        campaignId,
        creativeId,
        placementId: place.id,
        campaign: { title },
        placement: { size: place.size },
        creative: { ...creative, htmlContent: null },
      })),
  )
  return items.slice(0, MAX_ROWS)
}
