import { formatMonth } from '#i18n/en/dates.ts'
import { formatMonth as formatHindiMonth } from '#i18n/hi/dates.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatRupees } from '#shared/rules/money.ts'

/** `amount` in rupees with tax, and what of it is not paid yet; `month` by its first day. */
type Values = { number: string; month: string; amount: number; due: number; url: string }

/** The tax invoice of a month. */
export const campaignInvoice: MailTemplate<Values> = {
  name: 'campaign-invoice',
  sample: (url) => ({ number: 'SAMPLE/1', month: '2026-10-01', amount: 2133.44, due: 0, url }),
  en: ({ number, month, amount, due, url }, { siteName }) => ({
    subject: `Invoice for ${formatMonth(month.slice(0, 7))}: ${formatRupees(amount)}`,
    hindi: 'प्रचार का बिल',
    paragraphs: [
      `This is the tax invoice for your ads on ${siteName} in ${formatMonth(month.slice(0, 7))}. ` +
        (due > 0 ? `${formatRupees(due)} of it is not paid yet.` : 'It is paid from your balance.'),
    ],
    facts: [
      { label: 'Invoice no.', value: number },
      { label: 'Amount with GST', value: formatRupees(amount) },
    ],
    button: { text: 'View invoice', href: url },
  }),
  hi: ({ number, month, amount, due, url }, { siteName }) => ({
    subject: `${formatHindiMonth(month.slice(0, 7))} का बिल: ${formatRupees(amount)}`,
    paragraphs: [
      `${siteName} पर ${formatHindiMonth(month.slice(0, 7))} के आपके प्रचार का टैक्स बिल तैयार है। ` +
        (due > 0 ? `इसमें से ${formatRupees(due)} अभी बाकी हैं।` : 'रकम आपके बैलेंस से कटी है।'),
    ],
    facts: [
      { label: 'बिल नंबर', value: number },
      { label: 'GST के साथ रकम', value: formatRupees(amount) },
    ],
    button: { text: 'बिल देखें', href: url },
  }),
}
