import * as contract from '#contract/locations.ts'
import { requireAdmin } from '#server/actor/actor.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { createLocation } from './create.ts'
import { deleteLocation } from './delete.ts'
import { listLocations } from './list.ts'
import { listCities, listDistricts, listStates } from './places.ts'
import { updateLocation } from './update.ts'

const PLACES = ['districts', 'locations', 'states'] as const

/** Towns, and the way down to them from the states; administrators keep them. */
export function locationRoutes(api: Api): void {
  bind(
    api,
    contract.listLocations,
    async ({ query }, { db, actor }) => {
      if (query.status !== 'active') requireAdmin(await actor())
      return { data: await listLocations(db, query) }
    },
    { tables: ['businesses', ...PLACES] },
  )
  bind(api, contract.listStates, async (_, { db }) => ({ data: await listStates(db) }), {
    tables: PLACES,
  })
  bind(
    api,
    contract.listDistricts,
    async ({ params }, { db }) => ({ data: await listDistricts(db, params.state) }),
    {
      tables: PLACES,
    },
  )
  bind(
    api,
    contract.listCities,
    async ({ params }, { db }) => ({ data: await listCities(db, params.state, params.district) }),
    { tables: PLACES },
  )
  bind(api, contract.createLocation, async ({ body }, { db, actor }) => ({
    data: await createLocation(db, await actor(), body),
  }))
  bind(api, contract.updateLocation, async ({ params, body }, { db, actor }) => ({
    data: await updateLocation(db, await actor(), params.id, body),
  }))
  bind(api, contract.deleteLocation, async ({ params }, { db, actor }) => ({
    data: await deleteLocation(db, await actor(), params.id),
  }))
}
