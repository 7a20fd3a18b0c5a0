import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { accounts, digestItems, notificationChoices as n } from '#server/db/tables/index.ts'
import { standardChoice } from '#shared/rules/notifications.ts'
import type { NotificationChoice, NotificationKind } from '#shared/rules/notifications.ts'
import { oneLine } from './one-line.ts'
import type { MailContent } from './template.ts'

const MAX_TEXT = 500

type Wish = { accountId: number; choice: NotificationChoice }

/**
 * When the owners of addresses want mails of a kind, by the address in lower case: as is standard,
 * unless they chose otherwise. An address without an account has no entry.
 */
export async function wishesOf(
  tx: Transaction,
  to: readonly string[],
  kind: NotificationKind,
): Promise<Map<string, Wish>> {
  const isChoice = and(eq(n.accountId, accounts.id), eq(n.kind, kind), eq(n.channel, 'mail'))
  const address = sql<string>`lower(${accounts.email})`
  const wanted = [...new Set(to.map((one) => one.toLowerCase()))]
  const rows = await tx
    .select({ address, accountId: accounts.id, choice: n.choice })
    .from(accounts)
    .leftJoin(n, isChoice)
    .where(inArray(address, wanted))
  return new Map(
    rows.map(({ address: one, accountId, choice }) => [
      one,
      { accountId, choice: choice ?? standardChoice(kind) },
    ]),
  )
}

export type Kept = { accountId: number; kind: NotificationKind; content: MailContent }

/** Keeps the contents of mails for the daily mail. */
export async function keepForDigest(tx: Transaction, kept: readonly Kept[]): Promise<void> {
  if (kept.length === 0) return
  await tx.insert(digestItems).values(
    kept.map(({ accountId, kind, content: { subject, paragraphs, quote, button } }) => ({
      accountId,
      kind,
      subject: oneLine(subject),
      text: (quote ?? paragraphs.join(' ')).slice(0, MAX_TEXT),
      url: button?.href ?? null,
    })),
  )
}
