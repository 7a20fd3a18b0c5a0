import * as contract from '#contract/amenities.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { listAmenities } from './list.ts'

/** `/features`, as the specification calls them. */
export function amenityRoutes(api: Api): void {
  bind(
    api,
    contract.listAmenities,
    async (ctx, { query }) => ({ data: await listAmenities(ctx, query) }),
    {
      tables: ['amenities', 'categories'],
      adminsOnlyIf: ({ query }) => query.status !== 'active',
    },
  )
}
