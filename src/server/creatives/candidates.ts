import { weighAds, type AdCandidate, type DrawnAds } from '#shared/rules/ad-choice.ts'
import { daysLeftOf, dayTargetOf } from '#shared/rules/ad-pace.ts'
import { AD_SIZES, creativeFits, RESPONSIVE } from '#shared/rules/ad-slots.ts'
import type { Figures } from './figures.ts'
import type { Place, RunningCreative } from './running.ts'

export type Candidate = AdCandidate & { creative: RunningCreative; place: Place }

/** What has the shape of the slot, and what is made smaller to fit a phone. */
type InShape = { first: DrawnAds<Candidate>; other: DrawnAds<Candidate> }

type Stored = { spent: Figures['spent']; bySlot: Map<string, InShape> }

/** By the first placement; all are refreshed together. */
const weighed = new WeakMap<Place, Stored>()

const SIZES: ReadonlySet<string> = new Set(AD_SIZES)

/**
 * What may stand in these places, of which there is one at least, with its figures: weighed when
 * spending has been read anew, not for every visitor.
 */
export function candidatesFor(
  places: readonly Place[],
  { size, narrow }: { size: string; narrow?: string | undefined },
  figures: Figures,
  { day, dayShare }: { day: string; dayShare: number },
): InShape {
  const { spent } = figures
  const [one] = places as [Place]
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
  candidates: readonly Candidate[],
  size: string,
  { isNarrow, dayShare }: { isNarrow: boolean; dayShare: number },
): InShape {
  const fitting = { first: [] as Candidate[], yes: [] as Candidate[], no: [] as Candidate[] }
  for (const candidate of candidates) {
    const { creative, place } = candidate
    const slot = { size: place.size === RESPONSIVE ? size : place.size, position: place.position }
    fitting[creativeFits(creative, slot, isNarrow)].push(candidate)
  }
  return { first: weighAds(fitting.first, dayShare), other: weighAds(fitting.yes, dayShare) }
}

const candidatesOf = (place: Place, { spent, counts }: Figures, day: string): Candidate[] =>
  place.creatives.map((creative) => {
    const { campaignId, creativeId, keywords, locations } = creative
    const { views, clicks } = counts.get(creativeId) ?? { views: 0, clicks: 0 }
    const money = moneyOf(creative, spent.get(campaignId), day)
    return { campaignId, creativeId, views, clicks, keywords, locations, ...money, creative, place }
  })

function moneyOf(
  { budget, dailyBudget, costPerClick, endDate }: RunningCreative,
  figures = { spent: 0, spentToday: 0 },
  day: string,
) {
  const { spent, spentToday } = figures
  const [all, daily] = [Number(budget), dailyBudget === null ? null : Number(dailyBudget)]
  const left = Math.min(all - spent, daily === null ? Infinity : daily - spentToday)
  const daysLeft = daysLeftOf(endDate, day)
  const dayTarget = dayTargetOf({ budget: all, spent, spentToday, dailyBudget: daily, daysLeft })
  return { price: Number(costPerClick), left, spentToday, dayTarget }
}
