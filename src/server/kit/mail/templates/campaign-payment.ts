import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatRupees } from '#shared/rules/money.ts'

/** `amount` and `balance` in rupees. */
type Values = {
  isRefund: boolean
  amount: number
  reference: string | null
  /** Of the receipt. */
  number: string
  balance: number
  url: string
}

/** The receipt of an advertiser for money paid in, or given back. */
export const campaignPayment: MailTemplate<Values> = {
  name: 'campaign-payment',
  sample: (url) => ({
    ...{ isRefund: false, amount: 2000, reference: 'SAMPLE1', balance: 2150.5 },
    ...{ number: 'SAMPLE/1', url },
  }),
  en: ({ isRefund, amount, reference, balance, number, url }, { siteName }) => ({
    subject: `${isRefund ? 'Refund' : 'Payment received'}: ${formatRupees(amount)}`,
    hindi: isRefund ? 'पैसा वापस किया गया' : 'पैसा मिल गया',
    paragraphs: [
      isRefund
        ? `We gave back ${formatRupees(amount)} of your ad balance on ${siteName}.`
        : `We received your payment of ${formatRupees(amount)} for ads on ${siteName}. Thank you.`,
    ],
    facts: [
      { label: 'Receipt no.', value: number },
      { label: 'Amount', value: formatRupees(amount) },
      ...(reference ? [{ label: 'Reference', value: reference }] : []),
      { label: 'Balance', value: formatRupees(balance) },
    ],
    button: { text: 'View receipt', href: url },
  }),
  hi: ({ isRefund, amount, reference, balance, number, url }, { siteName }) => ({
    subject: `${isRefund ? 'पैसा वापस' : 'पैसा मिल गया'}: ${formatRupees(amount)}`,
    paragraphs: [
      isRefund
        ? `${siteName} पर आपके प्रचार के बैलेंस में से ${formatRupees(amount)} वापस कर दिए हैं।`
        : `${siteName} पर प्रचार के लिए आपके ${formatRupees(amount)} मिल गए। धन्यवाद।`,
    ],
    facts: [
      { label: 'रसीद नंबर', value: number },
      { label: 'रकम', value: formatRupees(amount) },
      ...(reference ? [{ label: 'नंबर', value: reference }] : []),
      { label: 'बैलेंस', value: formatRupees(balance) },
    ],
    button: { text: 'रसीद देखें', href: url },
  }),
}
