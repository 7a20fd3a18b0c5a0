import * as contract from '#contract/duplicates.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { compareDuplicates } from './compare.ts'
import { setNotDuplicates } from './distinct.ts'
import { listDuplicates } from './list.ts'
import { listMerges } from './list-merges.ts'
import { mergeBusinesses } from './merge.ts'
import { scanDuplicates } from './scan.ts'
import { undoMerge } from './undo.ts'

/** Listings that may be one: found, told apart, made one, and two again. */
export function duplicateRoutes(api: Api): void {
  const { db, tasks } = api.deps
  tasks.add({
    name: 'duplicates',
    everyMs: 30_000,
    run: (signal) => scanDuplicates(db, signal),
  })
  bind(api, contract.listDuplicates, (ctx, { query }) => listDuplicates(ctx, query))
  bindData(api, contract.compareDuplicates, (ctx, { params }) => compareDuplicates(ctx, params))
  bindData(api, contract.markNotDuplicates, (ctx, { params, body }) =>
    setNotDuplicates(ctx, { ...params, ...body }),
  )
  bindData(api, contract.mergeBusinesses, (ctx, { body }) => mergeBusinesses(ctx, body))
  bindData(api, contract.listMerges, (ctx) => listMerges(ctx))
  bindData(api, contract.undoMerge, (ctx, { params }) => undoMerge(ctx, params.id))
}
