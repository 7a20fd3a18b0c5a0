import * as contract from '#contract/classifieds.ts'
import type { Ad } from '#contract/classifieds.ts'
import { requireAdmin, requireUser, VISITOR } from '#server/actor/actor.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { bind } from '#server/http/bind.ts'
import { bindFileForm } from '#server/http/bind-file-form.ts'
import type { Api } from '#server/http/context.ts'
import { privateLinks, withLinks } from '#server/uploads/index.ts'
import { countView } from '#server/views/index.ts'
import { isPublicAd } from '#shared/rules/classifieds.ts'
import { listCategories } from './categories.ts'
import { changeAd, markSold } from './change.ts'
import { getAd } from './get.ts'
import { inquire } from './inquire.ts'
import { inquiryStats, sellerInquiries } from './inquiries.ts'
import { listAds } from './list.ts'
import { myAds } from './my-ads.ts'
import { postAd } from './post.ts'
import { listSavedAds, saveAd, unsaveAd } from './saved.ts'
import { readAds } from './snapshot.ts'

const ADS = ['classified_ads', 'classified_categories', 'view_counts'] as const
const HOUR_MS = 60 * 60 * 1000

/** Ads, their categories, questions to sellers, saved ads. */
export function classifiedRoutes(api: Api): void {
  const limits = new RateLimits(api.deps.db)
  const links = privateLinks(api.deps.config.jwtSecret)
  /** Strangers are not shown an ad that is not public, so its pictures are for who is. */
  const viewable = (ad: Ad, now: Date) => (isPublicAd(ad.status) ? ad : withLinks(ad, links, now))

  bind(
    api,
    contract.listAds,
    async ({ query }, { db, now, actor }) => {
      if (query.status && query.status !== 'active') requireAdmin(await actor())
      return listAds(db, query, now())
    },
    { tables: ADS },
  )
  bind(
    api,
    contract.getAd,
    async ({ params }, { db, now, actor }) => ({
      data: viewable(await getAd(db, params.slug, now(), actor), now()),
    }),
    { tables: ADS },
  )
  bind(api, contract.countAdView, async ({ params }, call) => {
    const ad = await getAd(call.db, params.slug, call.now(), () => Promise.resolve(VISITOR))
    return { data: await countView(call, 'classified', ad.id) }
  })
  bind(
    api,
    contract.listClassifiedCategories,
    async (_, { db, now }) => ({ data: await listCategories(db, now()) }),
    {
      tables: ADS,
    },
  )
  bind(api, contract.snapshotAds, ({ query }, { db, now }) => readAds(db, query, now()), {
    fresh: true,
  })

  bind(api, contract.sendInquiry, async ({ body }, { now, actor, address }) => ({
    data: await inquire(api.deps, limits, requireUser(await actor()), body, {
      address,
      now: now(),
    }),
  }))

  bind(api, contract.listSavedAds, async (_, { db, actor }) => ({
    data: await listSavedAds(db, requireUser(await actor())),
  }))
  bind(api, contract.saveAd, async ({ params }, { db, actor }) => {
    const user = requireUser(await actor())
    await limits.take([{ use: 'save by', key: user.id, max: 300, withinMs: HOUR_MS }])
    return { data: await saveAd(db, user, params.adId) }
  })
  bind(api, contract.unsaveAd, async ({ params }, { db, actor }) => ({
    data: await unsaveAd(db, requireUser(await actor()), params.adId),
  }))

  bindFileForm(
    api,
    contract.postAd,
    async (form, call) => ({
      data: await postAd(api.deps.uploads, limits, form, call),
      message: 'Ad submitted for admin approval!',
    }),
    { missing: 'Please fill in all required fields' },
  )
  bind(api, contract.myAds, async (_, { db, now, actor }) => ({
    data: (await myAds(db, requireUser(await actor()), now())).map((ad) => viewable(ad, now())),
  }))
  bind(api, contract.markSold, async ({ params }, { db, now, actor }) => ({
    data: await markSold(db, requireUser(await actor()), params.id, now()),
  }))
  bind(api, contract.approveAd, async ({ params }, { db, now, actor }) => ({
    data: await changeAd(db, await actor(), params.id, { action: 'approve' }, now()),
  }))
  bind(api, contract.rejectAd, async ({ params, body }, { db, now, actor }) => ({
    data: await changeAd(
      db,
      await actor(),
      params.id,
      { action: 'reject', reason: body.reason },
      now(),
    ),
  }))
  bind(api, contract.setAdStatus, async ({ params, body }, { db, now, actor }) => {
    const action = body.status === 'active' ? 'reactivate' : 'suspend'
    return { data: await changeAd(db, await actor(), params.id, { action }, now()) }
  })
  bind(api, contract.sellerInquiries, async (_, { db, actor }) => ({
    data: await sellerInquiries(db, requireUser(await actor())),
  }))
  bind(api, contract.inquiryStats, async (_, { db, actor }) => ({
    data: await inquiryStats(db, requireUser(await actor())),
  }))
}
