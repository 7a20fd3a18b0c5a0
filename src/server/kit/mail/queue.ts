import type { Transaction } from '#server/kit/db/connection.ts'
import { mails } from '#server/kit/db/tables/index.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { queueForDigest, readMailPreferences, type DigestEntry } from './choices.ts'
import { getNotificationKind } from './kinds.ts'
import { localiseLinks } from './localise.ts'
import { toHeaderLine, requireSingleAddress } from './one-line.ts'
import { renderMail, toWebAddress } from './render.ts'
import type { LocalisedMail } from './template.ts'

type Mail<Values> = {
  /** Null for an account without an address: it gets no mail. */
  to: string | null
  values: Values
  /** The receiver's own, unless it is given. */
  language?: MailLanguage | undefined
  /** What the page was in that asked for the mail, for an address without an account. */
  pageLanguage?: MailLanguage | undefined
  replyTo?: string
  unsubscribeUrl?: string
  thread?: string
}

/**
 * Queues a mail in the transaction of the change it is about: it is sent soon after the commit, and
 * never without it. `template` is a file of `templates/`, `values` its values, with absolute
 * addresses. The receiver may have chosen a language, and to get mails of this kind once a day, or
 * never (`kinds.ts`). `unsubscribeUrl` is for mail to many: it must end the subscription by one
 * POST, and show a page by GET. `thread` names the conversation it belongs to. Returns the id of
 * the mail, null when it is not sent by itself.
 */
export async function queueMail<Values>(
  tx: Transaction,
  { template, ...mail }: Mail<Values> & { template: LocalisedMail<Values> },
): Promise<number | null> {
  const [id] = await queueMails(tx, template, [mail])
  return id ?? null
}

/** The same for many mails of one template, in one statement. Returns the ids of those sent. */
export async function queueMails<Values>(
  tx: Transaction,
  template: LocalisedMail<Values>,
  some: readonly Mail<Values>[],
): Promise<number[]> {
  const addressed = some.filter((mail): mail is typeof mail & { to: string } => mail.to !== null)
  if (addressed.length === 0) return []
  const settings = await getSettings(tx)
  const kind = getNotificationKind(template.name) ?? 'always'
  const to = addressed.map((mail) => mail.to)
  const receivers = await readMailPreferences(tx, to, kind)
  const kept: DigestEntry[] = []
  const rows: (typeof mails.$inferInsert)[] = []
  for (const mail of addressed) {
    const receiver = receivers.get(mail.to.toLowerCase())
    const { accountId = null, choice = 'now' } = receiver ?? {}
    if (choice === 'off') continue
    const language = mail.language ?? receiver?.language ?? mail.pageLanguage ?? 'en'
    const content = localiseLinks(template[language](mail.values, settings), language)
    if (choice === 'daily' && accountId !== null && kind !== 'always') {
      kept.push({ accountId, kind, content })
      continue
    }
    const unsubscribeUrl = mail.unsubscribeUrl && toWebAddress(mail.unsubscribeUrl)
    const { text, html } = renderMail(content, { ...settings, language, unsubscribeUrl })
    rows.push({
      recipient: requireSingleAddress(mail.to),
      replyTo: mail.replyTo === undefined ? null : requireSingleAddress(mail.replyTo),
      subject: toHeaderLine(content.subject),
      text: normaliseText(text),
      html: normaliseText(html),
      template: template.name,
      unsubscribeUrl,
      thread: mail.thread,
    })
  }
  await queueForDigest(tx, kept)
  if (rows.length === 0) return []
  return (await tx.insert(mails).values(rows).returning({ id: mails.id })).map(({ id }) => id)
}
