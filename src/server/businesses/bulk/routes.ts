import { lt } from 'drizzle-orm'
import * as contract from '#contract/business-bulk.ts'
import { bulkChanges } from '#server/kit/db/tables/index.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { claimBulkChange, hasWaitingBulkChange } from './lease.ts'
import { listBulkChanges, getUndoCutoff, readBulkChange } from './read.ts'
import { runBulkChange } from './run.ts'
import { startBulkChange } from './start.ts'
import { undoBulkChange } from './undo.ts'

/** One change of many listings, and its undo. */
export function bulkRoutes(api: Api): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  tasks.add({
    name: 'bulk changes',
    everyMs: 1000,
    due: hasWaitingBulkChange,
    run: async (signal) => {
      const id = await claimBulkChange(db)
      if (id !== undefined) await runBulkChange({ db, config, now }, id, signal)
    },
  })
  tasks.add({
    name: 'forget old bulk changes',
    everyMs: DAY_MS,
    run: async () =>
      void (await db.delete(bulkChanges).where(lt(bulkChanges.createdAt, getUndoCutoff(now())))),
  })
  bindData(api, contract.changeBusinesses, (ctx, { body }) => startBulkChange(ctx, body))
  bindData(api, contract.listBulkChanges, (ctx) => listBulkChanges(ctx))
  bindData(api, contract.getBulkChange, (ctx, { params }) => readBulkChange(ctx, params.id))
  bindData(api, contract.undoBulkChange, (ctx, { params }) => undoBulkChange(ctx, params.id))
}
