import { dayTargetOf, rankAds, type AdCandidate, type RankedAds } from '#shared/rules/ad-choice.ts'
import { AD_SIZES, creativeFits, RESPONSIVE } from '#shared/rules/ad-slots.ts'
import type { Figures } from './figures.ts'
import type { Place, RunningCreative } from './running.ts'

const DAY_MS = 24 * 60 * 60_000

export type Candidate = AdCandidate & { creative: RunningCreative; place: Place }

/** What has the shape of the slot, and what is made smaller to fit a phone. */
type InShape = { first: RankedAds<Candidate>; other: RankedAds<Candidate> }

type Kept = { spent: Figures['spent']; bySlot: Map<string, InShape> }

/** By the first of the places, which are read anew together. */
const ranked = new WeakMap<Place, Kept>()

const SIZES: ReadonlySet<string> = new Set(AD_SIZES)

/**
 * What may stand in these places, of which there is one at least, with its figures: put in order
 * when spending has been read anew, not for every visitor.
 */
export function candidatesFor(
  places: readonly Place[],
  { size, narrow }: { size: string; narrow?: string | undefined },
  figures: Figures,
  day: string,
): InShape {
  const { spent } = figures
  const [one] = places as [Place]
  let kept = ranked.get(one)
  if (kept?.spent !== spent) ranked.set(one, (kept = { spent, bySlot: new Map() }))
  // Anybody may ask for any size: those that nobody offers are one.
  const room = SIZES.has(size) ? size : ''
  const slot = [narrow, room, ...places.map(({ id }) => id)].join(' ')
  const known = kept.bySlot.get(slot)
  if (known) return known
  const candidates = places.flatMap((place) => candidatesOf(place, figures, day))
  const made = inShape(candidates, room, narrow === '1')
  kept.bySlot.set(slot, made)
  return made
}

function inShape(candidates: readonly Candidate[], size: string, isNarrow: boolean): InShape {
  const fitting = { first: [] as Candidate[], yes: [] as Candidate[], no: [] as Candidate[] }
  for (const candidate of candidates) {
    const { creative, place } = candidate
    const room = place.size === RESPONSIVE ? size : place.size
    fitting[creativeFits(creative, room, isNarrow)].push(candidate)
  }
  return { first: rankAds(fitting.first), other: rankAds(fitting.yes) }
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
  const daysLeft = endDate === null ? null : (Date.parse(endDate) - Date.parse(day)) / DAY_MS + 1
  const dayTarget = dayTargetOf({ budget: all, spent, spentToday, dailyBudget: daily, daysLeft })
  return { price: Number(costPerClick), left, spentToday, dayTarget }
}
