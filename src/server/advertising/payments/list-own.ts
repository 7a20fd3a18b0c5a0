import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { listOwnAdPayments } from '#contract/ad-payments.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { adPayments, adRefunds, campaigns } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { asPaise, toRupees } from '#shared/rules/money.ts'
import { getCheckTime, getUpi, toPaymentAnswer, toRefundAnswer } from './present.ts'

const LATEST = 10

/** How an advertiser can pay in, and what is under way. */
export async function listOwnPayments({
  db,
  actor,
  now,
}: Pick<UserContext, 'db' | 'actor' | 'now'>): Promise<
  ResponseOf<typeof listOwnAdPayments>['data']
> {
  const isRunning = and(
    eq(campaigns.accountId, actor.id),
    eq(campaigns.status, 'active'),
    isNull(campaigns.deletedAt),
  )
  const [settings, payments, refunds, [price]] = await Promise.all([
    getSettings(db),
    db
      .select()
      .from(adPayments)
      .where(eq(adPayments.accountId, actor.id))
      .orderBy(desc(adPayments.id))
      .limit(LATEST),
    db
      .select()
      .from(adRefunds)
      .where(eq(adRefunds.accountId, actor.id))
      .orderBy(desc(adRefunds.id))
      .limit(LATEST),
    db
      .select({ average: sql<string | null>`round(avg(${campaigns.costPerClick}))` })
      .from(campaigns)
      .where(isRunning),
  ])
  return {
    upi: getUpi(settings),
    least: settings.adLeastPayment,
    most: settings.adMostPayment,
    clickPrice: price?.average == null ? null : toRupees(asPaise(Number(price.average))),
    gstPercent: settings.gstin ? settings.gstPercent : 0,
    checkedBy: getCheckTime(now(), settings),
    payments: payments.map((row) => toPaymentAnswer(row, settings, { now: now() })),
    refunds: refunds.map(toRefundAnswer),
  }
}
