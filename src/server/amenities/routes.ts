import * as contract from '#contract/amenities.ts'
import { requireAdmin } from '#server/actor/actor.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { listAmenities } from './list.ts'

/** `/features`, as the specification calls them. */
export function amenityRoutes(api: Api): void {
  bind(
    api,
    contract.listAmenities,
    async ({ query }, { db, actor }) => {
      if (query.status !== 'active') requireAdmin(await actor())
      return { data: await listAmenities(db, query) }
    },
    { tables: ['amenities', 'categories'] },
  )
}
