import type { MailTemplate } from '#server/mail/template.ts'
import { formatRupees, toRupees } from '#shared/rules/money.ts'
import type { Paise } from '#shared/rules/money.ts'
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

const CONTACTS = { phone: 'Phone call', email: 'Email', whatsapp: 'WhatsApp' }

/**
 * Tells a seller of a buyer's question; answering the mail answers the buyer, where he gave an
 * address.
 */
export const adInquiry: MailTemplate<Values> = {
  name: 'ad-inquiry',
  write: (values, { siteName }) => ({
    subject: `${values.buyerName} asks about “${values.title}”`,
    hindi: 'आपके विज्ञापन पर पूछताछ',
    paragraphs: [`Someone who saw your ad “${values.title}” on ${siteName} writes:`],
    quote: values.message,
    facts: [
      ...(values.offeredPrice
        ? [{ label: 'Offer', value: formatRupees(toRupees(values.offeredPrice)) }]
        : []),
      { label: 'Name', value: values.buyerName },
      { label: 'Phone', value: formatPhone(values.buyerPhone) },
      ...(values.buyerEmail ? [{ label: 'Email', value: values.buyerEmail }] : []),
      { label: 'To be reached by', value: CONTACTS[values.preferredContact] },
    ],
    button: { text: 'See your ad', href: values.url },
    after: ['Meet in a public place, and never send money or a code to somebody you do not know.'],
  }),
}
