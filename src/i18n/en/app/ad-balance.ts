import type { JournalKind, PaymentWay } from '#shared/rules/ad-balance.ts'
import { counted } from '#i18n/en/plural.ts'

/** What an advertiser has paid in and spent. */
export const adBalance = {
  balance: 'Balance',
  owed: 'To pay',
  charged: 'Charged this month',
  clicks: (count: number) => counted(count, 'click', 'clicks'),
  paid: 'Paid in this month',
  daysLeft: (days: number) => `About ${counted(days, 'day', 'days')} at this pace`,
  ofThis: (creditLimit: string) => `You may go ${creditLimit} below zero`,
  empty: 'Your balance is used up, so your ads are not shown. Pay in to go on.',
  low: (balance: string) => `Your balance is ${balance}.`,
  view: 'View balance',
  howToPay: 'How to pay',
  howToPayText:
    'Pay the website’s team in cash, by cheque or by bank transfer. They add it to your balance, ' +
    'and you get a receipt.',
  contact: 'Contact us',
  trusted: 'Clicks are charged now and settled with the website’s team later.',
  statement: 'Statement',
  month: 'Month',
  otherPeriod: 'Other period',
  from: 'From',
  until: 'Until',
  days: (from: string, until: string) => `${from} to ${until}`,
  withTax: (tax: string) => `with ${tax} GST`,
  print: 'Print or save as PDF',
  back: 'Campaigns',
  opening: 'Opening balance',
  closing: 'Closing balance',
  heads: { day: 'Date', what: 'What', moved: 'In or out', balance: 'Balance' },
  kinds: {
    opening: 'Settled before balances began',
    payment: 'Payment',
    charge: 'Clicks',
    credit: 'Given back',
    refund: 'Refund',
    adjustment: 'Correction',
  } satisfies Record<JournalKind, string>,
  nothing: 'Nothing moved in this period.',
}

/** The same for administrators. */
export const adminBalances = {
  caption: 'Balances of advertisers',
  hint: 'Name, email or number',
  none: 'No advertisers yet',
  failed: { list: 'Couldn’t load the balances.', save: 'Couldn’t save. Please try again.' },
  columns: { name: 'Advertiser', active: 'Active campaigns', balance: 'Balance' },
  trust: 'Clicks are charged on trust: campaigns run without money. Change it in Settings, Money.',
  prepaid: 'Campaigns run while the balance pays for a click.',
  below: (limit: string) => `${limit} below zero`,
  pay: 'Payment',
  refund: 'Refund',
  limit: 'Limit',
  titles: {
    payments: (name: string) => `Payment of ${name}`,
    refunds: (name: string) => `Refund to ${name}`,
    limit: (name: string) => `Limit of ${name}`,
  },
  has: (balance: string) => `Balance now: ${balance}`,
  amount: 'Amount (₹)',
  way: 'How',
  ways: { transfer: 'UPI or bank transfer', cash: 'Cash', cheque: 'Cheque' } satisfies Record<
    PaymentWay,
    string
  >,
  reference: 'UTR or cheque number',
  referenceHint: 'Each number is entered once.',
  note: 'Note',
  noteHint: 'Shown on the statement.',
  creditLimit: 'How far below zero (₹)',
  creditLimitHint: '0: campaigns stop when the balance is used up.',
  record: { text: 'Record', busy: 'Saving…' },
  done: {
    payments: (name: string, balance: string) => `Recorded. ${name} now has ${balance}.`,
    refunds: (name: string, balance: string) => `Recorded. ${name} now has ${balance}.`,
    limit: (name: string) => `Limit of ${name} saved.`,
    waiting: 'A second administrator has to agree: see Payments, Second person.',
  },
}
