import type { AdItem } from '#contract/creatives.ts'
import { hashOf, isProgram, prefixOf } from '#server/analytics/index.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { chooseAd, dayTargetOf, matchOf, type AdCandidate } from '#shared/rules/ad-choice.ts'
import { creativeFits, RESPONSIVE, serves, type AdSlot } from '#shared/rules/ad-slots.ts'
import { dayShareAt } from '#shared/rules/day-shape.ts'
import { dateInKolkata, minuteInKolkata } from '#shared/rules/kolkata.ts'
import { readFigures, type Figures } from './figures.ts'
import { knownPage } from './known-page.ts'
import { saltOf } from './ledger/books.ts'
import { signOffer } from './ledger/offer.ts'
import { drawnFiles } from './manage/columns.ts'
import { countOffer, type Shown } from './offer-counts.ts'
import { offeredTo } from './offered.ts'
import { readShowable, type Place, type RunningCreative } from './running.ts'

const DAY_MS = 24 * 60 * 60_000

type Candidate = AdCandidate & { creative: RunningCreative; place: Place }
type Asked = AdSlot & { town: string; words: string; narrow?: '' | '1' | undefined }

/**
 * The advertisement for a slot, as an offer to who asks: none while no place is open there or no
 * campaign fits.
 */
export async function displayAds(ctx: VisitorContext, asked: Asked): Promise<AdItem[]> {
  const now = ctx.now()
  const day = dateInKolkata(now)
  const { places, ofDay } = await readShowable(ctx, day)
  const serving = places.filter((place) => serves(place, asked))
  if (serving.length === 0) return []
  const where = await knownPage(ctx, asked)
  const count = (of: Pick<Shown, 'campaignId' | 'creativeId' | 'placementId'>) => {
    if (!ctx.isPrefetch && !isProgram(ctx.userAgent)) countOffer(ctx.db, { ...where, ...of }, now)
  }
  const none = () => {
    count({ campaignId: 0, creativeId: 0, placementId: serving[0]!.id })
    return []
  }
  const asking = serving.filter((place) => place.creatives.length > 0)
  if (asking.length === 0) return none()
  const figures = await readFigures(ctx.db, ofDay)
  const visitor = hashOf(await saltOf(ctx.db, day), prefixOf(ctx.address), ctx.userAgent)
  const shown = offeredTo(ctx.db, day, visitor)
  const candidates = asking.flatMap((place) => candidatesOf(place, figures, day))
  const dayShare = dayShareAt(figures.shape, minuteInKolkata(now))
  const { town, words, page } = asked
  const { first, other } = inShape(candidates, asked)
  const here = { town, words, dayShare, shown }
  const chosen = chooseAd(first, here, Math.random) ?? chooseAd(other, here, Math.random)
  if (!chosen) return none()
  const { campaignId, creativeId, place } = chosen
  shown.set(campaignId, (shown.get(campaignId) ?? 0) + 1)
  count({ campaignId, creativeId, placementId: place.id })
  const whyShown = { page, ...matchOf(chosen, here) }
  return [{ ...itemOf(ctx, chosen, { ...where, offeredAt: now }), whyShown }]
}

/** Those whose shape is that of the slot, and those that are made smaller to fit a phone. */
function inShape(candidates: readonly Candidate[], { size, narrow }: Asked) {
  const fitting = { first: [] as Candidate[], other: [] as Candidate[] }
  for (const candidate of candidates) {
    const { creative, place } = candidate
    const room = place.size === RESPONSIVE ? size : place.size
    const fit = creativeFits(creative, room, narrow === '1')
    if (fit !== 'no') fitting[fit === 'first' ? 'first' : 'other'].push(candidate)
  }
  return fitting
}

const made = new WeakMap<Place, { spent: Figures['spent']; candidates: Candidate[] }>()

/** What may stand in a place, with its figures: made anew when spending has been read anew. */
function candidatesOf(place: Place, { spent, counts }: Figures, day: string): Candidate[] {
  const kept = made.get(place)
  if (kept?.spent === spent) return kept.candidates
  const candidates = place.creatives.map((creative): Candidate => {
    const { campaignId, creativeId, keywords, locations } = creative
    const { views, clicks } = counts.get(creativeId) ?? { views: 0, clicks: 0 }
    const money = moneyOf(creative, spent.get(campaignId), day)
    return { campaignId, creativeId, views, clicks, keywords, locations, ...money, creative, place }
  })
  made.set(place, { spent, candidates })
  return candidates
}

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

function itemOf(
  ctx: VisitorContext,
  { creative, place, price }: Candidate,
  asked: { page: string; town: string; offeredAt: Date },
): Omit<AdItem, 'whyShown'> {
  const { campaignId, creativeId, title } = creative
  const { type, headline, description, callToAction } = creative
  const ids = { campaignId, creativeId, placementId: place.id }
  return {
    ...ids,
    offer: signOffer(ctx, { ...ids, ...asked, price }),
    campaign: { title },
    placement: { size: place.size },
    creative: {
      ...{ type, headline, description, callToAction },
      ...drawnFiles(creative, (path) => path),
    },
  }
}
