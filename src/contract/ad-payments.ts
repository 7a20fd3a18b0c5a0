import { z } from 'zod'
import { MAX_TARGET_LENGTH, PAYMENT_STATUSES, REFUND_STATUSES } from '#shared/rules/ad-payments.ts'
import { MOST_PAYMENT } from '#shared/rules/ad-balance.ts'
import { isPayoutTarget, normaliseUtr } from '#shared/rules/upi.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { rupees, rupeesInput } from './money.ts'
import { idParams } from './record-endpoints.ts'
import { clearable, id, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Ad payments')

const payment = z
  .object({
    id,
    reference: z.string().describe('Stands in the note of the payment, like Z-4F7K2'),
    amount: rupees,
    status: z.enum(PAYMENT_STATUSES),
    utr: z.string().nullable(),
    startedAt: timestamp,
    reportedAt: timestamp.nullable(),
    checkedBy: timestamp.describe('Until when the team looks at it, once you have paid'),
    upiLink: z.string().nullable().describe('upi://pay…; null once it is received or given up'),
    gatewayUrl: z.string().nullable().describe('Where it can be paid otherwise'),
  })
  .meta({ id: 'AdPayment' })

const refund = z
  .object({
    id,
    amount: rupees,
    target: z.string(),
    status: z.enum(REFUND_STATUSES),
    reason: z.string().describe('Why it was rejected'),
    reference: z.string().nullable().describe('The bank’s number of what was paid'),
    askedAt: timestamp,
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'AdRefund' })

export const listOwnAdPayments = endpoint('GET /ads/payments', {
  summary: 'Get how I can pay in, and my latest payments and refunds',
  guard: 'user',
  answer: success(
    z.object({
      upi: z
        .object({ address: z.string(), payee: z.string() })
        .nullable()
        .describe('null: not by UPI'),
      least: rupees,
      most: rupees,
      clickPrice: rupees.nullable().describe('Average of my running campaigns; null without any'),
      gstPercent: z.int().describe('On top of the price of a click; 0 without tax'),
      checkedBy: timestamp.describe('Until when the team looks at what is paid now'),
      payments: z.array(payment),
      refunds: z.array(refund),
    }),
  ),
})

export const startAdPayment = endpoint('POST /ads/payments', {
  summary: 'Start a payment',
  description:
    'One that is open with the same amount is answered again. Money that arrives is found by its ' +
    'reference.',
  guard: 'user',
  body: z.object({ amount: rupeesInput(1, MOST_PAYMENT) }),
  answer: success(payment),
  status: 201,
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

const utr = clearable(
  z
    .string()
    .max(40)
    .refine((text) => normaliseUtr(text) !== null, 'Enter the 12 digits of the UTR'),
)

export const reportAdPayment = endpoint('POST /ads/payments/{id}/paid', {
  summary: 'Say that I have paid',
  guard: 'user',
  params: idParams,
  body: z.object({ utr: utr.describe('The bank’s number, 12 digits') }),
  answer: success(payment),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const cancelAdPayment = endpoint('DELETE /ads/payments/{id}', {
  summary: 'Cancel a payment that is not received',
  guard: 'user',
  params: idParams,
  answer: success(payment),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const askAdRefund = endpoint('POST /ads/refunds', {
  summary: 'Ask for money of my balance back',
  description: 'It is taken off the balance at once, and added again if the team rejects it.',
  guard: 'user',
  body: z.object({
    amount: rupeesInput(1, MOST_PAYMENT),
    target: z
      .string()
      .trim()
      .max(MAX_TARGET_LENGTH)
      .refine(isPayoutTarget, 'Enter a UPI ID, or account number and IFSC')
      .describe('UPI ID, or account number and IFSC'),
  }),
  answer: success(refund),
  status: 201,
  codes: ['NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const withdrawAdRefund = endpoint('DELETE /ads/refunds/{id}', {
  summary: 'Take a refund back that is not paid',
  guard: 'user',
  params: idParams,
  answer: success(refund),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
