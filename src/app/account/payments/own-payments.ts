import type { CallResponse } from '#client/call.ts'

/** How an advertiser can pay, and what is under way. */
export type OwnPayments = CallResponse<'GET /ads/payments'>['data']
export type OwnPayment = OwnPayments['payments'][number]
export type OwnRefund = OwnPayments['refunds'][number]

/** Readings that are others after a payment or refund of one's own. */
export const INVALIDATES = [
  'GET /ads/payments',
  'GET /ads/balance',
  'GET /ads/balance/entries',
] as const
