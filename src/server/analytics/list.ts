import { sql } from 'drizzle-orm'
import { ANALYTICS_PAGE_SIZE } from '#contract/analytics.ts'
import { dailyCounts } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  createZeroActionCounts,
  type AnalyticsRecordType,
  type VisitorActionKind,
  type VisitorActionCounts,
  type AnalyticsPeriod,
} from '#shared/rules/analytics.ts'
import { ownRecordsQuery } from './selection.ts'
import { getPeriodRange } from './period.ts'

type Row = {
  noun: AnalyticsRecordType
  id: number
  name: string
  slug: string
  status: string
  counts: Partial<VisitorActionCounts> | null
  viewsBefore: number
  total: number
}

/** The account's listings and ads with their sums, the most viewed first. */
export async function listAnalytics(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { days, page }: { days: AnalyticsPeriod; page: number },
) {
  const { beforeFrom, from, to } = getPeriodRange(days, now())
  const { rows } = await db.execute<Row>(sql`
    with sums as (
      select c.noun, c.record_id, c.kind,
        coalesce(sum(c.count) filter (where c.day >= ${from}), 0)::int as now,
        coalesce(sum(c.count) filter (where c.day < ${from}), 0)::int as before
      from ${dailyCounts} c join (${ownRecordsQuery(actor.id)}) mine
        on mine.noun = c.noun and mine.record_id = c.record_id
      where c.day between ${beforeFrom} and ${to} group by 1, 2, 3)
    select own.noun, own.record_id as id, own.name, own.slug, own.status,
      json_object_agg(s.kind, s.now) filter (where s.kind is not null) as counts,
      coalesce(sum(s.before) filter (where s.kind = 'view'), 0)::int as "viewsBefore",
      count(*) over ()::int as total
    from (${ownRecordsQuery(actor.id)}) own
    left join sums s on s.noun = own.noun and s.record_id = own.record_id
    group by 1, 2, 3, 4, 5
    order by coalesce(sum(s.now) filter (where s.kind = 'view'), 0) desc,
      coalesce(sum(s.now), 0) desc, own.name, own.noun, own.record_id
    limit ${ANALYTICS_PAGE_SIZE} offset ${(page - 1) * ANALYTICS_PAGE_SIZE}`)
  const data = rows.map(({ counts, total: _, ...row }) => ({ ...row, counts: filled(counts) }))
  return {
    data,
    pagination: toPagination({ page, limit: ANALYTICS_PAGE_SIZE }, rows[0]?.total ?? 0),
  }
}

const filled = (
  counts: Partial<Record<VisitorActionKind, number>> | null,
): VisitorActionCounts => ({
  ...createZeroActionCounts(),
  ...counts,
})
