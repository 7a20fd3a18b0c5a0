import type { Actor } from '#server/kit/actor/actor.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { auditEntries } from '#server/kit/db/tables/index.ts'

/**
 * Writes who did what, in the transaction of the change itself: `recordAudit(tx, actor, 'register',
 * 'accounts', id)`. `detail` holds what a later reader needs and never a secret.
 */
export async function recordAudit(
  tx: Transaction,
  actor: Actor,
  action: string,
  noun: string,
  recordId: number | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await recordAudits(tx, actor, noun, [{ action, recordId, detail }])
}

type Entry = { action: string; recordId: number | null; detail?: Record<string, unknown> }

/** The same for what was done to several records of a noun, in one statement. */
export async function recordAudits(
  tx: Transaction,
  actor: Actor,
  noun: string,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(auditEntries).values(
    entries.map(({ action, recordId, detail = {} }) => ({
      ...(actor.kind === 'user' && actor.bulk ? { at: actor.bulk.at } : {}),
      actor: actor.kind,
      accountId: actor.kind === 'user' ? actor.id : null,
      action,
      noun,
      recordId,
      detail: actor.kind === 'job' ? { job: actor.name, ...detail } : detail,
    })),
  )
}
