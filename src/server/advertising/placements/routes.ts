import * as contract from '#contract/placements.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { readPlacements } from './columns.ts'
import { placementRecords } from './records.ts'

/** `/ads/placements`: where advertisements may stand. */
export function placementRoutes(api: Api): void {
  bindData(api, contract.listPlacements, ({ db, now }) => readPlacements(db, now()))
  bindData(api, contract.createPlacement, (ctx, { body }) => placementRecords.create(ctx, body))
  bindData(api, contract.updatePlacement, (ctx, { params, body }) =>
    placementRecords.update(ctx, params.id, body),
  )
  bindData(api, contract.deletePlacement, (ctx, { params }) =>
    placementRecords.remove(ctx, params.id),
  )
}
