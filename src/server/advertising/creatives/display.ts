import type { DisplayedAd } from '#contract/creatives.ts'
import { isBot } from '#server/analytics/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { chooseAd, findMatches } from '#shared/rules/ad-choice.ts'
import { servesSlot, type AdSlot } from '#shared/rules/ad-slots.ts'
import { getDayShareAt } from '#shared/rules/hourly-shares.ts'
import { getKolkataDate, getKolkataMinute } from '#shared/rules/kolkata.ts'
import { getCandidates, type CandidateAd } from './candidates.ts'
import { readAdSelectionFigures } from './figures.ts'
import { normalisePageAndTown } from './known-page.ts'
import { createAdOfferToken } from './ledger/offer.ts'
import { getFileLinks } from './manage/columns.ts'
import { countOffer, type OfferedAd } from './offer-counts.ts'
import { readShowableAds } from './running.ts'

type Query = AdSlot & {
  town: string
  words: string
  narrow?: '' | '1' | undefined
  /**
   * Campaigns that the page has, or that the visitor has seen often enough, as their browser says.
   */
  without: ReadonlySet<number>
}

/**
 * The advertisement for a slot, as an offer to who asks: none while no place is open there or no
 * campaign fits.
 */
export async function findAdsForSlot(ctx: VisitorContext, asked: Query): Promise<DisplayedAd[]> {
  const now = ctx.now()
  const day = getKolkataDate(now)
  const { places, ofDay } = await readShowableAds(ctx, day)
  const serving = places.filter((place) => servesSlot(place, asked))
  if (serving.length === 0) return []
  const where = await normalisePageAndTown(ctx, asked)
  const count = (of: Pick<OfferedAd, 'campaignId' | 'creativeId' | 'placementId'>) => {
    if (!ctx.isPrefetch && !isBot(ctx.userAgent)) countOffer(ctx.db, { ...where, ...of }, now)
  }
  const none = () => {
    count({ campaignId: 0, creativeId: 0, placementId: serving[0]!.id })
    return []
  }
  const asking = serving.filter((place) => place.creatives.length > 0)
  if (asking.length === 0) return none()
  const figures = await readAdSelectionFigures(ctx.db, ofDay)
  const dayShare = getDayShareAt(figures.shape, getKolkataMinute(now))
  const { town, words, page, without } = asked
  const { first, other } = getCandidates(asking, asked, figures, { day, dayShare })
  const here = { town, words, without }
  const chosen = chooseAd(first, here, Math.random) ?? chooseAd(other, here, Math.random)
  if (!chosen) return none()
  const { campaignId, creativeId, place } = chosen
  count({ campaignId, creativeId, placementId: place.id })
  const whyShown = { page, ...findMatches(chosen, here) }
  return [{ ...itemOf(ctx, chosen, { ...where, offeredAt: now }), whyShown }]
}

function itemOf(
  ctx: VisitorContext,
  { creative, place, price }: CandidateAd,
  asked: { page: string; town: string; offeredAt: Date },
): Omit<DisplayedAd, 'whyShown'> {
  const { campaignId, creativeId, title } = creative
  const { type, size, headline, description, callToAction } = creative
  const ids = { campaignId, creativeId, placementId: place.id }
  return {
    ...ids,
    offer: createAdOfferToken(ctx, { ...ids, ...asked, price }),
    campaign: { title },
    placement: { size: place.size },
    creative: {
      ...{ type, size, headline, description, callToAction },
      ...getFileLinks(creative, (path) => path),
    },
  }
}
