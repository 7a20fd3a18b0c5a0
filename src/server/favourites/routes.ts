import * as contract from '#contract/favourites.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { addFavourite } from './add-one.ts'
import { addFavourites } from './add.ts'
import { listFavourites } from './list.ts'
import { removeFavourite } from './remove.ts'

/** What an account has saved. */
export function favouriteRoutes(api: Api): void {
  bindData(api, contract.listFavourites, (ctx) => listFavourites(ctx))
  bindData(api, contract.mergeFavourites, (ctx, { body }) => addFavourites(ctx, body.ids))
  bindData(api, contract.addFavourite, (ctx, { params }) => addFavourite(ctx, params.businessId))
  bindData(api, contract.removeFavourite, (ctx, { params }) =>
    removeFavourite(ctx, params.businessId),
  )
}
