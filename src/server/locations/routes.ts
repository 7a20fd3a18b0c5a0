import * as contract from '#contract/locations.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllLocations } from './all.ts'
import { listLocations } from './list.ts'
import { mergeLocations } from './merge.ts'
import { listCities, listDistricts, listStates } from './places.ts'
import { locationRecords } from './records.ts'

const PLACES = ['districts', 'locations', 'states'] as const

/** Towns, and the way down to them from the states; administrators keep them. */
export function locationRoutes(api: Api): void {
  bindData(api, contract.listLocations, (ctx, { query }) => listLocations(ctx, query), {
    tables: ['businesses', ...PLACES],
    adminsOnlyIf: ({ query }) => query.status !== 'active',
  })
  bindData(api, contract.listStates, (ctx) => listStates(ctx), {
    tables: PLACES,
  })
  bindData(api, contract.listDistricts, (ctx, { params }) => listDistricts(ctx, params.state), {
    tables: PLACES,
  })
  bindData(api, contract.listCities, (ctx, { params }) => listCities(ctx, params), {
    tables: PLACES,
  })
  bindData(api, contract.createLocation, (ctx, { body }) => locationRecords.create(ctx, body))
  bindData(api, contract.updateLocation, (ctx, { params, body }) =>
    locationRecords.update(ctx, params.id, body),
  )
  bindData(api, contract.deleteLocation, (ctx, { params }) =>
    locationRecords.remove(ctx, params.id),
  )
  bind(api, contract.listAllLocations, (ctx, { query }) => listAllLocations(ctx, query))
  bindData(api, contract.mergeLocations, (ctx, { params, body }) =>
    mergeLocations(ctx, { id: params.id, into: body.into }),
  )
}
