import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  listBankLines,
  listMatchedLines,
  listReportedPayments,
} from '#contract/ad-matching.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  adApprovals,
  adPayments,
  adRefunds,
  bankLines,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { toRupees } from '#shared/rules/money.ts'
import type { LineRow } from './enter-line.ts'
import { findMatches } from './matches.ts'
import { getCheckTime } from './present.ts'

type Context = Pick<UserContext, 'db'>
type Lines = Omit<ResponseOf<typeof listBankLines>, 'success'>
type Page = { page: number; limit: number }

/** More than this is for the next look. */
const MAX_LINES = 200
const ORDER = { sure: 0, likely: 1, unknown: 2 }

const toLine = ({ id, bank, day, direction, amount, description, number, status }: LineRow) => ({
  ...{ id, bank, day, direction, amount: toRupees(amount), description, number, status },
})

/** Money in that nobody has decided about, and money out that may be a refund: the sure ones first. */
export async function listLines({ db }: Context): Promise<Lines> {
  const [rows, counts, { adTwoPeopleAbove }] = await Promise.all([
    db
      .select()
      .from(bankLines)
      .where(isToMatch)
      .orderBy(desc(bankLines.day), asc(bankLines.id))
      .limit(MAX_LINES),
    readCounts(db),
    getSettings(db),
  ])
  const matches = await findMatches(db, rows)
  const data = rows.map((row, at) => ({
    ...toLine(row),
    ...matches[at]!,
    needsTwo: toRupees(row.amount) > adTwoPeopleAbove,
  }))
  return { data: data.sort((a, b) => ORDER[a.state] - ORDER[b.state]), counts }
}

/** Money out is shown only while a refund of that amount is asked. */
const isToMatch = sql`${bankLines.status} = 'new' and (${bankLines.direction} = 'in' or exists (
  select from ${adRefunds} r where r.status = 'asked' and r.amount = ${bankLines.amount}))`

/** What is to be done about payments. */
export async function readCounts(db: Db): Promise<Lines['counts']> {
  const [toMatch, reported, matched, refunds, approvals] = await Promise.all([
    db.$count(bankLines, isToMatch),
    db.$count(adPayments, eq(adPayments.status, 'reported')),
    db.$count(bankLines, inArray(bankLines.status, ['matched', 'not-ours'])),
    db.$count(adRefunds, eq(adRefunds.status, 'asked')),
    db.$count(adApprovals, eq(adApprovals.status, 'waiting')),
  ])
  return { toMatch, reported, matched, refunds, approvals }
}

const by = alias(accounts, 'settled_by')

/** Lines that are decided, the latest first. */
export async function listMatched(
  { db }: Context,
  { page, limit }: Page,
): Promise<Omit<ResponseOf<typeof listMatchedLines>, 'success'>> {
  const isDecided = inArray(bankLines.status, ['matched', 'not-ours'])
  const [rows, total] = await Promise.all([
    db
      .select({
        line: bankLines,
        account: { id: accounts.id, name: accounts.name },
        reference: adPayments.reference,
        settledBy: by.name,
      })
      .from(bankLines)
      .leftJoin(accounts, eq(accounts.id, bankLines.accountId))
      .leftJoin(adPayments, eq(adPayments.id, bankLines.paymentId))
      .leftJoin(by, eq(by.id, bankLines.settledBy))
      .where(isDecided)
      .orderBy(sql`${bankLines.settledAt} desc nulls last`, desc(bankLines.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(bankLines, isDecided),
  ])
  return {
    data: rows.map(({ line, account, reference, settledBy }) => ({
      ...{ ...toLine(line), account, reference, settledBy },
      settledAt: line.settledAt?.toISOString() ?? null,
    })),
    pagination: toPagination({ page, limit }, total),
  }
}

/** Payments that somebody says to have made, and that no line of the bank shows. */
export async function listReported(
  { db }: Context,
  { page, limit }: Page,
): Promise<Omit<ResponseOf<typeof listReportedPayments>, 'success'>> {
  const isReported = and(eq(adPayments.status, 'reported'))
  const [rows, total, settings] = await Promise.all([
    db
      .select({ payment: adPayments, account: { id: accounts.id, name: accounts.name } })
      .from(adPayments)
      .innerJoin(accounts, eq(accounts.id, adPayments.accountId))
      .where(isReported)
      .orderBy(asc(adPayments.reportedAt), asc(adPayments.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(adPayments, isReported),
    getSettings(db),
  ])
  return {
    data: rows.map(({ payment: { id, reference, amount, utr, reportedAt }, account }) => ({
      ...{ id, account, reference, amount: toRupees(amount), utr },
      reportedAt: reportedAt!.toISOString(),
      checkedBy: getCheckTime(reportedAt!, settings),
    })),
    pagination: toPagination({ page, limit }, total),
  }
}
