import { sql } from 'drizzle-orm'
import { MAX_REPORTED_SEARCHES } from '#contract/analytics.ts'
import { dailyCounts, searchCounts } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  createZeroActionCounts,
  type VisitorActionKind,
  type VisitorActionCounts,
  type AnalyticsPeriod,
} from '#shared/rules/analytics.ts'
import {
  findSelection,
  selectionCondition,
  type AnalyticsSelection,
  type SelectedRecord,
} from './selection.ts'
import { listDays, getPeriodRange, type PeriodRange } from './period.ts'

type Asks = Pick<UserContext, 'db' | 'actor' | 'now'>

/** The sums of all listings and ads of the account, those of as many days before, daily views. */
export async function readTotals(ctx: Asks, days: AnalyticsPeriod) {
  const span = getPeriodRange(days, ctx.now())
  const { now, before, byDay } = sumUp(await readDays(ctx, null, span), span)
  return { ...shownSpan(span), now, before, viewsByDay: byDay.map(({ counts }) => counts.view) }
}

/**
 * What people did with the account's listings and ads, or with one of them: by day, and the
 * searches that led there. Throws NOT_FOUND or INVALID_INPUT.
 */
export async function readAnalytics(
  ctx: Asks,
  { days, ...chosen }: AnalyticsSelection & { days: AnalyticsPeriod },
) {
  const of = await findSelection(ctx, chosen)
  const span = getPeriodRange(days, ctx.now())
  const [rows, searches] = await Promise.all([
    readDays(ctx, of, span),
    readSearches(ctx, of, span, MAX_REPORTED_SEARCHES),
  ])
  return { ...shownSpan(span), of, ...sumUp(rows, span), searches }
}

type DayRow = { day: string; kind: VisitorActionKind; count: number }

async function readDays(
  { db, actor }: Asks,
  of: SelectedRecord | null,
  span: PeriodRange,
): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select c.day::text as day, c.kind, sum(c.count)::bigint as count
    from ${dailyCounts} c
    where ${selectionCondition(actor.id, of)} and c.day between ${span.beforeFrom} and ${span.to}
    group by 1, 2`)
  return rows
}

/** The searches that led to counted views, the most frequent first. */
export async function readSearches(
  { db, actor }: Pick<Asks, 'db' | 'actor'>,
  of: SelectedRecord | null,
  { from, to }: PeriodRange,
  limit: number,
): Promise<{ words: string; count: number }[]> {
  const { rows } = await db.execute<{ words: string; count: number }>(sql`
    select c.words, sum(c.count)::bigint as count
    from ${searchCounts} c
    where ${selectionCondition(actor.id, of)} and c.day between ${from} and ${to}
    group by 1 order by 2 desc, 1 limit ${limit}`)
  return rows
}

function sumUp(rows: readonly DayRow[], span: PeriodRange) {
  const days = new Map(listDays(span).map((day) => [day, createZeroActionCounts()]))
  const [now, before] = [createZeroActionCounts(), createZeroActionCounts()]
  const put = (to: VisitorActionCounts, { kind, count }: DayRow) => (to[kind] += count)
  for (const row of rows) {
    const own = days.get(row.day)
    if (own) put(own, row)
    put(own ? now : before, row)
  }
  return { now, before, byDay: [...days].map(([day, counts]) => ({ day, counts })) }
}

const shownSpan = ({ days, from, to }: PeriodRange) => ({ days, from, to })
