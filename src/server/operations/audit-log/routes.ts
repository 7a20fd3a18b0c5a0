import * as contract from '#contract/audit.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { exportAudit } from './export.ts'
import { deleteOldEntriesTask } from './delete-old.ts'
import { listAudit, listFilterChoices } from './list.ts'

/** Reads the audit log, for administrators. */
export function auditRoutes(api: Api): void {
  const now = api.deps.now ?? (() => new Date())
  api.deps.tasks.add(deleteOldEntriesTask(api.deps.db, now))
  bind(api, contract.listAudit, (ctx, { query }) => listAudit(ctx, query))
  bindData(api, contract.listAuditFilterOptions, (ctx) => listFilterChoices(ctx))
  bindData(api, contract.exportAudit, (ctx, { query }) => exportAudit(ctx, query))
}
