import * as contract from '#contract/amenities.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllAmenities } from './all.ts'
import { createAmenity } from './create.ts'
import { deleteAmenity } from './delete.ts'
import { listAmenities } from './list.ts'
import { orderAmenities } from './order.ts'
import { updateAmenity } from './update.ts'

/** `/features`, as the specification calls them. */
export function amenityRoutes(api: Api): void {
  bind(
    api,
    contract.listAmenities,
    async (ctx, { query }) => ({ data: await listAmenities(ctx, query) }),
    {
      tables: ['amenities', 'business_amenities', 'businesses', 'categories'],
      adminsOnlyIf: ({ query }) => query.status !== 'active',
    },
  )
  bind(api, contract.listAllAmenities, (ctx, { query }) => listAllAmenities(ctx, query))
  bind(api, contract.createAmenity, async (ctx, { body }) => ({
    data: await createAmenity(ctx, body),
  }))
  bind(api, contract.updateAmenity, async (ctx, { params, body }) => ({
    data: await updateAmenity(ctx, { ...body, id: params.id }),
  }))
  bind(api, contract.deleteAmenity, async (ctx, { params }) => ({
    data: await deleteAmenity(ctx, params.id),
  }))
  bind(api, contract.orderAmenities, async (ctx, { params, body }) => ({
    data: await orderAmenities(ctx, { ...params, ids: body.ids }),
  }))
}
