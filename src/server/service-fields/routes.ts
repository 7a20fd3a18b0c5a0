import * as contract from '#contract/service-fields.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllServiceFields } from './all.ts'
import { listServiceFields } from './list.ts'
import { serviceFieldRecords } from './records.ts'

/** The extra questions of a category. */
export function serviceFieldRoutes(api: Api): void {
  bindData(
    api,
    contract.listServiceFields,
    (ctx, { params }) => listServiceFields(ctx, params.categoryId),
    { tables: ['categories', 'service_fields'] },
  )
  bind(api, contract.listAllServiceFields, (ctx, { query }) => listAllServiceFields(ctx, query))
  bindData(api, contract.createServiceField, (ctx, { body }) =>
    serviceFieldRecords.create(ctx, body),
  )
  bindData(api, contract.updateServiceField, (ctx, { params, body }) =>
    serviceFieldRecords.update(ctx, params.id, body),
  )
  bindData(api, contract.deleteServiceField, (ctx, { params }) =>
    serviceFieldRecords.remove(ctx, params.id),
  )
  bindData(api, contract.reorderServiceFields, (ctx, { params, body }) =>
    serviceFieldRecords.order(ctx, body.ids, params.categoryId),
  )
}
