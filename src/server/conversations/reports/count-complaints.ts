import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { countComplaintsByMonth as endpoint } from '#contract/reports.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

type Month = ResponseOf<typeof endpoint>['data']['months'][number]

/**
 * What came in and what became of it by month, until the end of yesterday: so pages that show it
 * change once a day at most. A month without a complaint is there with zeros.
 */
export async function countComplaintsByMonth({
  db,
  now,
}: Pick<VisitorContext, 'db' | 'now'>): Promise<ResponseOf<typeof endpoint>['data']> {
  const until = getKolkataDate(now())
  const today = sql`${`${until}T00:00:00+05:30`}::timestamptz`
  const monthOf = (time: string) =>
    sql`date_trunc('month', ${sql.raw(time)} at time zone 'Asia/Kolkata')`
  const { rows } = await db.execute<Month>(sql`
    with last as (select date_trunc('month', (${today} - interval '1 day')
        at time zone 'Asia/Kolkata') as month),
      first as (select greatest((select month from last) - interval '23 months', least(
        (select month from last), (select ${monthOf('min(created_at)')} from reports),
        (select ${monthOf('min(created_at)')} from accounts))) as month),
      months as (select generate_series((select month from first), (select month from last),
        interval '1 month') as month)
    select to_char(m.month, 'YYYY-MM') as month, count(p.id)::int as received,
      count(*) filter (where p.closed_at < ${today})::int as settled,
      count(*) filter (where p.closed_at < ${today}
        and p.outcome in ('removed', 'corrected'))::int as acted,
      count(*) filter (where p.closed_at < ${today} and p.closed_at <= p.due_at)::int as "inTime",
      ceil(percentile_cont(0.5)
        within group (order by extract(epoch from p.closed_at - p.created_at))
        filter (where p.closed_at < ${today}) / 3600)::int as "medianHours"
    from months m left join reports p on ${monthOf('p.created_at')} = m.month
      and p.created_at < ${today}
    group by m.month order by m.month desc`)
  return { until, months: rows }
}
