import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { listAdApprovals, listAdRefunds } from '#contract/ad-matching.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { accounts, adApprovals, adRefunds, bankLines } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { toRupees } from '#shared/rules/money.ts'
import { isOnlyAdministrator } from './approvals.ts'
import { toRefundAnswer } from './present.ts'

/** What advertisers ask back, open ones first, then the latest. */
export async function listRefunds(
  { db }: Pick<UserContext, 'db'>,
  { page, limit }: { page: number; limit: number },
): Promise<Omit<ResponseOf<typeof listAdRefunds>, 'success'>> {
  const isWaiting = sql<boolean>`exists (select from ${adApprovals} a
    where a.refund_id = ${adRefunds.id} and a.status = 'waiting')`
  const [rows, total, { adTwoPeopleAbove }] = await Promise.all([
    db
      .select({
        refund: adRefunds,
        account: { id: accounts.id, name: accounts.name },
        isWaiting,
      })
      .from(adRefunds)
      .innerJoin(accounts, eq(accounts.id, adRefunds.accountId))
      .orderBy(sql`${adRefunds.status} <> 'asked'`, desc(adRefunds.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(adRefunds),
    getSettings(db),
  ])
  return {
    data: rows.map(({ refund, account, isWaiting: waits }) => ({
      ...{ ...toRefundAnswer(refund), account, isWaiting: waits },
      needsTwo: toRupees(refund.amount) > adTwoPeopleAbove,
    })),
    pagination: toPagination({ page, limit }, total),
  }
}

const by = alias(accounts, 'asked_by')

/** Money that waits for a second administrator, the oldest first. */
export async function listApprovals({
  db,
  actor,
}: Pick<UserContext, 'db' | 'actor'>): Promise<
  Omit<ResponseOf<typeof listAdApprovals>, 'success'>
> {
  const [rows, isAlone] = await Promise.all([
    db
      .select({
        row: adApprovals,
        account: { id: accounts.id, name: accounts.name },
        description: bankLines.description,
        askedBy: by.name,
      })
      .from(adApprovals)
      .innerJoin(accounts, eq(accounts.id, adApprovals.accountId))
      .leftJoin(by, eq(by.id, adApprovals.askedBy))
      .leftJoin(bankLines, eq(bankLines.id, adApprovals.lineId))
      .where(eq(adApprovals.status, 'waiting'))
      .orderBy(asc(adApprovals.id))
      .limit(200),
    isOnlyAdministrator(db),
  ])
  return {
    data: rows.map(({ row, account, description, askedBy }) => ({
      ...{ id: row.id, kind: row.kind, account, amount: toRupees(row.amount), way: row.way },
      ...{ reference: row.reference, note: row.note, description, status: row.status },
      askedAt: row.askedAt.toISOString(),
      askedBy: askedBy ?? '',
      isOwn: row.askedBy === actor.id,
    })),
    isAlone,
  }
}
