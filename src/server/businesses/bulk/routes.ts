import { lt } from 'drizzle-orm'
import * as contract from '#contract/business-bulk.ts'
import { bulkChanges } from '#server/kit/db/tables/index.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { claimBulkChange } from './lease.ts'
import { listBulkChanges, oldestUndoable, readBulkChange } from './read.ts'
import { runBulkChange } from './run.ts'
import { changeBusinesses } from './start.ts'
import { undoBulkChange } from './undo.ts'

/** One change of many listings, and its undo. */
export function bulkRoutes(api: Api): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  tasks.add({
    name: 'bulk changes',
    everyMs: 1000,
    run: async (signal) => {
      const id = await claimBulkChange(db)
      if (id !== undefined) await runBulkChange({ db, config, now }, id, signal)
    },
  })
  tasks.add({
    name: 'forget old bulk changes',
    everyMs: DAY_MS,
    run: async () =>
      void (await db.delete(bulkChanges).where(lt(bulkChanges.createdAt, oldestUndoable(now())))),
  })
  bind(api, contract.changeBusinesses, async (ctx, { body }) => ({
    data: await changeBusinesses(ctx, body),
  }))
  bind(api, contract.listBulkChanges, async (ctx) => ({ data: await listBulkChanges(ctx) }))
  bind(api, contract.readBulkChange, async (ctx, { params }) => ({
    data: await readBulkChange(ctx, params.id),
  }))
  bind(api, contract.undoBulkChange, async (ctx, { params }) => ({
    data: await undoBulkChange(ctx, params.id),
  }))
}
