import { z } from 'zod'
import {
  AD_PAYMENTS,
  JOURNAL_KINDS,
  LEAST_PAYMENT,
  MAX_PAYMENT_NOTE_LENGTH,
  MAX_PAYMENT_REFERENCE_LENGTH,
  MOST_CREDIT_LIMIT,
  MOST_PAYMENT,
  PAYMENT_WAYS,
} from '#shared/rules/ad-balance.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { rupees, rupeesInput } from './money.ts'
import { idParams } from './record-endpoints.ts'
import { id, optionalIdParam, pageParams, searchParam, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Ad balances')
const day = z.iso.date()
const count = z.int()
const userId = optionalIdParam.describe('For administrators. Default: yourself')

export const getAdBalance = endpoint('GET /ads/balance', {
  summary: 'Get what I have left to spend on clicks',
  guard: 'user',
  query: z.object({ userId }),
  answer: success(
    z.object({
      payment: z.enum(AD_PAYMENTS).describe('trust: clicks are charged without money paid before'),
      balance: rupees.describe('Below zero: owed'),
      creditLimit: rupees.describe('How far below zero it may go'),
      month: z
        .object({ charged: rupees, credited: rupees, clicks: count, paid: rupees })
        .describe('This month, in India'),
      daysLeft: count.nullable().describe('At the pace of the last 7 days; null without any'),
    }),
  ),
  codes: ['FORBIDDEN'],
})

const entry = z.object({
  at: timestamp,
  kind: z.enum(JOURNAL_KINDS),
  campaignId: id.nullable(),
  title: z.string().nullable().describe('Of the campaign'),
  clicks: count,
  moved: rupees.describe('Below zero: out of the balance'),
  tax: rupees.describe('The part of it that is GST'),
  balance: rupees.describe('After it'),
  reference: z.string().nullable().describe('Number of the payment'),
  note: z.string(),
  paperId: id.nullable().describe('Its receipt or credit note'),
})

export const listAdBalanceEntries = endpoint('GET /ads/balance/entries', {
  summary: 'List what moved on my balance between two days, latest first',
  description: 'The clicks of a campaign and day are one entry.',
  guard: 'user',
  query: z
    .object({ userId, from: day, until: day })
    .refine(({ from, until }) => from <= until, {
      path: ['until'],
      message: 'Choose an end date on or after the start date',
    })
    .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= 366 * DAY_MS, {
      path: ['from'],
      message: 'At most a year',
    }),
  answer: success(
    z.object({
      from: day,
      until: day,
      opening: rupees,
      closing: rupees,
      entries: z.array(entry),
    }),
  ),
  codes: ['FORBIDDEN'],
})

export const listAdBalances = endpoint('GET /ads/balances', {
  summary: 'List the balances of advertisers, the lowest first',
  guard: 'admin',
  query: z.object({ search: searchParam.optional(), ...pageParams(20) }),
  answer: success(
    z.array(
      z.object({
        id: id.describe('Of the account'),
        name: z.string(),
        email: z.string().nullable(),
        mobile: z.string().nullable(),
        balance: rupees,
        creditLimit: rupees,
        active: count.describe('Active campaigns'),
      }),
    ),
    { pagination },
  ),
})

const payment = z.object({
  amount: rupeesInput(LEAST_PAYMENT, MOST_PAYMENT),
  way: z.enum(PAYMENT_WAYS),
  reference: z
    .string()
    .trim()
    .max(MAX_PAYMENT_REFERENCE_LENGTH)
    .default('')
    .describe('UTR of the bank or number of the cheque. Each is entered once'),
  note: z.string().trim().max(MAX_PAYMENT_NOTE_LENGTH).default(''),
})
/** What both ways of money have in common. */
const entered = {
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: payment,
  answer: success(
    z.object({
      balance: rupees,
      isWaiting: z.boolean().describe('For a second administrator: not entered yet'),
    }),
  ),
  status: 201,
  codes: ['NOT_FOUND'],
} as const

export const recordAdPayment = endpoint('POST /ads/balances/{id}/payments', {
  summary: 'Record a payment of an advertiser',
  description: 'Adds it to the balance and emails a receipt.',
  ...entered,
})

export const recordAdRefund = endpoint('POST /ads/balances/{id}/refunds', {
  summary: 'Record money given back to an advertiser',
  description: 'At most the balance.',
  ...entered,
})

export const setAdCreditLimit = endpoint('PUT /ads/balances/{id}/credit-limit', {
  summary: 'Set how far below zero the balance of an advertiser may go',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object({
    creditLimit: rupeesInput(0, MOST_CREDIT_LIMIT),
  }),
  answer: success(z.object({ creditLimit: rupees })),
  codes: ['NOT_FOUND'],
})
