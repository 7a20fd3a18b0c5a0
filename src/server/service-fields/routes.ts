import * as contract from '#contract/service-fields.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllServiceFields } from './all.ts'
import { listServiceFields } from './list.ts'
import { serviceFieldRecords } from './records.ts'

/** The extra questions of a category. */
export function serviceFieldRoutes(api: Api): void {
  bind(
    api,
    contract.listServiceFields,
    async (ctx, { params }) => ({ data: await listServiceFields(ctx, params.categoryId) }),
    { tables: ['categories', 'service_fields'] },
  )
  bind(api, contract.listAllServiceFields, (ctx, { query }) => listAllServiceFields(ctx, query))
  bind(api, contract.createServiceField, async (ctx, { body }) => ({
    data: await serviceFieldRecords.create(ctx, body),
  }))
  bind(api, contract.updateServiceField, async (ctx, { params, body }) => ({
    data: await serviceFieldRecords.update(ctx, params.id, body),
  }))
  bind(api, contract.deleteServiceField, async (ctx, { params }) => ({
    data: await serviceFieldRecords.remove(ctx, params.id),
  }))
  bind(api, contract.orderServiceFields, async (ctx, { params, body }) => ({
    data: await serviceFieldRecords.order(ctx, body.ids, params.categoryId),
  }))
}
