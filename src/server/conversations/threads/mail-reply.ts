import type { Transaction } from '#server/kit/db/connection.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { contactAnswer } from '#server/kit/mail/templates/contact-answer.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'

type Answer = {
  /** `isOwnerOrAdmin`: the address is the confirmed one of the account that wrote. */
  to: { name: string; email: string; isOwn: boolean; language: MailLanguage }
  reference: string
  thread: string
  asked: string
  answer: string
}

/**
 * Queues an answer in the thread of what was asked; replies go to the contact email of the website.
 * Returns the mail’s id; null: the same was queued already.
 */
export async function mailReply(
  tx: Transaction,
  { to, reference, thread, asked, answer }: Answer,
): Promise<number | null> {
  const { contactEmail } = await getSettings(tx)
  return queueMail(tx, {
    to: to.email,
    pageLanguage: to.language,
    template: contactAnswer,
    values: {
      ...{ reference, answer, canAnswer: contactEmail !== '' },
      // Anybody can type in anybody's address, and a stranger must not get words by us.
      ...(to.isOwn ? { name: to.name, asked } : { name: '', asked: '' }),
    },
    ...(contactEmail ? { replyTo: contactEmail } : {}),
    thread,
  })
}
