import type { Transaction } from '#server/db/connection.ts'
import { mails } from '#server/db/tables/index.ts'
import { getSettings } from '#server/settings/index.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { keepForDigest, wishOf } from './choices.ts'
import { kindOf } from './kinds.ts'
import { oneLine, singleAddress } from './one-line.ts'
import { renderMail, webAddress } from './render.ts'
import type { MailTemplate } from './template.ts'

/**
 * Queues a mail in the transaction of the change it is about: it is sent soon after the commit, and
 * never without it. `template` is a file of `templates/`, `values` its values, with absolute
 * addresses. The receiver may have chosen to get mails of this kind once a day, or never
 * (`kinds.ts`). `unsubscribeUrl` is for mail to many: it must end the subscription by one POST, and
 * show a page by GET. `thread` names the conversation it belongs to. Answers the id of the mail,
 * null when it is not sent by itself.
 */
export async function queueMail<Values>(
  tx: Transaction,
  mail: {
    to: string
    template: MailTemplate<Values>
    values: Values
    replyTo?: string
    unsubscribeUrl?: string
    thread?: string
  },
): Promise<number | null> {
  const settings = await getSettings(tx)
  const unsubscribeUrl = mail.unsubscribeUrl && webAddress(mail.unsubscribeUrl)
  const content = mail.template.write(mail.values, settings)
  const kind = kindOf(mail.template.name) ?? 'always'
  if (kind !== 'always') {
    const { accountId, choice } = await wishOf(tx, mail.to, kind)
    if (choice === 'off') return null
    if (choice === 'daily' && accountId !== null) {
      await keepForDigest(tx, accountId, kind, content)
      return null
    }
  }
  const { text, html } = renderMail(content, { ...settings, unsubscribeUrl })
  const [row] = await tx
    .insert(mails)
    .values({
      recipient: singleAddress(mail.to),
      replyTo: mail.replyTo === undefined ? null : singleAddress(mail.replyTo),
      subject: oneLine(content.subject),
      text: normaliseText(text),
      html: normaliseText(html),
      template: mail.template.name,
      unsubscribeUrl,
      thread: mail.thread,
    })
    .returning({ id: mails.id })
  return row!.id
}
