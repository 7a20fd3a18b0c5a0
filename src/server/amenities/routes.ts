import * as contract from '#contract/amenities.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllAmenities } from './all.ts'
import { listAmenities } from './list.ts'
import { amenityRecords } from './records.ts'

/** `/features`, as the specification calls them. */
export function amenityRoutes(api: Api): void {
  bindData(api, contract.listAmenities, (ctx, { query }) => listAmenities(ctx, query), {
    tables: ['amenities', 'business_amenities', 'businesses', 'categories'],
    adminsOnlyIf: ({ query }) => query.status !== 'active',
  })
  bind(api, contract.listAllAmenities, (ctx, { query }) => listAllAmenities(ctx, query))
  bindData(api, contract.createAmenity, (ctx, { body }) => amenityRecords.create(ctx, body))
  bindData(api, contract.updateAmenity, (ctx, { params, body }) =>
    amenityRecords.update(ctx, params.id, body),
  )
  bindData(api, contract.deleteAmenity, (ctx, { params }) => amenityRecords.remove(ctx, params.id))
  bindData(api, contract.reorderAmenities, (ctx, { params, body }) =>
    amenityRecords.order(ctx, body.ids, params.categoryId),
  )
}
