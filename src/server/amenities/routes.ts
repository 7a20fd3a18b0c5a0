import * as contract from '#contract/amenities.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllAmenities } from './all.ts'
import { listAmenities } from './list.ts'
import { amenityRecords } from './records.ts'

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
    data: await amenityRecords.create(ctx, body),
  }))
  bind(api, contract.updateAmenity, async (ctx, { params, body }) => ({
    data: await amenityRecords.update(ctx, params.id, body),
  }))
  bind(api, contract.deleteAmenity, async (ctx, { params }) => ({
    data: await amenityRecords.remove(ctx, params.id),
  }))
  bind(api, contract.orderAmenities, async (ctx, { params, body }) => ({
    data: await amenityRecords.order(ctx, body.ids, params.categoryId),
  }))
}
