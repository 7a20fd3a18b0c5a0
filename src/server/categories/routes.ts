import * as contract from '#contract/categories.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllCategories } from './all.ts'
import { listCategories } from './list.ts'
import { mergeCategories } from './merge.ts'
import { categoryRecords } from './records.ts'

/** The categories: everyone reads them, administrators keep them. */
export function categoryRoutes(api: Api): void {
  bindData(api, contract.listCategories, (ctx, { query }) => listCategories(ctx, query), {
    tables: ['businesses', 'categories'],
    adminsOnlyIf: ({ query }) => query.status !== 'active',
  })
  bindData(api, contract.createCategory, (ctx, { body }) => categoryRecords.create(ctx, body))
  bindData(api, contract.updateCategory, (ctx, { params, body }) =>
    categoryRecords.update(ctx, params.id, body),
  )
  bindData(api, contract.deleteCategory, (ctx, { params }) =>
    categoryRecords.remove(ctx, params.id),
  )
  bindData(api, contract.listAllCategories, (ctx) => listAllCategories(ctx))
  bindData(api, contract.reorderCategories, (ctx, { body }) => categoryRecords.order(ctx, body.ids))
  bindData(api, contract.mergeCategories, (ctx, { params, body }) =>
    mergeCategories(ctx, { id: params.id, into: body.into }),
  )
}
