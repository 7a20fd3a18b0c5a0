import { SAMPLE_PERSON, SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

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
  sample: (url) => ({
    senderName: SAMPLE_PERSON,
    about: SAMPLE_BUSINESS,
    subject: 'A question',
    message: SAMPLE_WORDS,
    pictures: 1,
    url,
  }),
  en: ({ senderName, about, subject, message, pictures, url }, { siteName }) => ({
    subject: `${senderName}: ${subject}`,
    hindi: 'नया मैसेज',
    paragraphs: [
      `${senderName} sent you a message on ${siteName}${about ? ` about ${about}` : ''}.`,
      ...(pictures > 0 ? ['It includes a photo.'] : []),
    ],
    quote: message,
    button: { text: 'Read and reply', href: url },
    after: ['Replies to this email do not reach the sender.'],
  }),
  hi: ({ senderName, about, subject, message, pictures, url }, { siteName }) => ({
    subject: `${senderName}: ${subject}`,
    paragraphs: [
      `${senderName} ने ${siteName} पर ${about ? `${about} के बारे में ` : ''}आपको मैसेज भेजा है।`,
      ...(pictures > 0 ? ['साथ में फ़ोटो भी है।'] : []),
    ],
    quote: message,
    button: { text: 'पढ़ें और जवाब दें', href: url },
    after: ['इस मेल का जवाब भेजने वाले तक नहीं पहुँचता।'],
  }),
}
