import {
  SAMPLE_PERSON,
  SAMPLE_BUSINESS,
  SAMPLE_WORDS,
  SAMPLE_PHONE,
  SAMPLE_EMAIL,
} from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = {
  name: string
  email: string
  phone: string | null
  message: string
  /** Null: it is for the website. */
  business: { name: string; url: string } | null
}

/** Forwards an enquiry to its recipient; a reply to the mail goes to the sender. */
export const enquiry: MailTemplate<Values> = {
  name: 'enquiry',
  sample: (url) => ({
    name: SAMPLE_PERSON,
    email: SAMPLE_EMAIL,
    phone: SAMPLE_PHONE,
    message: SAMPLE_WORDS,
    business: { name: SAMPLE_BUSINESS, url },
  }),
  en: ({ name, email, phone, message, business }, { siteName }) => ({
    subject: business
      ? `New enquiry for ${business.name} from ${name}`
      : `New message from ${name} to ${siteName}`,
    hindi: 'नया मैसेज',
    paragraphs: [
      business
        ? `You have a new enquiry from the page of ${business.name} on ${siteName}:`
        : `New message from the ${siteName} contact page:`,
    ],
    quote: message,
    facts: [
      { label: 'Name', value: name },
      { label: 'Email', value: email },
      ...(phone ? [{ label: 'Phone', value: phone }] : []),
    ],
    ...(business ? { button: { text: `View ${business.name}`, href: business.url } } : {}),
    after: [
      `Reply to this email to answer ${name}. We have not checked the name and email address.`,
    ],
  }),
  hi: ({ name, email, phone, message, business }, { siteName }) => ({
    subject: business ? `${name} ने ${business.name} से कुछ पूछा है` : `${name} ने ${siteName} को लिखा है`,
    paragraphs: [
      business
        ? `${siteName} पर ${business.name} को देखकर किसी ने यह लिखा है:`
        : `${siteName} के संपर्क पेज से किसी ने यह लिखा है:`,
    ],
    quote: message,
    facts: [
      { label: 'नाम', value: name },
      { label: 'ईमेल', value: email },
      ...(phone ? [{ label: 'फ़ोन', value: phone }] : []),
    ],
    ...(business ? { button: { text: `${business.name} देखें`, href: business.url } } : {}),
    after: [
      `${name} को लिखने के लिए इसी मेल का जवाब दें। हम नहीं जानते कि दिया गया नाम और पता सही है ` +
        'या नहीं।',
    ],
  }),
}
