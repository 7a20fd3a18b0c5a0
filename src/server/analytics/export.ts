import { VISITOR_ACTION_KINDS, type AnalyticsPeriod } from '#shared/rules/analytics.ts'
import { toCsv } from '#shared/text/csv.ts'
import { CSV_HEADS } from '#shared/view/csv-heads.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { findSelection, type AnalyticsSelection } from './selection.ts'
import { getPeriodRange } from './period.ts'
import { readAnalytics, readSearches } from './read.ts'

const MAX_ROWS = 5_000

type Query = AnalyticsSelection & { days: AnalyticsPeriod; of: 'days' | 'searches' }

/** The analytics as a file for a spreadsheet. Throws NOT_FOUND or INVALID_INPUT. */
export async function exportAnalytics(
  ctx: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { of, ...asked }: Query,
): Promise<{ name: string; text: string }> {
  const one = await findSelection(ctx, asked)
  const span = getPeriodRange(asked.days, ctx.now())
  const name = ['analytics', one && `${one.noun}-${one.id}`, of, span.from, span.to]
    .filter(Boolean)
    .join('-')
  const rows =
    of === 'days'
      ? [
          CSV_HEADS.days,
          ...(await readAnalytics(ctx, asked)).byDay.map(({ day, counts }) => [
            day,
            ...VISITOR_ACTION_KINDS.map((kind) => counts[kind]),
          ]),
        ]
      : [
          CSV_HEADS.searches,
          ...(await readSearches(ctx, one, span, MAX_ROWS)).map(({ words, count }) => [
            words,
            count,
          ]),
        ]
  return { name: `${name}.csv`, text: toCsv(rows) }
}
