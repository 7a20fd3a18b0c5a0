import { weighAds, type AdCandidate, type WeighedAds } from '#shared/rules/ad-choice.ts'
import { getDaysLeft, getDayTarget } from '#shared/rules/ad-pace.ts'
import { AD_SIZES, getCreativeFit, RESPONSIVE_SIZE } from '#shared/rules/ad-slots.ts'
import type { AdSelectionFigures } from './figures.ts'
import type { PlacementWithCreatives, RunningCreative } from './running.ts'

export type CandidateAd = AdCandidate & { creative: RunningCreative; place: PlacementWithCreatives }

/** What has the shape of the slot, and what is made smaller to fit a phone. */
type InShape = { first: WeighedAds<CandidateAd>; other: WeighedAds<CandidateAd> }

type Stored = { spent: AdSelectionFigures['spent']; bySlot: Map<string, InShape> }

/** By the first placement; all are refreshed together. */
const weighed = new WeakMap<PlacementWithCreatives, Stored>()

const SIZES: ReadonlySet<string> = new Set(AD_SIZES)

/**
 * What may stand in these places, of which there is one at least, with its figures: weighed when
 * spending has been read again, not for every visitor.
 */
export function getCandidates(
  places: readonly PlacementWithCreatives[],
  { size, narrow }: { size: string; narrow?: string | undefined },
  figures: AdSelectionFigures,
  { day, dayShare }: { day: string; dayShare: number },
): InShape {
  const { spent } = figures
  const [one] = places as [PlacementWithCreatives]
  let kept = weighed.get(one)
  if (kept?.spent !== spent) weighed.set(one, (kept = { spent, bySlot: new Map() }))
  // Anybody may ask for any size: those that nobody offers are one.
  const room = SIZES.has(size) ? size : ''
  const slot = [narrow, room, ...places.map(({ id }) => id)].join(' ')
  const known = kept.bySlot.get(slot)
  if (known) return known
  const candidates = places.flatMap((place) => candidatesOf(place, figures, day))
  const made = inShape(candidates, room, { isNarrow: narrow === '1', dayShare })
  kept.bySlot.set(slot, made)
  return made
}

function inShape(
  candidates: readonly CandidateAd[],
  size: string,
  { isNarrow, dayShare }: { isNarrow: boolean; dayShare: number },
): InShape {
  const fitting = { first: [] as CandidateAd[], yes: [] as CandidateAd[], no: [] as CandidateAd[] }
  for (const candidate of candidates) {
    const { creative, place } = candidate
    const slot = {
      size: place.size === RESPONSIVE_SIZE ? size : place.size,
      position: place.position,
    }
    fitting[getCreativeFit(creative, slot, isNarrow)].push(candidate)
  }
  return { first: weighAds(fitting.first, dayShare), other: weighAds(fitting.yes, dayShare) }
}

const candidatesOf = (
  place: PlacementWithCreatives,
  { spent, counts }: AdSelectionFigures,
  day: string,
): CandidateAd[] =>
  place.creatives.map((creative) => {
    const { campaignId, creativeId, keywords, locations } = creative
    const { views, clicks } = counts.get(creativeId) ?? { views: 0, clicks: 0 }
    const money = moneyOf(creative, spent.get(campaignId), day)
    return { campaignId, creativeId, views, clicks, keywords, locations, ...money, creative, place }
  })

function moneyOf(
  { budget, dailyBudget, costPerClick, endDate }: RunningCreative,
  figures = { spent: 0, spentToday: 0, balance: 0 },
  day: string,
) {
  const { spent, spentToday, balance } = figures
  const [all, daily] = [Number(budget), dailyBudget === null ? null : Number(dailyBudget)]
  const left = Math.min(all - spent, daily === null ? Infinity : daily - spentToday, balance)
  const daysLeft = getDaysLeft(endDate, day)
  const dayTarget = getDayTarget({ budget: all, spent, spentToday, dailyBudget: daily, daysLeft })
  return { price: Number(costPerClick), left, spentToday, dayTarget }
}
