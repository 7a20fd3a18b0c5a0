import type { AdItem } from '#contract/creatives.ts'
import { hashOf, prefixOf } from '#server/analytics/index.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { chooseAd, dayTargetOf, type AdCandidate } from '#shared/rules/ad-choice.ts'
import { serves, sizesFit, type AdSlot } from '#shared/rules/ad-slots.ts'
import { dayShareAt } from '#shared/rules/day-shape.ts'
import { dateInKolkata, minuteInKolkata } from '#shared/rules/kolkata.ts'
import { readFigures } from './figures.ts'
import { saltOf } from './ledger/books.ts'
import { signOffer } from './ledger/offer.ts'
import { offeredTo } from './offered.ts'
import { readShowable, type RunningCreative } from './running.ts'

const DAY_MS = 24 * 60 * 60_000

type Place = { id: number; size: string }
type Candidate = AdCandidate & { creative: RunningCreative; place: Place }
type Asked = AdSlot & { town: string; words: string }

/**
 * The advertisement for a slot, as an offer to who asks: none while no place is open there or no
 * campaign fits.
 */
export async function displayAds(ctx: VisitorContext, asked: Asked): Promise<AdItem[]> {
  const now = ctx.now()
  const day = dateInKolkata(now)
  const { places, running } = await readShowable(ctx, day)
  const fitting = places
    .filter((place) => serves(place, asked))
    .flatMap((place) =>
      running
        .filter(({ position, size }) => position === place.position && sizesFit(size, place.size))
        .map((creative) => ({ creative, place })),
    )
  if (fitting.length === 0) return []
  const { spent, counts, shape } = await readFigures(
    ctx.db,
    running.map(({ campaignId }) => campaignId),
    day,
  )
  const visitor = hashOf(await saltOf(ctx.db, day), prefixOf(ctx.address), ctx.userAgent)
  const offered = offeredTo(ctx.db, day, visitor)
  const candidates = fitting.map(({ creative, place }): Candidate => {
    const { campaignId, creativeId } = creative
    const money = moneyOf(creative, spent.get(campaignId), day)
    const { views, clicks } = counts.get(creativeId) ?? { views: 0, clicks: 0 }
    const { keywords, locations } = creative
    const shown = offered.get(campaignId) ?? 0
    const own = { campaignId, creativeId, views, clicks, keywords, locations, shown }
    return { ...own, ...money, creative, place }
  })
  const dayShare = dayShareAt(shape, minuteInKolkata(now))
  const { town, words, page } = asked
  const chosen = chooseAd(candidates, { town, words, dayShare }, Math.random)
  if (!chosen) return []
  offered.set(chosen.campaignId, chosen.shown + 1)
  return [itemOf(ctx, chosen, { page, town, offeredAt: now })]
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
): AdItem {
  const { campaignId, creativeId, title } = creative
  const { type, imageUrl, videoUrl, gifUrl, headline, description, callToAction } = creative
  const ids = { campaignId, creativeId, placementId: place.id }
  return {
    ...ids,
    offer: signOffer(ctx, { ...ids, ...asked, price }),
    campaign: { title },
    placement: { size: place.size },
    creative: {
      ...{ type, imageUrl, videoUrl, gifUrl, headline, description, callToAction },
      htmlContent: null,
    },
  }
}
