import type { SendMailOptions } from 'nodemailer'
import { writeToOutbox } from './outbox.ts'
import type { MailRow } from './claim.ts'

export type MailConfig = {
  /** `smtp://user:password@host:587`; null writes mails into the outbox instead. */
  smtpUrl: string | null
  mailFrom: string
  outbox: string
}

export type Transport = {
  /** Hands the mail over; answers the path of its file when it was only written to the outbox. */
  send: (mail: MailRow, from: { name: string; address: string }) => Promise<string | null>
  close: () => void
}

/** Below half a minute in all, the claim of `claim.ts` lasts much longer. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

/** Opens the way out for mails: the mail server, one connection at a time, or the outbox. */
export async function openTransport({ smtpUrl, outbox }: MailConfig): Promise<Transport> {
  if (smtpUrl === null)
    return {
      send: (mail, from) => writeToOutbox(outbox, mail, messageOf(mail, from)),
      close: () => undefined,
    }
  const { createTransport } = await import('nodemailer')
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    ...TIMEOUTS,
  })
  return {
    send: async (mail, from) => {
      await smtp.sendMail(messageOf(mail, from))
      return null
    },
    close: () => smtp.close(),
  }
}

function messageOf(mail: MailRow, from: { name: string; address: string }): SendMailOptions {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same id at every try, so that mail programs recognise a mail that arrives twice.
    messageId: `<${mail.id}.${mail.createdAt.getTime()}@${host}>`,
    ...(mail.thread
      ? { inReplyTo: `<${mail.thread}@${host}>`, references: `<${mail.thread}@${host}>` }
      : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
