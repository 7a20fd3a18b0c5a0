import * as contract from '#contract/locations.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllLocations } from './all.ts'
import { listLocations } from './list.ts'
import { mergeLocations } from './merge.ts'
import { listCities, listDistricts, listStates } from './places.ts'
import { locationRecords } from './records.ts'

const PLACES = ['districts', 'locations', 'states'] as const

/** Towns, and the way down to them from the states; administrators keep them. */
export function locationRoutes(api: Api): void {
  bind(
    api,
    contract.listLocations,
    async (ctx, { query }) => ({ data: await listLocations(ctx, query) }),
    {
      tables: ['businesses', ...PLACES],
      adminsOnlyIf: ({ query }) => query.status !== 'active',
    },
  )
  bind(api, contract.listStates, async (ctx) => ({ data: await listStates(ctx) }), {
    tables: PLACES,
  })
  bind(
    api,
    contract.listDistricts,
    async (ctx, { params }) => ({ data: await listDistricts(ctx, params.state) }),
    { tables: PLACES },
  )
  bind(
    api,
    contract.listCities,
    async (ctx, { params }) => ({ data: await listCities(ctx, params) }),
    { tables: PLACES },
  )
  bind(api, contract.createLocation, async (ctx, { body }) => ({
    data: await locationRecords.create(ctx, body),
  }))
  bind(api, contract.updateLocation, async (ctx, { params, body }) => ({
    data: await locationRecords.update(ctx, params.id, body),
  }))
  bind(api, contract.deleteLocation, async (ctx, { params }) => ({
    data: await locationRecords.remove(ctx, params.id),
  }))
  bind(api, contract.listAllLocations, (ctx, { query }) => listAllLocations(ctx, query))
  bind(api, contract.mergeLocations, async (ctx, { params, body }) => ({
    data: await mergeLocations(ctx, { id: params.id, into: body.into }),
  }))
}
