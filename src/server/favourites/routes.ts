import * as contract from '#contract/favourites.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { addFavourite } from './add-one.ts'
import { addFavourites } from './add.ts'
import { listFavourites } from './list.ts'
import { removeFavourite } from './remove.ts'

/** What an account has saved. */
export function favouriteRoutes(api: Api): void {
  bind(api, contract.listFavourites, async (ctx) => ({ data: await listFavourites(ctx) }))
  bind(api, contract.mergeFavourites, async (ctx, { body }) => ({
    data: await addFavourites(ctx, body.ids),
  }))
  bind(api, contract.addFavourite, async (ctx, { params }) => ({
    data: await addFavourite(ctx, params.businessId),
  }))
  bind(api, contract.removeFavourite, async (ctx, { params }) => ({
    data: await removeFavourite(ctx, params.businessId),
  }))
}
