import type { AdItem } from '#contract/creatives.ts'
import { isBot } from '#server/analytics/index.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { chooseAd, matchOf } from '#shared/rules/ad-choice.ts'
import { serves, type AdSlot } from '#shared/rules/ad-slots.ts'
import { dayShareAt } from '#shared/rules/day-shape.ts'
import { dateInKolkata, minuteInKolkata } from '#shared/rules/kolkata.ts'
import { candidatesFor, type Candidate } from './candidates.ts'
import { readFigures } from './figures.ts'
import { pageKind } from './known-page.ts'
import { sealOffer } from './ledger/offer.ts'
import { drawnFiles } from './manage/columns.ts'
import { countOffer, type Shown } from './offer-counts.ts'
import { readShowable } from './running.ts'

type Query = AdSlot & {
  town: string
  words: string
  narrow?: '' | '1' | undefined
  /** Campaigns that the page has, or that the visitor has seen often enough, as their browser says. */
  without: ReadonlySet<number>
}

/**
 * The advertisement for a slot, as an offer to who asks: none while no place is open there or no
 * campaign fits.
 */
export async function displayAds(ctx: VisitorContext, asked: Query): Promise<AdItem[]> {
  const now = ctx.now()
  const day = dateInKolkata(now)
  const { places, ofDay } = await readShowable(ctx, day)
  const serving = places.filter((place) => serves(place, asked))
  if (serving.length === 0) return []
  const where = await pageKind(ctx, asked)
  const count = (of: Pick<Shown, 'campaignId' | 'creativeId' | 'placementId'>) => {
    if (!ctx.isPrefetch && !isBot(ctx.userAgent)) countOffer(ctx.db, { ...where, ...of }, now)
  }
  const none = () => {
    count({ campaignId: 0, creativeId: 0, placementId: serving[0]!.id })
    return []
  }
  const asking = serving.filter((place) => place.creatives.length > 0)
  if (asking.length === 0) return none()
  const figures = await readFigures(ctx.db, ofDay)
  const dayShare = dayShareAt(figures.shape, minuteInKolkata(now))
  const { town, words, page, without } = asked
  const { first, other } = candidatesFor(asking, asked, figures, { day, dayShare })
  const here = { town, words, without }
  const chosen = chooseAd(first, here, Math.random) ?? chooseAd(other, here, Math.random)
  if (!chosen) return none()
  const { campaignId, creativeId, place } = chosen
  count({ campaignId, creativeId, placementId: place.id })
  const whyShown = { page, ...matchOf(chosen, here) }
  return [{ ...itemOf(ctx, chosen, { ...where, offeredAt: now }), whyShown }]
}

function itemOf(
  ctx: VisitorContext,
  { creative, place, price }: Candidate,
  asked: { page: string; town: string; offeredAt: Date },
): Omit<AdItem, 'whyShown'> {
  const { campaignId, creativeId, title } = creative
  const { type, size, headline, description, callToAction } = creative
  const ids = { campaignId, creativeId, placementId: place.id }
  return {
    ...ids,
    offer: sealOffer(ctx, { ...ids, ...asked, price }),
    campaign: { title },
    placement: { size: place.size },
    creative: {
      ...{ type, size, headline, description, callToAction },
      ...drawnFiles(creative, (path) => path),
    },
  }
}
