import { listAllClassifieds as allAdsEndpoint } from '#contract/classified-admin.ts'
import * as contract from '#contract/classifieds.ts'
import type { Classified } from '#contract/classifieds.ts'
import { listSnapshotAds } from '#contract/snapshot.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks, withSignedLinks } from '#server/kit/uploads/index.ts'
import { isPublicClassified } from '#shared/rules/classifieds.ts'
import { listAllClassifieds } from './all.ts'
import { answerOffer } from './answer-offer.ts'
import { listCategories } from './categories.ts'
import { categoryRoutes } from './category-routes.ts'
import { changeClassified } from './change.ts'
import { countClassifiedView } from './count-view.ts'
import { getClassified } from './get.ts'
import { storeInquiry } from './inquire.ts'
import { getInquiryStats, listSellerInquiries } from './inquiries.ts'
import { listClassifieds } from './list.ts'
import { listSavedClassifieds, saveClassified, unsaveClassified } from './saved.ts'
import { sellingRoutes } from './selling-routes.ts'
import { readInquiry } from './read-inquiry.ts'
import { endingSoonTask } from './notify-ending-soon.ts'
import { readClassifieds } from './snapshot.ts'

const CLASSIFIEDS = ['classified_ads', 'classified_categories', 'view_counts'] as const

/** Ads, their categories, questions to sellers, saved ads. */
export function classifiedRoutes(api: Api): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  const links = createPrivateLinks(config.jwtSecret)
  tasks.add(endingSoonTask({ db, config, now }))
  /**
   * Only its seller and administrators see an ad that is not public, so its pictures need signed
   * links.
   */
  const viewable = <Shown extends Classified>(classified: Shown, now: Date): Shown =>
    isPublicClassified(classified.status) ? classified : withSignedLinks(classified, links, now)

  bind(api, contract.listClassifieds, (ctx, { query }) => listClassifieds(ctx, query), {
    tables: CLASSIFIEDS,
    adminsOnlyIf: ({ query }) => query.status !== undefined && query.status !== 'active',
  })
  bind(
    api,
    contract.getClassified,
    async (ctx, { params }) => ({
      data: viewable(await getClassified(ctx, params.slug), ctx.now()),
    }),
    { tables: CLASSIFIEDS },
  )
  bind(api, contract.countClassifiedView, async (ctx, { params, query }) => ({
    data: await countClassifiedView(ctx, { ...params, ...query }),
  }))
  bind(
    api,
    contract.listClassifiedCategories,
    async (ctx) => ({ data: await listCategories(ctx) }),
    { tables: CLASSIFIEDS },
  )
  bind(api, listSnapshotAds, (ctx, { query }) => readClassifieds(ctx, query), { fresh: true })

  sellingRoutes(api, viewable)
  categoryRoutes(api)

  bind(api, contract.sendInquiry, async (ctx, { body }) => ({
    data: await storeInquiry(ctx, body),
  }))

  bind(api, contract.listSavedClassifieds, async (ctx) => ({
    data: await listSavedClassifieds(ctx),
  }))
  bind(api, contract.saveClassified, async (ctx, { params }) => ({
    data: await saveClassified(ctx, params.adId),
  }))
  bind(api, contract.unsaveClassified, async (ctx, { params }) => ({
    data: await unsaveClassified(ctx, params.adId),
  }))

  bind(api, allAdsEndpoint, (ctx, { query }) => listAllClassifieds(ctx, query))
  bind(api, contract.approveClassified, async (ctx, { params }) => ({
    data: await changeClassified(ctx, { id: params.id, action: 'approve' }),
  }))
  bind(api, contract.rejectClassified, async (ctx, { params, body }) => ({
    data: await changeClassified(ctx, { id: params.id, action: 'reject', reason: body.reason }),
  }))
  bind(api, contract.setClassifiedStatus, async (ctx, { params, body }) => {
    const action = body.status === 'active' ? 'reactivate' : 'suspend'
    return { data: await changeClassified(ctx, { id: params.id, action }) }
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
