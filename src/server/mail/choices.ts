import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { accounts, digestItems, notificationChoices as n } from '#server/db/tables/index.ts'
import type { NotificationChoice, NotificationKind } from '#shared/rules/notifications.ts'
import { oneLine } from './one-line.ts'
import type { MailContent } from './template.ts'

const MAX_TEXT = 500

type Wish = { accountId: number | null; choice: NotificationChoice }

/**
 * When the owner of an address wants mails of a kind: at once, unless they chose otherwise; also at
 * once for an address without an account.
 */
export async function wishOf(tx: Transaction, to: string, kind: NotificationKind): Promise<Wish> {
  const isChoice = and(eq(n.accountId, accounts.id), eq(n.kind, kind), eq(n.channel, 'mail'))
  const [row] = await tx
    .select({ accountId: accounts.id, choice: n.choice })
    .from(accounts)
    .leftJoin(n, isChoice)
    .where(eq(sql`lower(${accounts.email})`, to.toLowerCase()))
  return { accountId: row?.accountId ?? null, choice: row?.choice ?? 'now' }
}

/** Keeps the content of a mail for the daily mail. */
export async function keepForDigest(
  tx: Transaction,
  accountId: number,
  kind: NotificationKind,
  { subject, paragraphs, quote, button }: MailContent,
): Promise<void> {
  const text = (quote ?? paragraphs.join(' ')).slice(0, MAX_TEXT)
  const values = { accountId, kind, subject: oneLine(subject), text, url: button?.href ?? null }
  await tx.insert(digestItems).values(values)
}
