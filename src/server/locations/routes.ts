import * as contract from '#contract/locations.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { listLocations } from './list.ts'
import { listCities, listDistricts, listStates } from './places.ts'

/** Towns, and the way down to them from the states. */
export function locationRoutes(api: Api): void {
  bind(api, contract.listLocations, async ({ query }, { db }) => ({ data: await listLocations(db, query) }))
  bind(api, contract.listStates, async (_, { db }) => ({ data: await listStates(db) }))
  bind(api, contract.listDistricts, async ({ params }, { db }) => ({ data: await listDistricts(db, params.state) }))
  bind(api, contract.listCities, async ({ params }, { db }) => ({
    data: await listCities(db, params.state, params.district),
  }))
}
