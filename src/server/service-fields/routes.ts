import * as contract from '#contract/service-fields.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { listServiceFields } from './list.ts'

/** The extra questions of a category. */
export function serviceFieldRoutes(api: Api): void {
  bind(
    api,
    contract.listServiceFields,
    async (ctx, { params }) => ({ data: await listServiceFields(ctx, params.categoryId) }),
    { tables: ['categories', 'service_fields'] },
  )
}
