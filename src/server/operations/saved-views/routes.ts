import * as contract from '#contract/saved-views.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { deleteSavedView, listSavedViews, saveView } from './views.ts'

/** Searches and filters that an administrator keeps under a name. */
export function savedViewRoutes(api: Api): void {
  bind(api, contract.listSavedViews, async (ctx, { query }) => ({
    data: await listSavedViews(ctx, query.list),
  }))
  bind(api, contract.saveView, async (ctx, { body }) => ({ data: await saveView(ctx, body) }))
  bind(api, contract.deleteSavedView, async (ctx, { params }) => ({
    data: await deleteSavedView(ctx, params.id),
  }))
}
