import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { saveNotificationPreferences as endpoint } from '#contract/notifications.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { DbOrTransaction, Transaction } from '#server/kit/db/connection.ts'
import { digestItems, notificationChoices as n } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { TEXT_NOTICES_CHOICE } from '#shared/rules/mobile.ts'
import {
  NOTIFICATION_KINDS,
  getDefaultNotificationFrequency,
  type NotificationKind,
} from '#shared/rules/notifications.ts'

type Choices = ResponseOf<typeof endpoint>['data']

/** The account's choices by kind; the standard where it chose nothing. */
export async function getNotificationPreferences(
  db: DbOrTransaction,
  accountId: number,
): Promise<Choices> {
  const rows = await db.select().from(n).where(eq(n.accountId, accountId))
  const find = (wanted: Pick<typeof n.$inferSelect, 'kind' | 'channel'>) =>
    rows.find(({ kind, channel }) => kind === wanted.kind && channel === wanted.channel)?.choice
  const chosen = (kind: NotificationKind) =>
    find({ kind, channel: 'mail' }) ?? getDefaultNotificationFrequency(kind)
  return {
    ...Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, chosen(kind)])),
    textMessages: find(TEXT_NOTICES_CHOICE) ?? 'now',
  } as Choices
}

/** Saves the choices, and drops the waiting items of kinds that are turned off. */
export async function saveNotificationPreferences(
  { db, actor }: UserContext,
  wanted: EndpointInput<typeof endpoint>['body'],
): Promise<Choices> {
  return db.transaction(async (tx) => {
    for (const kind of NOTIFICATION_KINDS) {
      const choice = wanted[kind]
      if (!choice) continue
      await save(tx, { accountId: actor.id, kind, channel: 'mail', choice })
      if (choice === 'off')
        await tx
          .delete(digestItems)
          .where(and(eq(digestItems.accountId, actor.id), eq(digestItems.kind, kind)))
    }
    const { textMessages: choice } = wanted
    if (choice) await save(tx, { accountId: actor.id, ...TEXT_NOTICES_CHOICE, choice })
    await recordAudit(tx, actor, 'choose notifications', 'accounts', actor.id, wanted)
    return getNotificationPreferences(tx, actor.id)
  })
}

const save = (tx: Transaction, row: typeof n.$inferInsert) =>
  tx
    .insert(n)
    .values(row)
    .onConflictDoUpdate({
      target: [n.accountId, n.kind, n.channel],
      set: { choice: row.choice },
    })
