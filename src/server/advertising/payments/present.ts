import type { listOwnAdPayments } from '#contract/ad-payments.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { WebsiteSettings } from '#contract/settings.ts'
import type { adPayments, adRefunds } from '#server/kit/db/tables/index.ts'
import { toRupees } from '#shared/rules/money.ts'
import { buildUpiLink } from '#shared/rules/upi.ts'
import { getNextWorkingDay } from '#shared/rules/working-day.ts'

type Own = ResponseOf<typeof listOwnAdPayments>['data']
export type PaymentAnswer = Own['payments'][number]
export type RefundAnswer = Own['refunds'][number]
export type PaymentRow = typeof adPayments.$inferSelect
export type RefundRow = typeof adRefunds.$inferSelect

/** Where advertisers pay by UPI; null without an address. */
export const getUpi = ({ adUpiAddress, adUpiName, siteName }: WebsiteSettings): Own['upi'] =>
  adUpiAddress ? { address: adUpiAddress, payee: adUpiName || siteName } : null

/** Until when what is paid at a time is looked at. */
export const getCheckTime = (at: Date, settings: WebsiteSettings): string =>
  getNextWorkingDay(at, settings.adPaymentsCheckedBy).toISOString()

/** A payment as its advertiser reads it. */
export function toPaymentAnswer(
  row: PaymentRow,
  settings: WebsiteSettings,
  { now, gatewayUrl = null }: { now: Date; gatewayUrl?: string | null },
): PaymentAnswer {
  const upi = getUpi(settings)
  const amount = toRupees(row.amount)
  const isUnderWay = row.status === 'open' || row.status === 'reported'
  return {
    ...{ id: row.id, reference: row.reference, amount, status: row.status, utr: row.utr },
    startedAt: row.startedAt.toISOString(),
    reportedAt: row.reportedAt?.toISOString() ?? null,
    checkedBy: getCheckTime(row.reportedAt ?? now, settings),
    upiLink: upi && isUnderWay ? buildUpiLink({ ...upi, amount, reference: row.reference }) : null,
    gatewayUrl,
  }
}

/** A refund as its advertiser reads it. */
export const toRefundAnswer = (row: RefundRow): RefundAnswer => ({
  ...{ id: row.id, amount: toRupees(row.amount), target: row.target, status: row.status },
  ...{ reason: row.reason, reference: row.reference },
  askedAt: row.askedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})
