import type { Classified } from '#contract/classifieds.ts'
import * as contract from '#contract/classifieds-selling.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { updateOwnClassifiedStatus, deleteClassified, markSold, recordSale } from './change.ts'
import { checkClassified } from './check.ts'
import { getMyClassified, listMyClassifieds, getMySellingStats } from './own.ts'
import { postClassified } from './post.ts'
import { updateClassified } from './update.ts'
import { uploadClassifiedImages } from './upload-images.ts'

const SENT = 'Ad submitted for admin approval!'
const CHANGED = 'Ad updated.'

type Viewable = <Shown extends Classified>(classified: Shown, now: Date) => Shown

/** What sellers do with ads of their own; `viewable` gives what is not public links to look at. */
export function sellingRoutes(api: Api, viewable: Viewable): void {
  const links = createPrivateLinks(api.deps.config.jwtSecret)
  bindFileForm(api, contract.uploadClassifiedImages, async (ctx, { files }) => ({
    data: {
      images: (await uploadClassifiedImages(ctx, files)).map((path) => ({
        url: links.sign(path, ctx.now()),
      })),
    },
  }))
  bindFileForm(
    api,
    contract.postClassified,
    async (ctx, form) => ({ data: await postClassified(ctx, form), message: SENT }),
    { missing: 'Please fill in all required fields' },
  )
  bindData(api, contract.checkClassified, (ctx, { body }) => checkClassified(ctx, body))
  bind(api, contract.listMyClassifieds, async (ctx, { query }) => {
    const { data, pagination } = await listMyClassifieds(ctx, query)
    return { data: data.map((classified) => viewable(classified, ctx.now())), pagination }
  })
  bind(api, contract.getMyClassified, async (ctx, { params }) => ({
    data: viewable(await getMyClassified(ctx, ctx.db, params.id), ctx.now()),
  }))
  bindData(api, contract.getMyClassifiedsSummary, (ctx) => getMySellingStats(ctx))
  bind(api, contract.updateClassified, async (ctx, { params, body }) => {
    const { ad: classified, isReviewed } = await updateClassified(ctx, { ...body, id: params.id })
    return { data: viewable(classified, ctx.now()), message: isReviewed ? SENT : CHANGED }
  })
  bindData(api, contract.markSold, (ctx, { params }) => markSold(ctx, params.id))
  bindData(api, contract.recordSale, (ctx, { params, body }) =>
    recordSale(ctx, {
      id: params.id,
      soldWhere: body.soldWhere,
      soldPrice: body.soldPrice ?? null,
    }),
  )
  for (const [endpoint, action] of [
    [contract.undoSale, 'undoSale'],
    [contract.renewClassified, 'renew'],
    [contract.withdrawClassified, 'withdraw'],
  ] as const)
    bindData(api, endpoint, (ctx, { params }) =>
      updateOwnClassifiedStatus(ctx, { id: params.id, action }),
    )
  bindData(api, contract.deleteClassified, (ctx, { params }) => deleteClassified(ctx, params.id))
}
