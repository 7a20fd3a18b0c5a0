import * as contract from '#contract/audit.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { exportAudit } from './export.ts'
import { deleteOldEntriesTask } from './delete-old.ts'
import { listAudit, listFilterChoices } from './list.ts'

/** Reads the audit log, for administrators. */
export function auditRoutes(api: Api): void {
  const now = api.deps.now ?? (() => new Date())
  api.deps.tasks.add(deleteOldEntriesTask(api.deps.db, now))
  bind(api, contract.listAudit, (ctx, { query }) => listAudit(ctx, query))
  bind(api, contract.listAuditChoices, async (ctx) => ({ data: await listFilterChoices(ctx) }))
  bind(api, contract.exportAudit, async (ctx, { query }) => ({
    data: await exportAudit(ctx, query),
  }))
}
