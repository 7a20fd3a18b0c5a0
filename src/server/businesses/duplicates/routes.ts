import * as contract from '#contract/duplicates.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { compareDuplicates } from './compare.ts'
import { markNotDuplicates } from './distinct.ts'
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
  bind(api, contract.compareDuplicates, async (ctx, { params }) => ({
    data: await compareDuplicates(ctx, params),
  }))
  bind(api, contract.markNotDuplicates, async (ctx, { params, body }) => ({
    data: await markNotDuplicates(ctx, { ...params, ...body }),
  }))
  bind(api, contract.mergeBusinesses, async (ctx, { body }) => ({
    data: await mergeBusinesses(ctx, body),
  }))
  bind(api, contract.listMerges, async (ctx) => ({ data: await listMerges(ctx) }))
  bind(api, contract.undoMerge, async (ctx, { params }) => ({
    data: await undoMerge(ctx, params.id),
  }))
}
