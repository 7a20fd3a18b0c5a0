import * as contract from '#contract/categories.ts'
import { requireAdmin } from '#server/actor.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { listCategories } from './list.ts'

/** The list of categories. */
export function categoryRoutes(api: Api): void {
  bind(api, contract.listCategories, async ({ query }, { db, actor }) => {
    if (query.status !== 'active') requireAdmin(await actor())
    return { data: await listCategories(db, query) }
  })
}
