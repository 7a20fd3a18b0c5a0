import { listAllClassifieds as allAdsEndpoint } from '#contract/classified-admin.ts'
import * as contract from '#contract/classifieds.ts'
import type { Classified } from '#contract/classifieds.ts'
import { listSnapshotClassifieds } from '#contract/snapshot.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks, withSignedLinks } from '#server/kit/uploads/index.ts'
import { isPublicClassified } from '#shared/rules/classifieds.ts'
import { listAllClassifieds } from './all.ts'
import { answerOffer } from './answer-offer.ts'
import { listCategories } from './categories.ts'
import { categoryRoutes } from './category-routes.ts'
import { setClassifiedStatus } from './change.ts'
import { countClassifiedView } from './count-view.ts'
import { getClassified } from './get.ts'
import { inLanguage } from './in-language.ts'
import { storeInquiry } from './inquire.ts'
import { getInquiryStats, listSellerInquiries } from './inquiries.ts'
import { listClassifieds } from './list.ts'
import { listSavedClassifiedIds, saveClassified, unsaveClassified } from './saved.ts'
import { sellingRoutes } from './selling-routes.ts'
import { markOwnInquiryRead } from './mark-inquiry-read.ts'
import { endingSoonTask } from './notify-ending-soon.ts'
import { readClassifieds } from './snapshot.ts'

const CLASSIFIEDS = [
  ...['classified_ads', 'classified_categories', 'locations', 'view_counts'],
] as const

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
    async (ctx, { params, query }) => {
      const ad = await getClassified(ctx, params.slug)
      return { data: viewable(await inLanguage(ctx.db, ad, query.language), ctx.now()) }
    },
    { tables: CLASSIFIEDS },
  )
  bindData(api, contract.countClassifiedView, (ctx, { params, query }) =>
    countClassifiedView(ctx, { ...params, ...query }),
  )
  bindData(api, contract.listClassifiedCategories, (ctx) => listCategories(ctx), {
    tables: CLASSIFIEDS,
  })
  bind(api, listSnapshotClassifieds, (ctx, { query }) => readClassifieds(ctx, query), {
    fresh: true,
  })

  sellingRoutes(api, viewable)
  categoryRoutes(api)

  bindData(api, contract.sendInquiry, (ctx, { body }) => storeInquiry(ctx, body))

  bindData(api, contract.listSavedClassifieds, (ctx) => listSavedClassifiedIds(ctx))
  bindData(api, contract.saveClassified, (ctx, { params }) => saveClassified(ctx, params.adId))
  bindData(api, contract.unsaveClassified, (ctx, { params }) => unsaveClassified(ctx, params.adId))

  bind(api, allAdsEndpoint, (ctx, { query }) => listAllClassifieds(ctx, query))
  bindData(api, contract.approveClassified, (ctx, { params, query }) =>
    setClassifiedStatus(ctx, { id: params.id, action: 'approve', shown: query.version }),
  )
  bindData(api, contract.rejectClassified, (ctx, { params, body }) =>
    setClassifiedStatus(ctx, { id: params.id, action: 'reject', reason: body.reason }),
  )
  bind(api, contract.setClassifiedStatus, async (ctx, { params, body }) => {
    const action = body.status === 'active' ? 'reactivate' : 'suspend'
    return { data: await setClassifiedStatus(ctx, { id: params.id, action }) }
  })
  bind(api, contract.listSellerInquiries, (ctx, { query }) => listSellerInquiries(ctx, query))
  bindData(api, contract.markInquiryRead, (ctx, { params }) => markOwnInquiryRead(ctx, params.id))
  bindData(api, contract.answerOffer, (ctx, { params, body }) =>
    answerOffer(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.getInquiryStats, (ctx) => getInquiryStats(ctx))
}
