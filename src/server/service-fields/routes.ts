import * as contract from '#contract/service-fields.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listAllServiceFields } from './all.ts'
import { createServiceField } from './create.ts'
import { deleteServiceField } from './delete.ts'
import { listServiceFields } from './list.ts'
import { orderServiceFields } from './order.ts'
import { updateServiceField } from './update.ts'

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
    data: await createServiceField(ctx, body),
  }))
  bind(api, contract.updateServiceField, async (ctx, { params, body }) => ({
    data: await updateServiceField(ctx, { ...body, id: params.id }),
  }))
  bind(api, contract.deleteServiceField, async (ctx, { params }) => ({
    data: await deleteServiceField(ctx, params.id),
  }))
  bind(api, contract.orderServiceFields, async (ctx, { params, body }) => ({
    data: await orderServiceFields(ctx, { ...params, ids: body.ids }),
  }))
}
