import type { MailTemplate } from '#server/mail/template.ts'

type Values = {
  senderName: string
  /** The business or the ad. */
  about: string | null
  subject: string
  message: string
  /** How many pictures it has. */
  pictures: number
  url: string
}

/**
 * Tells the receiver of a message; it is answered on the site, so that nobody's address is given
 * away.
 */
export const newMessage: MailTemplate<Values> = {
  name: 'message',
  write: ({ senderName, about, subject, message, pictures, url }, { siteName }) => ({
    subject: `${senderName}: ${subject}`,
    hindi: 'नया संदेश',
    paragraphs: [
      `${senderName} sent you a message on ${siteName}${about ? ` about ${about}` : ''}.`,
      ...(pictures > 0 ? ['There is a picture with it.'] : []),
    ],
    quote: message,
    button: { text: 'Read and reply', href: url },
    after: ['An answer to this mail does not reach the sender.'],
  }),
}
