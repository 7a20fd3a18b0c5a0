import type { LegalText } from './legal-text.ts'

/** What advertising costs, and how money comes back. */
export const charges: LegalText = {
  title: 'Charges and refunds',
  changed: '2026-11-28',
  lede: ({ site }) =>
    `What ads on ${site} cost, what is not charged, and how you get unused money back.`,
  sections: [
    {
      id: 'charged',
      title: 'What is charged',
      points: [
        'A valid click on your ad, at the price that you have set. Showing the ad is free.',
        'GST is added to each click if the site is registered for it. Your balance page says so.',
        'There is no fee to start, change or end a campaign.',
      ],
    },
    {
      id: 'free',
      title: 'What is not charged',
      points: [
        'Clicks of programs, repeated clicks of one person, clicks that are too fast for a ' +
          'person, and your own clicks.',
        'Clicks beyond your budget or your balance.',
        'If clicks turn out to be invalid later, we add their price and the GST on it back to ' +
          'your balance and tell you why.',
      ],
    },
    {
      id: 'balance',
      title: 'Your balance',
      points: [
        'What you pay in is your balance until clicks use it. It does not expire.',
        'Your ads are not shown while the balance does not pay for a click. They go on when ' +
          'there is money again.',
        'You get a receipt for each payment. If the site is registered for GST, you also get a ' +
          'tax invoice for each month with charges, and a credit note when an invoice is ' +
          'corrected.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      points: [
        'Unused money stays yours. You can ask for it back at any time.',
        'Ask under “Add money” on your balance page, or write to us. We send it by UPI, bank ' +
          'transfer, cheque or in cash, and you get a receipt.',
      ],
    },
    {
      id: 'check',
      title: 'If a figure seems wrong',
      points: [
        'You can download every click of a month from your statements, with the reason for ' +
          'those that cost nothing.',
        'Write to us with the number of the invoice or the statement.',
      ],
    },
  ],
}
