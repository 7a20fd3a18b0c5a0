import type { CallName, CallResponse } from '#client/call.ts'

export type BankLine = CallResponse<'GET /ads/bank-lines'>['data'][number]
export type PaymentCounts = CallResponse<'GET /ads/bank-lines'>['counts']
export type Approval = CallResponse<'GET /ads/approvals'>['data'][number]
export type AskedRefund = CallResponse<'GET /ads/refunds'>['data'][number]

/** Readings that are others after any decision about money. */
export const INVALIDATES = [
  'GET /ads/bank-lines',
  'GET /ads/bank-lines/matched',
  'GET /ads/payments/reported',
  'GET /ads/refunds',
  'GET /ads/approvals',
  'GET /ads/balances',
  'GET /ads/balance',
  'GET /admin/counts',
] as const satisfies readonly CallName[]
