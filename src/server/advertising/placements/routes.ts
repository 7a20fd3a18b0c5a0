import * as contract from '#contract/placements.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { readPlacements } from './columns.ts'
import { placementRecords } from './records.ts'

/** `/ads/placements`: where advertisements may stand. */
export function placementRoutes(api: Api): void {
  bind(api, contract.listPlacements, async ({ db, now }) => ({
    data: await readPlacements(db, now()),
  }))
  bind(api, contract.createPlacement, async (ctx, { body }) => ({
    data: await placementRecords.create(ctx, body),
  }))
  bind(api, contract.updatePlacement, async (ctx, { params, body }) => ({
    data: await placementRecords.update(ctx, params.id, body),
  }))
  bind(api, contract.deletePlacement, async (ctx, { params }) => ({
    data: await placementRecords.remove(ctx, params.id),
  }))
}
