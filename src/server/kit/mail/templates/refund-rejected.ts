import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatRupees } from '#shared/rules/money.ts'

/** Tells an advertiser that money asked back was not sent; `amount` in rupees. */
export const refundRejected: MailTemplate<{ amount: number; reason: string; url: string }> = {
  name: 'refund-rejected',
  sample: (url) => ({ amount: 500, reason: 'The UPI ID does not exist.', url }),
  en: ({ amount, reason, url }) => ({
    subject: `Refund of ${formatRupees(amount)} not sent`,
    hindi: 'पैसा वापस नहीं भेजा जा सका',
    paragraphs: [
      `We could not send back ${formatRupees(amount)}. The money is in your ad balance again.`,
      'The reason:',
    ],
    quote: reason,
    button: { text: 'View balance', href: url },
  }),
  hi: ({ amount, reason, url }) => ({
    subject: `${formatRupees(amount)} वापस नहीं भेजे जा सके`,
    paragraphs: [`हम ${formatRupees(amount)} वापस नहीं भेज सके। पैसा फिर आपके बैलेंस में है।`, 'वजह:'],
    quote: reason,
    button: { text: 'बैलेंस देखें', href: url },
  }),
}
