import type { MailTemplate } from '#server/mail/template.ts'

type Values = {
  senderName: string
  business: string | null
  subject: string
  message: string
  url: string | null
}

/**
 * Tells the receiver of a message; it is answered on the site, so that nobody's address is given
 * away.
 */
export const newMessage: MailTemplate<Values> = {
  name: 'message',
  write: ({ senderName, business, subject, message, url }, { siteName }) => ({
    subject: `${senderName}: ${subject}`,
    hindi: 'नया संदेश',
    paragraphs: [
      `${senderName} sent you a message on ${siteName}${business ? ` about ${business}` : ''}.`,
    ],
    quote: message,
    ...(url ? { button: { text: 'Read and reply', href: url } } : {}),
    after: ['An answer to this mail does not reach the sender.'],
  }),
}
