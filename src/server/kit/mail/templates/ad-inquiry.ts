import {
  SAMPLE_PERSON,
  SAMPLE_TITLE,
  SAMPLE_WORDS,
  SAMPLE_PHONE,
  SAMPLE_EMAIL,
} from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatRupees, toPaise, toRupees, type Paise } from '#shared/rules/money.ts'
import { formatPhone } from '#shared/rules/phone.ts'

type Values = {
  title: string
  url: string
  message: string
  offeredPrice?: Paise | null | undefined
  buyerName: string
  buyerPhone: string
  buyerEmail?: string | null | undefined
  preferredContact: 'phone' | 'email' | 'whatsapp'
}

const CONTACTS = {
  en: { phone: 'Phone call', email: 'Email', whatsapp: 'WhatsApp' },
  hi: { phone: 'फ़ोन', email: 'ईमेल', whatsapp: 'WhatsApp' },
}

/**
 * Tells a seller of a buyer's question; answering the mail answers the buyer, where he gave an
 * address.
 */
export const classifiedInquiry: MailTemplate<Values> = {
  name: 'ad-inquiry',
  sample: (url) => ({
    title: SAMPLE_TITLE,
    url,
    message: SAMPLE_WORDS,
    offeredPrice: toPaise(2500),
    buyerName: SAMPLE_PERSON,
    buyerPhone: SAMPLE_PHONE,
    buyerEmail: SAMPLE_EMAIL,
    preferredContact: 'phone',
  }),
  en: (values, { siteName }) => ({
    subject: `New inquiry from ${values.buyerName}: “${values.title}”`,
    hindi: 'आपके विज्ञापन पर पूछताछ',
    paragraphs: [`You have a new inquiry about your ad “${values.title}” on ${siteName}:`],
    quote: values.message,
    facts: [
      ...(values.offeredPrice
        ? [{ label: 'Offer', value: formatRupees(toRupees(values.offeredPrice)) }]
        : []),
      { label: 'Name', value: values.buyerName },
      { label: 'Phone', value: formatPhone(values.buyerPhone) },
      ...(values.buyerEmail ? [{ label: 'Email', value: values.buyerEmail }] : []),
      { label: 'Preferred contact', value: CONTACTS.en[values.preferredContact] },
    ],
    button: { text: 'View your ad', href: values.url },
    after: [
      'Meet in a public place. Never send money or share an OTP with someone you don’t ' + 'know.',
    ],
  }),
  hi: (values, { siteName }) => ({
    subject: `${values.buyerName} ने “${values.title}” के बारे में पूछा है`,
    paragraphs: [`${siteName} पर आपका विज्ञापन “${values.title}” देखकर किसी ने यह लिखा है:`],
    quote: values.message,
    facts: [
      ...(values.offeredPrice
        ? [{ label: 'ग्राहक का दाम', value: formatRupees(toRupees(values.offeredPrice)) }]
        : []),
      { label: 'नाम', value: values.buyerName },
      { label: 'फ़ोन', value: formatPhone(values.buyerPhone) },
      ...(values.buyerEmail ? [{ label: 'ईमेल', value: values.buyerEmail }] : []),
      { label: 'संपर्क का तरीका', value: CONTACTS.hi[values.preferredContact] },
    ],
    button: { text: 'अपना विज्ञापन देखें', href: values.url },
    after: ['किसी भीड़ वाली जगह पर मिलें, और जिसे जानते नहीं उसे कभी पैसे या कोड (OTP) न भेजें।'],
  }),
}
