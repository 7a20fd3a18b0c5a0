import { and, gte, ne, sql, type SQL } from 'drizzle-orm'
import type { WebsiteSettings } from '#contract/settings.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Db, DbOrTransaction, Transaction } from '#server/kit/db/connection.ts'
import { textMessages as m } from '#server/kit/db/tables/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { textMessagesNearlyUsed } from '#server/kit/mail/templates/text-messages-nearly-used.ts'
import { getSettings, getSiteMailRecipients } from '#server/kit/settings/index.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { shortenValue, type TextMessageName } from './texts.ts'

/** The part of a day's messages after which administrators are told. */
const TOLD_AT = 0.8

type TextMessage = {
  to: string
  template: TextMessageName
  language: MailLanguage
  values: Record<string, string>
  accountId?: number | null
}

type Place = {
  now: Date
  siteUrl: string
  /** Where the caller has read them already. */
  settings?: WebsiteSettings
}

/**
 * Queues a message to a phone in the transaction of the change it is about; it is handed over soon
 * after the commit, once. Returns its id; null when the messages of the day are used up
 * (`textMessagesPerDay` of the settings), so that nobody can make the site pay without end.
 */
export async function queueTextMessage(
  tx: Transaction,
  { to: recipient, accountId = null, ...message }: TextMessage,
  { now, siteUrl, settings }: Place,
): Promise<number | null> {
  const { textMessagesPerDay: most, siteName: site } = settings ?? (await getSettings(tx))
  // One at a time, so that the count holds.
  await takeAdvisoryLock(tx, 'text messages of the day')
  const used = await countToday(tx, now)
  if (used >= most) return null
  const host = new URL(siteUrl).hostname
  const values = { site: shortenValue(site), host, ...message.values }
  const [row] = await tx
    .insert(m)
    .values({ ...message, recipient, accountId, values, createdAt: now })
    .returning({ id: m.id })
  if (used + 1 === Math.ceil(most * TOLD_AT))
    await notifyAdministrators(tx, { used: used + 1, most, siteUrl })
  return row!.id
}

/**
 * Whether the messages of the day are used up, which is cheap to ask: somebody who tries ten
 * thousand numbers costs a reading each. `queueTextMessage` asks once more, exactly.
 */
export async function areMessagesUsedUp(
  db: Db,
  { textMessagesPerDay }: Pick<WebsiteSettings, 'textMessagesPerDay'>,
  now: Date,
): Promise<boolean> {
  return (await countToday(db, now)) >= textMessagesPerDay
}

/** Messages since midnight in India that were, or may have been, sent; of some kind, if given. */
export const countToday = (tx: DbOrTransaction, now: Date, kind?: SQL) => {
  const midnight = sql`(${getKolkataDate(now)}::date::timestamp at time zone 'Asia/Kolkata')`
  return tx.$count(m, and(kind, gte(m.createdAt, midnight), ne(m.state, 'failed')))
}

async function notifyAdministrators(
  tx: Transaction,
  { used, most, siteUrl }: { used: number; most: number; siteUrl: string },
): Promise<void> {
  const { mailTo } = await getSiteMailRecipients(tx)
  const url = new URL('/admin/settings', siteUrl).href
  for (const to of mailTo)
    await queueMail(tx, { to, template: textMessagesNearlyUsed, values: { used, most, url } })
}
