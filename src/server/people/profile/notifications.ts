import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { saveNotificationPreferences as endpoint } from '#contract/notifications.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { digestItems, notificationChoices as n } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
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
  const rows = await db
    .select()
    .from(n)
    .where(and(eq(n.accountId, accountId), eq(n.channel, 'mail')))
  const chosen = (kind: NotificationKind) =>
    rows.find((row) => row.kind === kind)?.choice ?? getDefaultNotificationFrequency(kind)
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, chosen(kind)])) as Choices
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
      await tx
        .insert(n)
        .values({ accountId: actor.id, kind, channel: 'mail', choice })
        .onConflictDoUpdate({ target: [n.accountId, n.kind, n.channel], set: { choice } })
      if (choice === 'off')
        await tx
          .delete(digestItems)
          .where(and(eq(digestItems.accountId, actor.id), eq(digestItems.kind, kind)))
    }
    await recordAudit(tx, actor, 'choose notifications', 'accounts', actor.id, wanted)
    return getNotificationPreferences(tx, actor.id)
  })
}
