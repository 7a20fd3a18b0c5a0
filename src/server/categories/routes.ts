import * as contract from '#contract/categories.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllCategories } from './all.ts'
import { listCategories } from './list.ts'
import { mergeCategories } from './merge.ts'
import { categoryRecords } from './records.ts'

/** The categories: everyone reads them, administrators keep them. */
export function categoryRoutes(api: Api): void {
  bind(
    api,
    contract.listCategories,
    async (ctx, { query }) => ({ data: await listCategories(ctx, query) }),
    {
      tables: ['businesses', 'categories'],
      adminsOnlyIf: ({ query }) => query.status !== 'active',
    },
  )
  bind(api, contract.createCategory, async (ctx, { body }) => ({
    data: await categoryRecords.create(ctx, body),
  }))
  bind(api, contract.updateCategory, async (ctx, { params, body }) => ({
    data: await categoryRecords.update(ctx, params.id, body),
  }))
  bind(api, contract.deleteCategory, async (ctx, { params }) => ({
    data: await categoryRecords.remove(ctx, params.id),
  }))
  bind(api, contract.listAllCategories, async (ctx) => ({ data: await listAllCategories(ctx) }))
  bind(api, contract.orderCategories, async (ctx, { body }) => ({
    data: await categoryRecords.order(ctx, body.ids),
  }))
  bind(api, contract.mergeCategories, async (ctx, { params, body }) => ({
    data: await mergeCategories(ctx, { id: params.id, into: body.into }),
  }))
}
