import type { CallResponse } from '#client/call.ts'

export type AdvertiserBalance = CallResponse<'GET /ads/balances'>['data'][number]

/** What is entered of an advertiser. */
export type BalanceAct = { kind: 'payments' | 'refunds' | 'limit'; row: AdvertiserBalance }
