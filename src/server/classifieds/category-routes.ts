import * as contract from '#contract/classified-categories.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { categoryRecords, listAllCategories } from './category-records.ts'

/** What administrators do with the categories of ads. */
export function categoryRoutes(api: Api): void {
  bind(api, contract.listAllClassifiedCategories, async (ctx) => ({
    data: await listAllCategories(ctx),
  }))
  bind(api, contract.createClassifiedCategory, async (ctx, { body }) => ({
    data: await categoryRecords.create(ctx, body),
  }))
  bind(api, contract.updateClassifiedCategory, async (ctx, { params, body }) => ({
    data: await categoryRecords.update(ctx, params.id, body),
  }))
  bind(api, contract.deleteClassifiedCategory, async (ctx, { params }) => ({
    data: await categoryRecords.remove(ctx, params.id),
  }))
  bind(api, contract.orderClassifiedCategories, async (ctx, { body }) => ({
    data: await categoryRecords.order(ctx, body.ids),
  }))
}
