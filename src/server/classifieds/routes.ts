import { listAllAds as allAdsEndpoint } from '#contract/classified-admin.ts'
import * as contract from '#contract/classifieds.ts'
import type { Ad } from '#contract/classifieds.ts'
import { listSnapshotAds } from '#contract/snapshot.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks, withSignedLinks } from '#server/kit/uploads/index.ts'
import { isPublicAd } from '#shared/rules/classifieds.ts'
import { listAllAds } from './all.ts'
import { answerOffer } from './answer-offer.ts'
import { listCategories } from './categories.ts'
import { categoryRoutes } from './category-routes.ts'
import { changeAd } from './change.ts'
import { countAdView } from './count-view.ts'
import { getAd } from './get.ts'
import { storeInquiry } from './inquire.ts'
import { getInquiryStats, listSellerInquiries } from './inquiries.ts'
import { listAds } from './list.ts'
import { listSavedAds, saveAd, unsaveAd } from './saved.ts'
import { sellingRoutes } from './selling-routes.ts'
import { readInquiry } from './read-inquiry.ts'
import { endingSoonTask } from './notify-ending-soon.ts'
import { readAds } from './snapshot.ts'

const ADS = ['classified_ads', 'classified_categories', 'view_counts'] as const

/** Ads, their categories, questions to sellers, saved ads. */
export function classifiedRoutes(api: Api): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  const links = createPrivateLinks(config.jwtSecret)
  tasks.add(endingSoonTask({ db, config, now }))
  /**
   * Only its seller and administrators see an ad that is not public, so its pictures need signed
   * links.
   */
  const viewable = <Shown extends Ad>(ad: Shown, now: Date): Shown =>
    isPublicAd(ad.status) ? ad : withSignedLinks(ad, links, now)

  bind(api, contract.listAds, (ctx, { query }) => listAds(ctx, query), {
    tables: ADS,
    adminsOnlyIf: ({ query }) => query.status !== undefined && query.status !== 'active',
  })
  bind(
    api,
    contract.getAd,
    async (ctx, { params }) => ({ data: viewable(await getAd(ctx, params.slug), ctx.now()) }),
    { tables: ADS },
  )
  bind(api, contract.countAdView, async (ctx, { params, query }) => ({
    data: await countAdView(ctx, { ...params, ...query }),
  }))
  bind(
    api,
    contract.listClassifiedCategories,
    async (ctx) => ({ data: await listCategories(ctx) }),
    { tables: ADS },
  )
  bind(api, listSnapshotAds, (ctx, { query }) => readAds(ctx, query), { fresh: true })

  sellingRoutes(api, viewable)
  categoryRoutes(api)

  bind(api, contract.sendInquiry, async (ctx, { body }) => ({
    data: await storeInquiry(ctx, body),
  }))

  bind(api, contract.listSavedAds, async (ctx) => ({ data: await listSavedAds(ctx) }))
  bind(api, contract.saveAd, async (ctx, { params }) => ({
    data: await saveAd(ctx, params.adId),
  }))
  bind(api, contract.unsaveAd, async (ctx, { params }) => ({
    data: await unsaveAd(ctx, params.adId),
  }))

  bind(api, allAdsEndpoint, (ctx, { query }) => listAllAds(ctx, query))
  bind(api, contract.approveAd, async (ctx, { params }) => ({
    data: await changeAd(ctx, { id: params.id, action: 'approve' }),
  }))
  bind(api, contract.rejectAd, async (ctx, { params, body }) => ({
    data: await changeAd(ctx, { id: params.id, action: 'reject', reason: body.reason }),
  }))
  bind(api, contract.setAdStatus, async (ctx, { params, body }) => {
    const action = body.status === 'active' ? 'reactivate' : 'suspend'
    return { data: await changeAd(ctx, { id: params.id, action }) }
  })
  bind(api, contract.listSellerInquiries, (ctx, { query }) => listSellerInquiries(ctx, query))
  bind(api, contract.readInquiry, async (ctx, { params }) => ({
    data: await readInquiry(ctx, params.id),
  }))
  bind(api, contract.answerOffer, async (ctx, { params, body }) => ({
    data: await answerOffer(ctx, { ...body, id: params.id }),
  }))
  bind(api, contract.getInquiryStats, async (ctx) => ({ data: await getInquiryStats(ctx) }))
}
