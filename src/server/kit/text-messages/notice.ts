import { and, eq, inArray } from 'drizzle-orm'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { notificationChoices as n, textMessages as m } from '#server/kit/db/tables/index.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import {
  MAX_TEXT_NOTICES_PER_DAY,
  TEXT_NOTICE_SHARE,
  TEXT_NOTICES_CHOICE,
} from '#shared/rules/mobile.ts'
import { countToday, queueTextMessage } from './queue.ts'
import { shortenValue, TEXT_NOTICES, type TextNoticeName } from './texts.ts'

/** What happened to the record of that name. */
export type TextNotice = { template: TextNoticeName; name: string; now: Date; siteUrl: string }

type Receiver = { id: number; mobile: string; language: MailLanguage }

/**
 * Queues a message about something that happened, for who has no email address. At most two a day
 * for a person, none for who does not want them, and none once half of the site's messages of the
 * day are used: the rest is for codes. Who gets none finds it out at the next login.
 */
export async function queueTextNotice(
  tx: Transaction,
  { id: accountId, mobile: to, language }: Receiver,
  { template, name, ...place }: TextNotice,
): Promise<void> {
  const choice = { accountId, ...TEXT_NOTICES_CHOICE }
  const isOff = and(
    ...[eq(n.accountId, accountId), eq(n.kind, choice.kind)],
    ...[eq(n.channel, choice.channel), eq(n.choice, 'off')],
  )
  if ((await tx.$count(n, isOff)) > 0) return
  // As when a message is queued, so that two notices at once are counted one after the other.
  await takeAdvisoryLock(tx, 'text messages of the day')
  const settings = await getSettings(tx)
  const most = Math.floor(settings.textMessagesPerDay * TEXT_NOTICE_SHARE)
  if ((await countToday(tx, place.now)) >= most) return
  const isTheirs = and(eq(m.accountId, accountId), inArray(m.template, [...TEXT_NOTICES]))
  if ((await countToday(tx, place.now, isTheirs)) >= MAX_TEXT_NOTICES_PER_DAY) return
  const values = { name: shortenValue(name) }
  await queueTextMessage(tx, { to, template, language, values, accountId }, { ...place, settings })
}
