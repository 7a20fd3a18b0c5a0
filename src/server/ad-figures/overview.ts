import { sql } from 'drizzle-orm'
import type { adOverview } from '#contract/ad-figures.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { CAMPAIGN_PENDING } from '#server/campaigns/index.ts'
import { CREATIVE_PENDING, lastComparison } from '#server/creatives/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import type { AdExclusion } from '#shared/rules/ad-verdict.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { PLACE_SUMS, placeDays } from './place-days.ts'
import { figuresOf, inRupees, ZERO_SUMS, sumsOf, type SumRow } from './sums.ts'

type Overview = AnswerOf<typeof adOverview>['data']
type Counts = { campaigns: number; pending: number; active: number; creatives: number }

const DAYS = 30

/** Advertising at a glance, for administrators. */
export async function readOverview({
  db,
  now,
}: Pick<UserContext, 'db' | 'now'>): Promise<Overview> {
  const until = dateInKolkata(now())
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
    db.execute<SumRow & { is_all: boolean; reason: AdExclusion | null }>(sql`
      with counted as (
        select *, case when kind in ('view', 'click') then nullif(verdict, 'billed') end as reason
        from ${placeDays(span)} days)
      select grouping(reason) = 1 as is_all, reason, ${PLACE_SUMS} from counted
      group by grouping sets ((reason), ())
      order by excluded desc, excluded_views desc`),
    lastComparison(db),
  ])
  const { campaigns, pending, active, creatives, revenue } = counts.rows[0]!
  const all = sums.rows.find(({ is_all: isAll }) => isAll)
  const figures = figuresOf(all ? sumsOf(all) : ZERO_SUMS)
  return {
    campaigns,
    pendingApprovals: pending,
    pendingCreatives: creatives,
    activeCampaigns: active,
    revenue: inRupees(Number(revenue)),
    last30: { ...figures, revenue: figures.spent },
    excluded: sums.rows.flatMap(({ reason, excluded, excluded_views: views }) =>
      reason ? [{ reason, clicks: Number(excluded), views: Number(views) }] : [],
    ),
    compared,
  }
}
