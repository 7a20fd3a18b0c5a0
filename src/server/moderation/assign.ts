import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { assignQueueItem as endpoint } from '#contract/moderation.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, enquiries, queueAssignments as q, reports } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { requireAdministrator } from '#server/conversations/threads/index.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { readPendingVersion } from './versions.ts'

type Item = { kind: QueueItemKind; id: number }

/**
 * Gives a pending item to an administrator, who sees it first, or to nobody. Throws NOT_FOUND, or
 * INVALID_INPUT for somebody who is none.
 */
export function assignQueueItem(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { kind, id, accountId }: Item & { accountId: number | null },
): Promise<ResponseOf<typeof endpoint>['data']> {
  return db.transaction(async (tx) => {
    if ((await readPendingVersion(tx, kind, id)) === null)
      throw new ApiError('NOT_FOUND', { message: 'It was already reviewed.' })
    if (accountId !== null) await requireAdministrator(tx, accountId, 'accountId')
    await write(tx, { kind, id, accountId }, now())
    await recordAudit(tx, actor, accountId === null ? 'give back' : 'assign', 'queue', id, {
      ...{ kind, assignedTo: accountId },
    })
    const [person] = await tx
      .select({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .where(eq(accounts.id, accountId ?? 0))
    return { assignee: person ?? null }
  })
}

async function write(
  tx: Transaction,
  { kind, id: recordId, accountId }: Item & { accountId: number | null },
  at: Date,
): Promise<void> {
  // They keep it themselves, and stay in the queue until they are answered or settled.
  if (kind === 'contact' || kind === 'report') {
    const table = kind === 'contact' ? enquiries : reports
    await tx.update(table).set({ assignedTo: accountId }).where(eq(table.id, recordId))
  } else if (accountId === null)
    await tx.delete(q).where(and(eq(q.kind, kind), eq(q.recordId, recordId)))
  else
    await tx
      .insert(q)
      .values({ kind, recordId, accountId, at })
      .onConflictDoUpdate({ target: [q.kind, q.recordId], set: { accountId, at } })
}
