import { sql } from 'drizzle-orm'
import type { getAdOverview } from '#contract/ad-figures.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { CAMPAIGN_PENDING } from '#server/advertising/campaigns/index.ts'
import { CREATIVE_PENDING, getLastSumComparison } from '#server/advertising/creatives/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import type { ChargeExclusion } from '#shared/rules/charge-verdict.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { PLACEMENT_SUM_COLUMNS, placementDaysQuery } from './place-days.ts'
import { toAdFigures, paiseToRupees, ZERO_SUMS, toAdSums, type SumRow } from './sums.ts'

type Overview = ResponseOf<typeof getAdOverview>['data']
type Counts = { campaigns: number; pending: number; active: number; creatives: number }

const DAYS = 30

/** Advertising at a glance, for administrators. */
export async function readAdOverview({
  db,
  now,
}: Pick<UserContext, 'db' | 'now'>): Promise<Overview> {
  const until = getKolkataDate(now())
  const span = { from: shiftDay(until, 1 - DAYS), until }
  const [counts, sums, compared] = await Promise.all([
    db.execute<Counts & { revenue: string }>(sql`
      select count(*)::int as campaigns,
        (count(*) filter (where ${CAMPAIGN_PENDING}))::int as pending,
        (count(*) filter (where status = 'active'))::int as active,
        (select count(*)::int from creatives k join campaigns c on c.id = k.campaign_id
          where ${CREATIVE_PENDING}) as creatives,
        (select coalesce(sum(spent), 0) from campaign_totals) as revenue
      from campaigns c where deleted_at is null`),
    db.execute<SumRow & { is_all: boolean; reason: ChargeExclusion | null }>(sql`
      with counted as (
        select *, case when kind in ('view', 'click') then nullif(verdict, 'billed') end as reason
        from ${placementDaysQuery(span)} days)
      select grouping(reason) = 1 as is_all, reason, ${PLACEMENT_SUM_COLUMNS} from counted
      group by grouping sets ((reason), ())
      order by excluded desc, excluded_views desc`),
    getLastSumComparison(db),
  ])
  const { campaigns, pending, active, creatives, revenue } = counts.rows[0]!
  const all = sums.rows.find(({ is_all: isAll }) => isAll)
  const figures = toAdFigures(all ? toAdSums(all) : ZERO_SUMS)
  return {
    campaigns,
    pendingApprovals: pending,
    pendingCreatives: creatives,
    activeCampaigns: active,
    revenue: paiseToRupees(Number(revenue)),
    last30: { ...figures, revenue: figures.spent },
    excluded: sums.rows.flatMap(({ reason, excluded, excluded_views: views }) =>
      reason ? [{ reason, clicks: Number(excluded), views: Number(views) }] : [],
    ),
    compared,
  }
}
