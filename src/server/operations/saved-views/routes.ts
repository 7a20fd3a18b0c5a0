import * as contract from '#contract/saved-views.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { deleteSavedView, listSavedViews, saveView } from './views.ts'

/** Searches and filters that an administrator keeps under a name. */
export function savedViewRoutes(api: Api): void {
  bindData(api, contract.listSavedViews, (ctx, { query }) => listSavedViews(ctx, query.list))
  bindData(api, contract.saveView, (ctx, { body }) => saveView(ctx, body))
  bindData(api, contract.deleteSavedView, (ctx, { params }) => deleteSavedView(ctx, params.id))
}
