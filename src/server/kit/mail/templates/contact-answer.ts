import { greeting } from '#server/kit/mail/greeting.ts'
import { SAMPLE_PERSON, SAMPLE_WORDS, SAMPLE_REFERENCE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = {
  reference: string
  name: string
  answer: string
  /** Empty, as the name, for an address that may be somebody else's. */
  asked: string
  /** Whether somebody reads what is answered to this mail. */
  canAnswer: boolean
}

/** An administrator's answer to a contact message. */
export const contactAnswer: MailTemplate<Values> = {
  name: 'contact-answer',
  sample: () => ({
    reference: SAMPLE_REFERENCE,
    name: SAMPLE_PERSON,
    answer: SAMPLE_WORDS,
    asked: SAMPLE_WORDS,
    canAnswer: true,
  }),
  en: ({ reference, name, answer, asked, canAnswer }, { siteName }) => ({
    subject: `[${reference}] Your message to ${siteName}`,
    hindi: 'आपके मैसेज का जवाब',
    paragraphs: [greeting(name), ...answer.split(/\n{2,}/)],
    ...(asked ? { quote: asked.slice(0, 1000) } : {}),
    after: [
      `Your reference number is ${reference}.` +
        (canAnswer ? ' You can reply to this email.' : ' Replies to this email are not read.'),
    ],
  }),
  hi: ({ reference, name, answer, asked, canAnswer }, { siteName }) => ({
    subject: `[${reference}] ${siteName} को आपका मैसेज`,
    paragraphs: [greeting(name, 'hi'), ...answer.split(/\n{2,}/)],
    ...(asked ? { quote: asked.slice(0, 1000) } : {}),
    after: [
      `आपका नंबर ${reference} है।` +
        (canAnswer ? ' आप इस मेल का जवाब दे सकते हैं।' : ' इस मेल का जवाब कोई नहीं पढ़ता।'),
    ],
  }),
}
