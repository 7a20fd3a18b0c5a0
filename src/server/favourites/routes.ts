import * as contract from '#contract/favourites.ts'
import { requireUser } from '#server/actor/actor.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { bind } from '#server/http/bind.ts'
import type { Call } from '#server/http/call.ts'
import type { Api } from '#server/http/context.ts'
import { addFavourites } from './add.ts'
import { listFavourites } from './list.ts'
import { removeFavourite } from './remove.ts'

/** Far more presses than anyone makes, few enough that nobody keeps the database busy. */
const LIMIT = { max: 120, withinMs: 60_000 }

/** What an account has saved. */
export function favouriteRoutes(api: Api): void {
  const limits = new RateLimits()
  const writer = async ({ actor }: Call) => {
    const user = requireUser(await actor())
    await limits.take([{ use: 'favourites', key: user.id, ...LIMIT }])
    return user
  }
  bind(api, contract.listFavourites, async (_, { db, actor }) => ({
    data: await listFavourites(db, requireUser(await actor())),
  }))
  bind(api, contract.mergeFavourites, async ({ body }, call) => ({
    data: await addFavourites(call.db, await writer(call), [...new Set(body.ids)]),
  }))
  bind(api, contract.addFavourite, async ({ params: { businessId } }, call) => {
    const data = await addFavourites(call.db, await writer(call), [businessId])
    if (!data.includes(businessId))
      throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
    return { data }
  })
  bind(api, contract.removeFavourite, async ({ params }, call) => ({
    data: await removeFavourite(call.db, await writer(call), params.businessId),
  }))
}
