import { SAMPLE_PERSON, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = {
  senderId: number
  senderName: string
  receiverName: string
  subject: string
  message: string
  /** What the reporter says of it. */
  detail: string
}

/** Tells those who keep the website of a message that its receiver finds wrong. */
export const reportedMessage: MailTemplate<Values> = {
  name: 'reported-message',
  sample: () => ({
    senderId: 1,
    senderName: SAMPLE_PERSON,
    receiverName: 'Another Person',
    subject: 'A question',
    message: SAMPLE_WORDS,
    detail: SAMPLE_WORDS,
  }),
  en: ({ senderId, senderName, receiverName, subject, message, detail }, { siteName }) => ({
    subject: `Reported message: ${subject}`,
    hindi: 'शिकायत',
    paragraphs: [`${receiverName} reported this message on ${siteName}.`],
    facts: [
      { label: 'From', value: `${senderName} (account ${senderId})` },
      ...(detail ? [{ label: 'Problem', value: detail }] : []),
    ],
    quote: message,
    after: ['No one has checked this report yet. Nothing was changed.'],
  }),
  hi: ({ senderId, senderName, receiverName, subject, message, detail }, { siteName }) => ({
    subject: `मैसेज की शिकायत: ${subject}`,
    paragraphs: [`${receiverName} को ${siteName} पर यह मैसेज मिला है। उनका कहना है कि इसमें कुछ गलत है।`],
    facts: [
      { label: 'भेजने वाले', value: `${senderName} (खाता ${senderId})` },
      ...(detail ? [{ label: 'क्या गलत है', value: detail }] : []),
    ],
    quote: message,
    after: ['हम नहीं जानते कि यह सच है या नहीं। कुछ बदला नहीं गया है।'],
  }),
}
