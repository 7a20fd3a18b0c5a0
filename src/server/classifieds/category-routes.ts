import * as contract from '#contract/classified-categories.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { categoryRecords, listAllCategories } from './category-records.ts'

/** What administrators do with the categories of ads. */
export function categoryRoutes(api: Api): void {
  bindData(api, contract.listAllClassifiedCategories, (ctx) => listAllCategories(ctx))
  bindData(api, contract.createClassifiedCategory, (ctx, { body }) =>
    categoryRecords.create(ctx, body),
  )
  bindData(api, contract.updateClassifiedCategory, (ctx, { params, body }) =>
    categoryRecords.update(ctx, params.id, body),
  )
  bindData(api, contract.deleteClassifiedCategory, (ctx, { params }) =>
    categoryRecords.remove(ctx, params.id),
  )
  bindData(api, contract.reorderClassifiedCategories, (ctx, { body }) =>
    categoryRecords.order(ctx, body.ids),
  )
}
