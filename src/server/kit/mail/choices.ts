import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, digestItems, notificationChoices as n } from '#server/kit/db/tables/index.ts'
import {
  getDefaultNotificationFrequency,
  type NotificationFrequency,
  type NotificationKind,
} from '#shared/rules/notifications.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { toHeaderLine } from './one-line.ts'
import type { MailContent } from './template.ts'

const MAX_TEXT = 500

type Receiver = { accountId: number; language: MailLanguage; choice: NotificationFrequency }

/**
 * In which language, and when, the owners of addresses want mails of a kind, by the address in
 * lower case: as is standard, unless they chose otherwise. An address without an account has no
 * entry.
 */
export async function readMailPreferences(
  tx: Transaction,
  to: readonly string[],
  kind: NotificationKind | 'always',
): Promise<Map<string, Receiver>> {
  const isChoice =
    kind === 'always'
      ? sql`false`
      : and(eq(n.accountId, accounts.id), eq(n.kind, kind), eq(n.channel, 'mail'))
  const address = sql<string>`lower(${accounts.email})`
  const wanted = [...new Set(to.map((one) => one.toLowerCase()))]
  const rows = await tx
    .select({
      address,
      accountId: accounts.id,
      language: accounts.language,
      choice: n.choice,
    })
    .from(accounts)
    .leftJoin(n, isChoice)
    .where(inArray(address, wanted))
  return new Map(
    rows.map(({ address: one, accountId, language, choice }) => [
      one,
      {
        accountId,
        language,
        choice: choice ?? (kind === 'always' ? 'now' : getDefaultNotificationFrequency(kind)),
      },
    ]),
  )
}

export type DigestEntry = { accountId: number; kind: NotificationKind; content: MailContent }

/** Keeps the contents of mails for the daily mail. */
export async function queueForDigest(tx: Transaction, kept: readonly DigestEntry[]): Promise<void> {
  if (kept.length === 0) return
  await tx.insert(digestItems).values(
    kept.map(({ accountId, kind, content: { subject, paragraphs, quote, button } }) => ({
      accountId,
      kind,
      subject: toHeaderLine(subject),
      text: (quote ?? paragraphs.join(' ')).slice(0, MAX_TEXT),
      url: button?.href ?? null,
    })),
  )
}
