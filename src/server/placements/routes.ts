import * as contract from '#contract/placements.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { presentPlacement, selectPlacements } from './columns.ts'
import { createPlacement, deletePlacement, updatePlacement } from './write.ts'

const MAX_ROWS = 500

/** `/ads/placements`: where advertisements may stand. */
export function placementRoutes(api: Api): void {
  bind(api, contract.listPlacements, async ({ db }) => ({
    data: (await selectPlacements(db).limit(MAX_ROWS)).map(presentPlacement),
  }))
  bind(api, contract.createPlacement, async (ctx, { body }) => ({
    data: await createPlacement(ctx, body),
  }))
  bind(api, contract.updatePlacement, async (ctx, { params, body }) => ({
    data: await updatePlacement(ctx, { ...body, id: params.id }),
  }))
  bind(api, contract.deletePlacement, async (ctx, { params }) => ({
    data: await deletePlacement(ctx, params.id),
  }))
}
