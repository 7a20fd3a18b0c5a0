import * as contract from '#contract/categories.ts'
import { requireAdmin } from '#server/actor/actor.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { createCategory } from './create.ts'
import { deleteCategory } from './delete.ts'
import { listCategories } from './list.ts'
import { updateCategory } from './update.ts'

/** The categories: everyone reads them, administrators keep them. */
export function categoryRoutes(api: Api): void {
  bind(
    api,
    contract.listCategories,
    async ({ query }, { db, actor }) => {
      if (query.status !== 'active') requireAdmin(await actor())
      return { data: await listCategories(db, query) }
    },
    { tables: ['businesses', 'categories'] },
  )
  bind(api, contract.createCategory, async ({ body }, { db, actor }) => ({
    data: await createCategory(db, await actor(), body),
  }))
  bind(api, contract.updateCategory, async ({ params, body }, { db, actor }) => ({
    data: await updateCategory(db, await actor(), params.id, body),
  }))
  bind(api, contract.deleteCategory, async ({ params }, { db, actor }) => ({
    data: await deleteCategory(db, await actor(), params.id),
  }))
}
