import type { Ad } from '#contract/classifieds.ts'
import * as contract from '#contract/classifieds-selling.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { updateOwnAdStatus, deleteAd, markSold, recordSale } from './change.ts'
import { checkAd } from './check.ts'
import { getMyAd, listMyAds, getMySales } from './own.ts'
import { postAd } from './post.ts'
import { updateAd } from './update.ts'
import { uploadAdImages } from './upload-images.ts'

const SENT = 'Ad submitted for admin approval!'
const CHANGED = 'Ad updated.'

type Viewable = <Shown extends Ad>(ad: Shown, now: Date) => Shown

/** What sellers do with ads of their own; `viewable` gives what is not public links to look at. */
export function sellingRoutes(api: Api, viewable: Viewable): void {
  const links = createPrivateLinks(api.deps.config.jwtSecret)
  bindFileForm(api, contract.uploadAdImages, async (ctx, { files }) => ({
    data: {
      images: (await uploadAdImages(ctx, files)).map((path) => ({
        url: links.sign(path, ctx.now()),
      })),
    },
  }))
  bindFileForm(
    api,
    contract.postAd,
    async (ctx, form) => ({ data: await postAd(ctx, form), message: SENT }),
    { missing: 'Please fill in all required fields' },
  )
  bind(api, contract.checkAd, async (ctx, { body }) => ({ data: await checkAd(ctx, body) }))
  bind(api, contract.listMyAds, async (ctx, { query }) => {
    const { data, pagination } = await listMyAds(ctx, query)
    return { data: data.map((ad) => viewable(ad, ctx.now())), pagination }
  })
  bind(api, contract.getMyAd, async (ctx, { params }) => ({
    data: viewable(await getMyAd(ctx, ctx.db, params.id), ctx.now()),
  }))
  bind(api, contract.getMySales, async (ctx) => ({ data: await getMySales(ctx) }))
  bind(api, contract.updateAd, async (ctx, { params, body }) => {
    const { ad, isReviewed } = await updateAd(ctx, { ...body, id: params.id })
    return { data: viewable(ad, ctx.now()), message: isReviewed ? SENT : CHANGED }
  })
  bind(api, contract.markSold, async (ctx, { params }) => ({
    data: await markSold(ctx, params.id),
  }))
  bind(api, contract.recordSale, async (ctx, { params, body }) => ({
    data: await recordSale(ctx, {
      id: params.id,
      soldWhere: body.soldWhere,
      soldPrice: body.soldPrice ?? null,
    }),
  }))
  for (const [endpoint, action] of [
    [contract.undoSale, 'undoSale'],
    [contract.renewAd, 'renew'],
    [contract.withdrawAd, 'withdraw'],
  ] as const)
    bind(api, endpoint, async (ctx, { params }) => ({
      data: await updateOwnAdStatus(ctx, { id: params.id, action }),
    }))
  bind(api, contract.deleteAd, async (ctx, { params }) => ({
    data: await deleteAd(ctx, params.id),
  }))
}
